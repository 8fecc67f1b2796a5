import Foundation
import KataCore

/// The processes that judge for a watch: one at work, one that stands by, one that builds ahead.
///
/// Each ends when it has done its one thing, so that nothing grows in the course of a day.
final class CheckProcesses {
  private let host: KataHost
  private var working: Child?
  /// The one that was begun last: what others have said is about what was given up.
  private var latest: pid_t = 0
  private var standingBy: (id: ExerciseID, child: Child, input: Int32)?
  private var ahead: (id: ExerciseID, child: Child)?
  /// Told to end, and not gone yet.
  private var ending: [Child] = []

  init(_ host: KataHost) {
    self.host = host
  }

  private var all: [Child] {
    [working, standingBy?.child, ahead?.child].compactMap(\.self) + ending
  }

  /// What can be read when a process has something to say, or has ended.
  var descriptors: [Int32] { all.flatMap(\.openPipes).map(\.descriptor) }

  /// Has the exercise judged by the process that stands by for it, or else by a new one.
  func begin(_ order: Order, on id: ExerciseID) throws(Complaint) {
    cancel()
    if let other = standingBy, other.id != id { dismiss() }
    if standingBy == nil { try standBy(for: id) }
    guard let (_, child, input) = standingBy else { return }
    let line = Array("\(order.rawValue)\n".utf8)
    _ = line.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    close(input)
    working = child
    latest = child.pid
    standingBy = nil
  }

  /// Starts one that waits, if there is none for this exercise.
  func standBy(for id: ExerciseID) throws(Complaint) {
    guard standingBy?.id != id else { return }
    dismiss()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    standingBy = (id, try start([], id, input: ends[0]), ends[1])
  }

  func prepare(_ id: ExerciseID) throws(Complaint) {
    ahead = (id, try start(["--ahead"], id))
  }

  /// Gives up what is under way, and what is made ready.
  func cancel() {
    for child in [working, ahead?.child].compactMap(\.self) { end(child) }
    working = nil
    ahead = nil
  }

  private func dismiss() {
    guard let (_, child, input) = standingBy else { return }
    close(input)
    end(child)
    standingBy = nil
  }

  private func end(_ child: Child) {
    Guardian.end(child.pid)
    ending.append(child)
  }

  private func start(
    _ options: [String], _ id: ExerciseID, input: Int32? = nil
  ) throws(Complaint) -> Child {
    try Child(
      Command(
        words: [host.executable, "stand-by", "\(id.number)"] + options,
        environment: host.environment, limit: Limits.standBySeconds, keep: Limits.streamBytes),
      input: input)
  }

  /// Something that a process has said, or that has become of it.
  struct News {
    fileprivate let pid: pid_t
    let event: Watch.Event
  }

  /// What has come since.
  func news() -> [News] {
    for child in all {
      child.openPipes.forEach { $0.drain() }
      child.check()
    }
    ending.removeAll { !$0.isRunning }
    var news: [News] = []
    if let child = working {
      let messages = messages(of: child)
      news = messages.map { News(pid: child.pid, event: .said($0)) }
      // Who has answered ends by itself.
      if messages.contains(where: \.isAnswer) {
        working = nil
        if child.isRunning { ending.append(child) }
      }
    }
    if let (id, child) = ahead, !child.isRunning {
      ahead = nil
      news.append(News(pid: latest, event: .prepared(id)))
    }
    if let (_, child, input) = standingBy, !child.isRunning {
      close(input)
      standingBy = nil
    }
    return news
  }

  /// Whether it is about what was begun last.
  func isTimely(_ news: News) -> Bool { news.pid == latest }

  private func messages(of child: Child) -> [CheckMessage] {
    let messages = child.takeLines().compactMap { line in
      try? JSONDecoder().decode(CheckMessage.self, from: Data(line.utf8))
    }
    guard !child.isRunning, !messages.contains(where: \.isAnswer) else { return messages }
    let said = child.finished.errors.split(whereSeparator: \.isNewline).suffix(3).map(String.init)
    return [
      .refused(
        .machine(
          "The process that checks has ended without a verdict.", details: said,
          next: "kata check shows more"))
    ]
  }

  /// Ends all of them, and waits until they are gone.
  func endAll() {
    dismiss()
    cancel()
    let deadline = DispatchTime.now() + Limits.endingSeconds
    while !ending.isEmpty, DispatchTime.now() < deadline {
      poll(nil, 0, 2)
      ending.forEach { $0.check() }
      ending.removeAll { !$0.isRunning }
    }
    ending.forEach { $0.kill() }
  }
}
