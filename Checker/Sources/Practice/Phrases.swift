import Common

/// What a user would call each message, such as "the welcome".
struct Phrases {
  /// By the message's name; the data stands beside the exercises.
  let all: [String: String]
  static let path = "Exercises/phrases.json"

  init(_ all: [String: String]) { self.all = all }

  /// The first message that differs, as a user reports it, and the title of a test that says when.
  func report(_ verdict: Verdict) -> String {
    let red = verdict.tests.cases.filter { $0.outcome != .passed }
    // The test of one edge says more than that of three, and a short one more than a long one.
    let telling = red.min { one, other in
      let sizes = [one, other].map { ($0.edges?.count ?? 0, $0.flow?.expected.count ?? 0) }
      return sizes[0] < sizes[1]
    }
    guard let telling else { return "Something is wrong." }
    let differs = telling.flow.flatMap { flow in
      report(flow.expected.map(Recording.Entry.message), flow.recorded.map(Recording.Entry.message))
    }
    let title = telling.title.replacing(/\s\(E\d[^)]*\)$/, with: "").asSentence
    return (differs.map { "A user reports: \($0) " } ?? "") + "What should hold: \(title)."
  }

  func report(_ difference: ScriptDifference) -> String {
    let words = report(difference.expected, difference.recorded)
    return "A user reports: \(words ?? "Something differs from the reference.")"
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
    case (let expected?, _):
      let words =
        rests[1].contains { $0 == expected } ? "comes too late" : "never comes"
      return called(expected).map { "\($0) \(words).".asSentence }
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
