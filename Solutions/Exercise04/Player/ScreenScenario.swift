import SpyKit

/// What may happen on the login screen: somebody types and taps, and the Presenter displays.
nonisolated struct ScreenScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case email(typed: String)
    case password(typed: String)
    /// The button; what follows may come while its request is awaited. Its task may have been
    /// cancelled before; nil is no.
    case tap(isCancelled: Bool?)
    /// Two taps, one right behind the other; the first may have loading displayed as soon as the
    /// Interactor is asked.
    case taps(areLoading: Bool)
    /// Cancels the task of the tap at this place among those that are awaited.
    case cancel(place: Int)
    /// The Interactor returns from the request at this place among those that are awaited.
    case returns(place: Int)
    case dismiss
    case presenter(displays: Display)
  }

  nonisolated enum Display: Codable, Sendable {
    case welcome(greeting: String)
    case problem(title: String, message: String)
    case loading(isLoading: Bool)
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    let isFilled = !random.once(in: 3)
    return Self(
      steps: (isFilled ? [.email(typed: "ann@x.org"), .password(typed: "s3cret")] : [])
        + random.row(usually: 9) { step(using: &$0) })
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(16) {
    case 0: .email(typed: random.text(.all, words: ["ann@x.org", "bob@x.org"]))
    case 1: .password(typed: random.text(.all, words: ["s3cret", "S3cret"]))
    case 2: random.pick([.email(typed: ""), .password(typed: "")])
    case 3, 4, 5, 6: .tap(isCancelled: random.once(in: 8) ? true : nil)
    case 14: .cancel(place: random.below(2))
    case 15: .taps(areLoading: !random.once(in: 3))
    case 7, 8: .returns(place: random.below(3))
    case 9: .dismiss
    case 10, 11: .presenter(displays: .loading(isLoading: random.once(in: 3)))
    case 12: .presenter(displays: .welcome(greeting: random.text(.all, words: ["Welcome, Ann!"])))
    default: .presenter(displays: problem(using: &random))
    }
  }

  private static func problem(using random: inout KataRandom) -> Display {
    guard !random.once(in: 4) else {
      let kinds: KataTexts = [.empty, .blank]
      return .problem(title: random.oddText(kinds), message: random.oddText(kinds))
    }
    return .problem(
      title: random.text(.all, words: ["No entry"]),
      message: random.text(.all, words: ["Try again."]))
  }
}
