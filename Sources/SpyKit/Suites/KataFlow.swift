internal import Synchronization

/// The messages of the running test so far, for the words of a red test in an editor.
final class KataFlow: Sendable {
  /// That of the running test; nil where `kata` records it, which has words of its own.
  @TaskLocal static var current: KataFlow?

  private struct State {
    var lines: [String] = []
    var difference: String?
  }

  private let state = Mutex(State())

  /// Each message with its sender, a line each.
  var text: String { state.withLock(\.lines).joined(separator: "\n") }

  func add<Call: KataMessage>(_ call: Call) {
    let (receiver, text) = KataText.message(call)
    let sender = Call.cast.first { $0.name == receiver }?.sender
    let line = (sender.map { "\($0) → " } ?? "") + "\(receiver)  \(text)"
    state.withLock { $0.lines.append(line) }
  }

  /// Keeps the first message in which two lists differ; nothing if they are equal.
  func compare<Call: KataMessage>(_ recorded: [Call], with expected: [Call]) {
    let difference = Self.difference(recorded, expected)
    state.withLock { $0.difference = difference }
  }

  /// What the last comparison has found, given to the issue that comes of it and to no other.
  func takeDifference() -> String? {
    state.withLock { state in
      defer { state.difference = nil }
      return state.difference
    }
  }

  /// The first message in which two lists differ, in two lines; of a long one its fields, too.
  static func difference<Call: KataMessage>(_ recorded: [Call], _ expected: [Call]) -> String? {
    let same = zip(recorded, expected).prefix { $0 == $1 }.count
    guard same < max(recorded.count, expected.count) else { return nil }
    let none = same == 0 ? "nothing" : "nothing more"
    let (wanted, came) = (expected.dropFirst(same).first, recorded.dropFirst(same).first)
    let label = "message \(same + 1) should be"
    let second = "but what came is"
    let padding = String(repeating: " ", count: label.count - second.count)
    let lines = [
      "\(label)  \(wanted?.debugDescription ?? none)",
      "\(second)\(padding)  \(came?.debugDescription ?? none)",
    ]
    guard let wanted, let came, lines[0].count > 80 else { return lines.joined(separator: "\n") }
    return (lines + KataText.differences(came, wanted)).joined(separator: "\n")
  }
}

extension Array where Element: KataMessage {
  /// Compares what came, on the left, with what was expected, and has a red test name the first
  /// message that differs.
  public static func == (recorded: Self, expected: Self) -> Bool {
    KataFlow.current?.compare(recorded, with: expected)
    return recorded.elementsEqual(expected)
  }
}
