import GreetScene
import GreetSpies
import SpyKit
import Testing

@testable import Exercise01

@Test func play() async throws {
  try await KataPlayback.play(GreetScenario.self) { scenario, recorder in
    let interactor = GreetInteractor(presenter: KataGreetPresenterSpy(KataGreetLog()))
    for name in scenario.names {
      recorder.step("greet \(KataText.quoted(name))")
      interactor.greet(.init(name: name))
    }
  }
}

/// Some who come in, one after another.
nonisolated struct GreetScenario: KataScenario {
  var names: [String?]

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    Self(names: random.row(usually: 4) { $0.once(in: 5) ? nil : $0.text(.all) })
  }
}
