import Foundation
import KataCore

extension Processes {
  static func live() -> Processes {
    Processes(
      run: { commands throws(Complaint) in
        var children: [Child] = []
        defer {
          children.forEach { $0.kill() }
          Orphans.kill(except: [])
        }
        for command in commands { children.append(try Child(command)) }
        try Child.wait(for: children)
        return children.map(\.finished)
      },
      find: { program, path in
        path.split(separator: ":").map { "\($0)/\(program)" }
          .first { access($0, X_OK) == 0 }
      })
  }
}

extension Child {
  /// Reads from all of them until each has ended or is past its limit.
  fileprivate static func wait(for children: [Child]) throws(Complaint) {
    while children.contains(where: \.isRunning) {
      let open = children.flatMap(\.openPipes)
      var polled = open.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      // Who has closed both outputs is about to end: nothing else tells when.
      let isEnding = children.contains { $0.isRunning && $0.openPipes.isEmpty }
      _ = poll(&polled, nfds_t(polled.count), isEnding ? 1 : 50)
      for (pipe, state) in zip(open, polled) where state.revents != 0 { pipe.drain() }
      guard !Interrupts.arrived else { throw .interrupted }
      let running = children.filter(\.isRunning)
      running.forEach { $0.check() }
      if running.contains(where: \.hasFailedOthers) { children.forEach { $0.kill() } }
      let wanted = children.filter(\.isRunning).map(\.pid)
      if wanted.count < running.count { Orphans.kill(except: Set(wanted)) }
    }
  }
}
