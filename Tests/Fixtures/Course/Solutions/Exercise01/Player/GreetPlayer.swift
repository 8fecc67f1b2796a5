import GreetScene
import GreetSpies
import SpyKit
import Testing

@testable import Exercise01

@Test func play() async throws {
  try await KataStage.play(GreetScenario.self) { scenario, stage in
    let interactor = GreetInteractor(presenter: KataGreetPresenterSpy(KataGreetLog()))
    for name in scenario.names {
      stage.step("greet \(KataText.quoted(name))")
      interactor.greet(.init(name: name))
    }
  }
}

/// Some who come in, one after another.
nonisolated struct GreetScenario: KataScenario {
  var names: [String?]

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      names: (0...random.below(4)).map { _ in
        switch random.below(5) {
        case 0: nil
        case 1: random.blank()
        case 2: random.pick(["Ann", "Bob"])
        default: "\(random.blank())\(random.word())\(random.blank())\(random.word())"
        }
      })
  }
}
