import SpyKit

/// What may happen on the login screen: a user types and taps, and the Presenter displays.
nonisolated struct ScreenScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case email(typed: String)
    case password(typed: String)
    /// The button; what follows may come while its request is awaited. Its task may have been
    /// cancelled before; nil is no. This is displayed in that task when the Interactor is asked.
    case tap(isCancelled: Bool?, displays: [Display]?)
    /// Two taps, one right behind the other; the first may have loading displayed as soon as the
    /// Interactor is asked.
    case taps(areLoading: Bool)
    /// Cancels the task of the tap at this place among those that are awaited.
    case cancel(place: Int)
    /// The Interactor returns from the request at this place among those that are awaited; before
    /// it does, this is displayed in the tap's task.
    case returns(place: Int, displays: [Display]?)
    case dismiss
    case presenter(displays: Display)
  }

  nonisolated enum Display: Codable, Sendable {
    /// Displayed again so many times, each by the Router while it is asked; nil is never.
    case welcome(greeting: String, again: Int?)
    case problem(title: String, message: String)
    case loading(isLoading: Bool)
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    let isFilled = !random.once(in: 3)
    let row = random.row(usually: 8) { random in
      random.once(in: 8) ? fields(using: &random) : [step(using: &random)]
    }
    return Self(
      steps: (isFilled ? [.email(typed: "ann@x.org"), .password(typed: "s3cret")] : [])
        + row.flatMap(\.self))
  }

  /// Each thing that can happen, on each screen that there can be.
  static var always: [Self] {
    let filled: [Step] = [.email(typed: "ann@x.org"), .password(typed: "s3cret")]
    let tap = Step.tap(isCancelled: nil, displays: nil)
    let loads = Step.presenter(displays: .loading(isLoading: true))
    let fails = Step.presenter(displays: .problem(title: "No entry", message: "Try again."))
    let welcomes = Step.presenter(displays: .welcome(greeting: "Welcome, Ann!", again: nil))
    let screens = [
      [], [fails], [loads], [loads, fails], [welcomes], [tap, fails], [tap, loads],
      [tap, loads, fails],
    ]
    let events = [
      .dismiss, .email(typed: "a"), .password(typed: ""), tap, .returns(place: 0, displays: nil),
      .presenter(displays: .problem(title: "b", message: "c")), welcomes, loads,
      .presenter(displays: .loading(isLoading: false)),
    ]
    return screens.flatMap { screen in events.map { Self(steps: filled + screen + [$0]) } }
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(18) {
    case 0: email(using: &random)
    case 1: password(using: &random)
    case 2: random.pick([.email(typed: ""), .password(typed: "")])
    case 3, 4, 5, 6: tap(using: &random)
    case 7, 8:
      .returns(
        place: random.below(3), displays: random.once(in: 2) ? displays(using: &random) : nil)
    case 9: .dismiss
    case 10: .cancel(place: random.below(2))
    case 11: .taps(areLoading: !random.once(in: 3))
    default: .presenter(displays: display(using: &random))
    }
  }

  /// Both fields, as a user fills them, and the button behind them.
  private static func fields(using random: inout KataRandom) -> [Step] {
    [email(using: &random), password(using: &random), tap(using: &random)]
  }

  private static func email(using random: inout KataRandom) -> Step {
    .email(typed: random.carriedText(words: ["ann@x.org", "bob@x.org"]))
  }

  private static func password(using random: inout KataRandom) -> Step {
    .password(typed: random.carriedText(words: ["s3cret", "S3cret"]))
  }

  private static func tap(using random: inout KataRandom) -> Step {
    .tap(
      isCancelled: random.once(in: 4) ? true : nil,
      displays: random.once(in: 3) ? displays(using: &random) : nil)
  }

  private static func displays(using random: inout KataRandom) -> [Display] {
    (0...random.below(2)).map { _ in display(using: &random) }
  }

  private static func display(using random: inout KataRandom) -> Display {
    switch random.below(6) {
    case 0, 1: .loading(isLoading: random.once(in: 3))
    case 2, 3:
      .welcome(
        greeting: random.carriedText(words: ["Welcome, Ann!"]),
        again: random.once(in: 4) ? 1 + random.below(3) : nil)
    default: problem(using: &random)
    }
  }

  private static func problem(using random: inout KataRandom) -> Display {
    guard !random.once(in: 4) else {
      let kinds: KataTexts = [.empty, .blank]
      return .problem(title: random.oddText(kinds), message: random.oddText(kinds))
    }
    return .problem(
      title: random.carriedText(words: ["No entry"]),
      message: random.carriedText(words: ["Try again."]))
  }
}
