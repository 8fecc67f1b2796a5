import Core
import Reports

/// What a user would call each message, such as "the welcome".
struct Phrases {
  /// By the message's name; the data stands beside the exercises.
  let all: [String: String]
  static let path = "Exercises/phrases.json"

  init(_ all: [String: String]) { self.all = all }

  /// The first message that differs, as a user reports it; else the edge that is red.
  func report(_ verdict: Verdict) -> String {
    guard let test = verdict.tests.telling(on: nil) else { return "Something is wrong." }
    return test.flow.flatMap { flow in
      report(flow.expected.map(Recording.Entry.message), flow.recorded.map(Recording.Entry.message))
    } ?? verdict.edges?.first.map { "This doesn't hold any more: \($0)" }
      ?? "\(test.title): no more."
  }

  func report(_ difference: ScriptDifference) -> String {
    report(difference.expected, difference.recorded) ?? "Something differs from the reference."
  }

  private func report(_ expected: [Recording.Entry], _ recorded: [Recording.Entry]) -> String? {
    let common = zip(expected, recorded).prefix { $0 == $1 }.count
    let rests = [expected, recorded].map { $0[common...].compactMap(\.message) }
    func called(_ message: Message) -> String? {
      all[message.name ?? String(message.text.prefix { $0 != ":" })]
    }
    let messages = [expected, recorded].map { $0.compactMap(\.message) }
    switch (rests[0].first, rests[1].first) {
    case (let expected?, let recorded?) where expected.name == recorded.name:
      return called(expected).map { "\($0) isn't what it should be.".asSentence }
    case (let expected?, let recorded):
      let words =
        rests[1].contains { $0 == expected } ? "comes too late" : "never comes"
      let instead = recorded.flatMap { message in
        rests[0].contains(message) ? nil : called(message).map { "; instead comes \($0)" }
      }
      return called(expected).map { "\($0) \(words)\(instead ?? "").".asSentence }
    case (nil, let recorded?):
      let times = messages.map { $0.count { $0 == recorded } }
      let words = times[0] > 0 && times[1] > times[0] ? "comes once too often" : "comes unasked"
      return called(recorded).map { "\($0) \(words).".asSentence }
    case (nil, nil): return nil
    }
  }
}

extension String {
  /// With its first letter in upper case.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
