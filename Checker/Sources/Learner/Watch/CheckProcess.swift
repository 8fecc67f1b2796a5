import Basics
import Common
import Host
import Foundation

/// The process that judges for `kata watch`: one at a time, a new one for each check, so that
/// memory stays flat over a day.
final class CheckProcess {
  private let host: HostSystem
  private var working: Child?
  /// The number of checks begun so far: a message read before the latest one is out of date.
  private(set) var begun = 0
  /// Processes that were told to end, and still run.
  private var ending: [Child] = []

  init(_ host: HostSystem) { self.host = host }

  private var all: [Child] { (working.map { [$0] } ?? []) + ending }

  /// Readable when a process has written something, or has ended.
  var descriptors: [Int32] { all.flatMap(\.descriptors) }

  /// Starts a check in place of the one under way; the operands are those of `watch-check`.
  func begin(_ operands: [String]) throws(Complaint) {
    cancel()
    begun += 1
    working = try Child(
      Command(
        words: [host.executable, "watch-check"] + operands, environment: host.environment,
        limit: Limits.watchCheckSeconds, keep: Limits.streamBytes))
  }

  func cancel() {
    guard let child = working else { return }
    child.terminate()
    ending.append(child)
    working = nil
  }

  func messages() -> [CheckMessage] {
    all.forEach { $0.check() }
    ending.removeAll { !$0.isRunning }
    guard let child = working else { return [] }
    var messages = child.takeLines().compactMap { line in
      try? JSONDecoder().decode(CheckMessage.self, from: Data(line.utf8))
    }
    let isAnswered = messages.contains(where: \.isAnswer)
    guard isAnswered || !child.isRunning else { return messages }
    if !isAnswered { messages.append(.refused(Self.silence(of: child))) }
    working = nil
    // After its answer it ends by itself.
    if child.isRunning { ending.append(child) }
    return messages
  }

  private static func silence(of child: Child) -> Complaint {
    let said = child.finished.errors.split(whereSeparator: \.isNewline).suffix(3)
    return .machine(
      "The process that checks has ended without a verdict.", details: said.map(String.init),
      next: "kata check shows more")
  }

  /// Ends the check, and waits until its processes have ended.
  func endAll() {
    cancel()
    let deadline = DispatchTime.now() + Limits.endingSeconds
    while !ending.isEmpty, DispatchTime.now() < deadline {
      _ = Descriptors.wait(for: [], milliseconds: 2)
      ending.forEach { $0.check() }
      ending.removeAll { !$0.isRunning }
    }
    ending.forEach { $0.kill() }
  }
}

struct FileSnapshot: Codable, Sendable, Equatable {
  /// A digest of names and texts: a verdict is about this.
  var content: String
  /// Times, sizes and inodes: they differ after every save, even of the same text.
  var marks: String
}

/// A line of JSON that a check's process writes for `kata watch`.
enum CheckMessage: Codable, Sendable, Equatable {
  /// Long progress is also told where nothing is redrawn.
  case progress(String, isLong: Bool)
  case judged(Judgement)
  case judgedAll([Verdict])
  /// The reason why nothing could be judged.
  case refused(Complaint)

  /// True for the last message of a check.
  var isAnswer: Bool { if case .progress = self { false } else { true } }
}

/// A verdict, and the files that it is about.
struct Judgement: Codable, Sendable, Equatable {
  var snapshot: FileSnapshot
  var verdict: Verdict
}
