import SpyKit

/// What may happen on the login screen: somebody types and taps, and the Presenter displays.
nonisolated struct ScreenScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case email(typed: String)
    case password(typed: String)
    /// The button; while its request is awaited, the Presenter displays these.
    case tap(meanwhile: [Display])
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
    var steps: [Step] = []
    if !random.once(in: 3) {
      steps = [.email(typed: "ann@x.org"), .password(typed: "s3cret")]
    }
    for _ in 0...random.below(10) {
      steps.append(step(using: &random))
    }
    return Self(steps: steps)
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(10) {
    case 0: .email(typed: typed(using: &random))
    case 1: .password(typed: typed(using: &random))
    case 2, 3, 4: .tap(meanwhile: meanwhile(using: &random))
    case 5: .dismiss
    default: .presenter(displays: display(using: &random))
    }
  }

  private static func typed(using random: inout KataRandom) -> String {
    switch random.below(4) {
    case 0: ""
    case 1: random.blank()
    default: "\(random.blank())\(random.word())\(random.blank())"
    }
  }

  private static func meanwhile(using random: inout KataRandom) -> [Display] {
    switch random.below(3) {
    case 0: []
    case 1: [.loading(isLoading: true), .loading(isLoading: false), outcome(using: &random)]
    default: (0...random.below(3)).map { _ in display(using: &random) }
    }
  }

  private static func display(using random: inout KataRandom) -> Display {
    random.once(in: 2) ? .loading(isLoading: random.once(in: 2)) : outcome(using: &random)
  }

  private static func outcome(using random: inout KataRandom) -> Display {
    random.once(in: 2)
      ? .welcome(greeting: words(as: "Welcome, Ann!", using: &random))
      : .problem(
        title: words(as: "No entry", using: &random),
        message: words(as: "Wrong password.", using: &random))
  }

  /// Often the same words again, so that what is displayed may equal what is shown.
  private static func words(as usual: String, using random: inout KataRandom) -> String {
    random.once(in: 2) ? usual : typed(using: &random)
  }
}
