import LoginScene
import SpyKit

/// Screens that open, ask who is signed in, and close, while the answers come when they like.
nonisolated struct ResumeScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    /// A new scene, numbered from 1 in the order in which they open.
    case open
    /// The worker's answer, where it has one at once, comes before the call returns.
    case appear(scene: Int, atOnce: Answer?)
    /// Answers the call at this place among those that wait, the oldest first.
    case answer(place: Int, with: Answer)
    case close(scene: Int)
    /// Somebody holds the scene's Presenter from now on.
    case hold(scene: Int)
    /// Whoever holds the scene's Presenter has it present this.
    case present(scene: Int, Answer)
  }

  /// Who is still signed in; nil for nobody.
  nonisolated struct Answer: Codable, Sendable {
    var name: String?

    init(name: String?) {
      self.name = name
    }

    var user: Login.User? { name.map { Login.User(name: $0) } }
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    let most = random.pick([1, 2, 3, 8])
    var scenes = 1
    let steps = random.row(usually: 9) { random in
      let isNew = scenes < most && random.once(in: 5)
      scenes += isNew ? 1 : 0
      return isNew ? .open : step(in: 1 + random.below(scenes), using: &random)
    }
    return Self(steps: [.open] + steps)
  }

  private static func step(in scene: Int, using random: inout KataRandom) -> Step {
    switch random.below(12) {
    case 0: .close(scene: scene)
    case 1: .hold(scene: scene)
    case 2: .present(scene: scene, answer(using: &random))
    case 3: .appear(scene: scene, atOnce: answer(using: &random))
    case 4, 5, 6, 7: .appear(scene: scene, atOnce: nil)
    default: .answer(place: random.below(4), with: answer(using: &random))
    }
  }

  /// Words in other forms are left out: they count as there already.
  private static func answer(using random: inout KataRandom) -> Answer {
    Answer(name: random.once(in: 3) ? nil : random.text(.all.subtracting(.forms)))
  }
}

nonisolated extension ResumeScenario.Answer {
  /// In words, for the transcript.
  var kataText: String {
    name.map { KataText.quoted($0) } ?? "nobody"
  }
}
