import LoginScene
import SpyKit

/// Screens that open, ask who is signed in, and close, while the answers come when they like.
nonisolated struct ResumeScenario: KataScenario {
  var steps: [Step]

  nonisolated indirect enum Step: Codable, Sendable {
    /// A new scene, numbered from 1 in the order in which they open.
    case open
    /// What happens meanwhile happens while the worker is asked; then comes its answer, where it
    /// has one at once, and the call returns.
    case appear(scene: Int, atOnce: Answer?, meanwhile: [Step]?)
    /// Answers the call at this place among those that wait, the oldest first.
    case answer(place: Int, with: Answer)
    case close(scene: Int)
    /// Code outside the scene holds its Presenter from now on.
    case hold(scene: Int)
    /// The code that holds the scene's Presenter has it present this, once the View has gone.
    case present(scene: Int, Answer)
  }

  /// The user who is still signed in; nil for none.
  nonisolated struct Answer: Codable, Sendable {
    var name: String?

    init(name: String?) {
      self.name = name
    }

    var user: Login.User? { name.map { Login.User(name: $0) } }
  }

  /// Within a call no View is let go.
  var isCovered: Bool {
    steps.allSatisfy { step in
      guard case .appear(_, _, let meanwhile?) = step else { return true }
      return meanwhile.allSatisfy { if case .close = $0 { false } else { true } }
        && Self(steps: meanwhile).isCovered
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    let most = random.pick([1, 2, 3, 8])
    var scenes = 1
    // A few, so that several scenes are told the same.
    let answers = (0..<random.pick([1, 2, 3, 6])).map { _ in answer(using: &random) }
    var steps = random.row(usually: 9) { random in
      let isNew = scenes < most && random.once(in: 5)
      scenes += isNew ? 1 : 0
      return isNew ? .open : step(in: scenes, answers, using: &random)
    }
    if scenes > 1, random.once(in: 4) {
      let answer = random.pick(answers)
      steps += (1...scenes).map { .appear(scene: $0, atOnce: answer, meanwhile: nil) }
    }
    return Self(steps: [.open] + steps)
  }

  private static func step(
    in scenes: Int, _ answers: [Answer], using random: inout KataRandom
  ) -> Step {
    let scene = 1 + random.below(scenes)
    return switch random.below(13) {
    case 0: .close(scene: scene)
    case 1: .hold(scene: scene)
    case 2: .present(scene: scene, random.pick(answers))
    case 3: .appear(scene: scene, atOnce: random.pick(answers), meanwhile: nil)
    case 4, 5, 6, 7: .appear(scene: scene, atOnce: nil, meanwhile: nil)
    case 8: busy(scene, in: scenes, answers, using: &random)
    default: .answer(place: random.below(4), with: random.pick(answers))
    }
  }

  /// The worker answers older calls while it is asked, and Views appear anew.
  private static func busy(
    _ scene: Int, in scenes: Int, _ answers: [Answer], using random: inout KataRandom
  ) -> Step {
    let meanwhile: [Step] = (0...random.below(2)).map { _ in
      let another = random.once(in: 2) ? scene : 1 + random.below(scenes)
      return switch random.below(8) {
      case 0: .present(scene: another, random.pick(answers))
      case 1: busy(another, in: scenes, answers, using: &random)
      case 2, 3: .appear(scene: another, atOnce: nil, meanwhile: nil)
      case 4: .appear(scene: another, atOnce: random.pick(answers), meanwhile: nil)
      default: .answer(place: random.below(2), with: random.pick(answers))
      }
    }
    let atOnce = random.once(in: 2) ? random.pick(answers) : nil
    return .appear(scene: scene, atOnce: atOnce, meanwhile: meanwhile)
  }

  /// Words in other forms are left out: they count as there already.
  private static func answer(using random: inout KataRandom) -> Answer {
    Answer(name: random.once(in: 3) ? nil : random.text(.all.subtracting(.forms)))
  }
}

nonisolated extension ResumeScenario.Answer {
  /// In words, for the transcript.
  var kataText: String {
    name.map { KataText.quoted($0) } ?? "no user"
  }
}
