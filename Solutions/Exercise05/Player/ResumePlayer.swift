import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise05

@Test func play() async throws {
  try await KataStage.play(ResumeScenario.self) { scenario, stage in
    ResumePlayer(stage).play(scenario)
  }
}

/// Plays one scenario with as many scenes as it opens, all of which ask the same worker.
private final class ResumePlayer {
  private let stage: KataRecorder
  private let census = KataCensus()
  private let worker = KataSessionWorkerSpy(KataLoginLog())
  /// The views that are held, by their scenes' numbers.
  private var views: [Int: ResumeView] = [:]
  /// Finds a scene's Presenter, as long as it is there.
  private var presenters: [Int: () -> ResumePresenter?] = [:]
  private var held: [Int: ResumePresenter] = [:]
  private var seen: [Int: String] = [:]
  private var opened = 0

  init(_ stage: KataRecorder) {
    self.stage = stage
  }

  func play(_ scenario: ResumeScenario) {
    for step in scenario.steps {
      switch step {
      case .open: open()
      case .appear(let scene, let answer): appear(scene, answer)
      case .answer(let place, let answer): self.answer(place, answer)
      case .close(let scene): close(scene)
      case .hold(let scene): hold(scene)
      case .present(let scene, let answer): present(scene, answer)
      }
    }
    end()
  }

  /// All answers come once all views have gone, to whoever is left.
  private func end() {
    for scene in views.keys.sorted() { close(scene) }
    let answers = ["Ann", nil, ""].map(ResumeScenario.Answer.init)
    for number in worker.pending.indices { answer(0, answers[number % answers.count]) }
    for scene in held.keys.sorted() {
      for answer in answers { present(scene, answer) }
    }
  }

  private func open() {
    opened += 1
    stage.step("scene \(opened) opens")
    let presenter = ResumePresenter()
    let interactor = ResumeInteractor(presenter: presenter, worker: worker)
    let view = ResumeView(interactor: interactor)
    presenter.view = view
    census.watch(view, as: "view \(opened)")
    census.watch(interactor, as: "interactor \(opened)")
    census.watch(presenter, as: "presenter \(opened)")
    views[opened] = view
    presenters[opened] = { [weak presenter] in presenter }
    look()
  }

  private func appear(_ scene: Int, _ answer: ResumeScenario.Answer?) {
    guard views[scene] != nil else { return }
    let atOnce = answer.map { ", and the worker answers at once: \($0.kataText)" } ?? ""
    stage.step("scene \(scene) appears\(atOnce)")
    worker.answers = answer.map { [$0.user] } ?? []
    views[scene]?.appear()
    look()
  }

  private func answer(_ place: Int, _ answer: ResumeScenario.Answer) {
    guard worker.pending.indices.contains(place) else { return }
    stage.step("the worker answers call \(worker.pending[place] + 1): \(answer.kataText)")
    worker.answer(place, with: answer.user)
    look()
  }

  private func close(_ scene: Int) {
    guard views[scene] != nil else { return }
    stage.step("scene \(scene) closes")
    views[scene] = nil
    look()
  }

  private func hold(_ scene: Int) {
    guard held[scene] == nil, let presenter = presenters[scene]?() else { return }
    stage.step("somebody holds the presenter of scene \(scene)")
    held[scene] = presenter
  }

  private func present(_ scene: Int, _ answer: ResumeScenario.Answer) {
    guard let presenter = held[scene] else { return }
    stage.step("whoever holds the presenter of scene \(scene) has it present \(answer.kataText)")
    presenter.presentSession(.init(user: answer.user))
    look()
  }

  /// Writes down who is alive, and what has changed on the screens.
  private func look() {
    _ = census.alive()
    for (scene, view) in views.sorted(by: { $0.key < $1.key }) {
      let shown =
        "greeting: \(KataText.of(view.greeting)), asksToLogIn: \(KataText.of(view.asksToLogIn))"
      if seen.updateValue(shown, forKey: scene)?.utf8.elementsEqual(shown.utf8) != true {
        stage.message(to: "screen \(scene)", "shows(\(shown))")
      }
    }
  }
}
