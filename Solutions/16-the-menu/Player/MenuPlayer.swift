import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise16

@Test func play() async throws {
  try await KataStage.play(MenuScenario.self) { scenario, stage in
    MenuPlayer(stage).play(scenario)
  }
}

/// Plays one scenario on two interactors: one over a file, and one whose worker is none.
private final class MenuPlayer {
  private let stage: KataRecorder
  private let file: KataFileSpy
  private let reading: MenuInteractor
  private let asking: MenuInteractor
  private let answers: Answers

  private final class Answers {
    var next: Result<IceCream.Menu, any Error>?
  }

  init(_ stage: KataRecorder) {
    let (log, answers) = (KataIceCreamLog(), Answers())
    self.stage = stage
    self.answers = answers
    file = KataFileSpy(log)
    reading = MenuInteractor(presenter: KataMenuListener(log), worker: MenuWorker(file: file))
    let source = KataMenuSource(log) {
      guard let answer = answers.next else { throw KataOddError("asked out of turn") }
      return try answer.get()
    }
    asking = MenuInteractor(presenter: KataMenuListener(log), worker: source)
  }

  func play(_ scenario: MenuScenario) {
    for step in scenario.steps {
      stage.step(step.kataText)
      switch step {
      case .file(let body):
        file.body = .success(body.data)
        reading.loadMenu(.init())
      case .noFile(let error):
        file.body = .failure(error.error(like: Odd()))
        reading.loadMenu(.init())
      case .answer(let menu):
        answers.next = .success(menu.menu)
        asking.loadMenu(.init())
      case .error(let error):
        answers.next = .failure(error.error(like: Odd()))
        asking.loadMenu(.init())
      }
    }
  }
}

/// What errors of no known kind are made like: this scene declares none.
private struct Odd: Error, Encodable {}
