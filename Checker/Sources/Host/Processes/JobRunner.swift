import CSystem
import Foundation
import Basics

/// Runs child processes side by side: whichever is waited for, the output of all of them is read.
final class JobRunner {
  private var running: [Child] = []

  deinit {
    running.forEach { $0.kill() }
  }

  func start(_ command: Command) throws(Complaint) -> Job {
    let child = try begin(command)
    return Job(
      result: { () throws(Complaint) in
        let finished = try self.result(of: child)
        // Killed from outside, as when memory is short: that may be chance once.
        guard finished.ending == .signalled(SIGKILL), !command.takesInput else { return finished }
        if let path = command.appendsTo { try Files.live().write(path, Data()) }
        return try self.result(of: self.begin(command))
      },
      cancel: {
        child.kill()
        self.forgetEnded()
      })
  }

  private func begin(_ command: Command) throws(Complaint) -> Child {
    let child = try Child(command)
    running.append(child)
    return child
  }

  private func result(of child: Child) throws(Complaint) -> Finished {
    while child.isRunning { try step() }
    return child.finished
  }

  /// Waits until something is written or ends, reads it, and ends what is past its limit.
  private func step() throws(Complaint) {
    // A child that has closed both outputs is about to end: no descriptor tells when.
    let isEnding = running.contains(where: \.descriptors.isEmpty)
    _ = Descriptors.wait(for: running.flatMap(\.descriptors), milliseconds: isEnding ? 1 : 50)
    guard !Interrupts.arrived else {
      running.forEach { $0.kill() }
      forgetEnded()
      throw .interrupted
    }
    running.forEach { $0.check() }
    if running.contains(where: { !$0.isRunning }) { forgetEnded() }
  }

  /// Drops the children that have ended, and kills the processes that left their groups.
  private func forgetEnded() {
    running.removeAll { !$0.isRunning }
    let wanted = running.map(\.pid)
    csystem_kill_orphans(wanted, Int32(wanted.count), Limits.orphanSeconds)
  }
}

extension Processes {
  package static func live() -> Processes {
    let runner = JobRunner()
    return Processes(
      start: { command throws(Complaint) in try runner.start(command) },
      find: { program, path in
        path.split(separator: ":").map { "\($0)/\(program)" }.first { csystem_can_execute($0) == 1 }
      })
  }
}
