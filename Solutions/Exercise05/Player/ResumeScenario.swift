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
    var steps = [Step.open]
    var scenes = 1
    for _ in 0...random.below(10) {
      let scene = 1 + random.below(scenes)
      switch random.below(10) {
      case 0 where scenes < 3:
        scenes += 1
        steps.append(.open)
      case 0, 1: steps.append(.close(scene: scene))
      case 2: steps.append(.appear(scene: scene, atOnce: answer(using: &random)))
      case 3, 4, 5, 6: steps.append(.appear(scene: scene, atOnce: nil))
      default:
        steps.append(.answer(place: random.below(3), with: answer(using: &random)))
      }
    }
    return Self(steps: steps)
  }

  private static func answer(using random: inout KataRandom) -> Answer {
    Answer(name: random.pick(["Ann", "Bob", nil]))
  }
}

nonisolated extension ResumeScenario.Answer {
  /// In words, for the transcript.
  var kataText: String {
    name.map { KataText.quoted($0) } ?? "nobody"
  }
}
