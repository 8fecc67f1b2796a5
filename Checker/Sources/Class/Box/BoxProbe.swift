import Host
import Core
import CBox

/// Attempts to get out of a box: each one is a process of its own (`kata box-probe`).
enum BoxProbe {
  /// The command's name, which no help mentions.
  static let command = "box-probe"

  struct Attempt: Sendable {
    let number: Int
    let name: String
    let expectation: BoxExpectation
  }

  /// All attempts; none on macOS.
  static let attempts: [Attempt] = {
    var attempts: [Attempt] = []
    while let name = probe_attempt_name(Int32(attempts.count)) {
      let expectation = probe_attempt_expectation(Int32(attempts.count)).rawValue
      attempts.append(
        Attempt(
          number: attempts.count, name: String(cString: name),
          expectation: BoxExpectation(rawValue: expectation) ?? .fails))
    }
    return attempts
  }()

  static func words(
    _ kata: String, _ attempt: Attempt, outside: String, inside: String, home: String,
    victim: Int32
  ) -> [String] {
    [kata, command, "\(attempt.number)", outside, inside, home, "\(victim)"]
  }

  /// Makes one attempt; 0 if it succeeded, 1 if it did not.
  static func run(_ words: [String]) -> Int32 {
    guard words.count == 5, let number = Int32(words[0]), let victim = Int32(words[4]) else {
      return ExitCode.usage.rawValue
    }
    return withCStrings(Array(words[1...3])) { texts in
      var place = probe_place(
        outside: UnsafePointer(texts[0]), inside: UnsafePointer(texts[1]),
        home: UnsafePointer(texts[2]), victim: victim)
      return probe_attempt(number, &place) == 1 ? 0 : 1
    }
  }
}
