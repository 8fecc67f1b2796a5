import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise05

@Test func play() async throws {
  try await KataPlayback.play(ResumeScenario.self) { scenario, recorder in
    ResumePlayer(recorder).play(scenario)
  }
}

/// Plays one scenario with as many scenes as it opens, all of which ask the same worker.
private final class ResumePlayer {
  private let recorder: KataRecorder
  private let leakCheck = KataLeakCheck()
  private let worker = KataSessionWorkerSpy(KataLoginLog())
  /// The views that are held, by their scenes' numbers.
  private var views: [Int: ResumeView] = [:]
  /// Finds a scene's Presenter, as long as it is there.
  private var presenters: [Int: () -> ResumePresenter?] = [:]
  private var held: [Int: ResumePresenter] = [:]
  private var seen: [Int: String] = [:]
  private var opened = 0
  /// What happens while the worker is asked the next time.
  private var meanwhile: [ResumeScenario.Step] = []
  /// In which call things happen; empty outside of any.
  private var within = ""

  init(_ recorder: KataRecorder) {
    self.recorder = recorder
    worker.onFind = { [unowned self] in
      let steps = meanwhile
      meanwhile = []
      steps.forEach(play)
    }
    worker.onAnswer = { [unowned self] in look() }
  }

  func play(_ scenario: ResumeScenario) {
    scenario.steps.forEach(play)
    end()
  }

  private func play(_ step: ResumeScenario.Step) {
    switch step {
    case .open: open()
    case .appear(let scene, let answer, let meanwhile): appear(scene, answer, meanwhile ?? [])
    case .answer(let place, let answer): self.answer(place, answer)
    case .close(let scene): close(scene)
    case .hold(let scene): hold(scene)
    case .present(let scene, let answer): present(scene, answer)
    }
  }

  private func step(_ words: String) { recorder.step(words + within) }

  /// All answers come once all views have gone, to the parts that are left.
  private func end() {
    for scene in views.keys.sorted() { close(scene) }
    let answers = ["Ann", nil, ""].map(ResumeScenario.Answer.init)
    for number in worker.pending.indices { answer(0, answers[number % answers.count]) }
    for (scene, presenter) in held.sorted(by: { $0.key < $1.key }) {
      for answer in answers { present(scene, answer) }
      // A new View is told nothing of that, but all that comes from now on.
      open(presenter, ", with the presenter of scene \(scene), which code outside holds")
      appear(opened, answers[2])
      close(opened)
    }
  }

  private func open(_ heldPresenter: ResumePresenter? = nil, _ how: String = "") {
    opened += 1
    step("scene \(opened) opens\(how)")
    let presenter = heldPresenter ?? ResumePresenter()
    let interactor = ResumeInteractor(presenter: presenter, worker: worker)
    let view = ResumeView(interactor: interactor)
    presenter.view = view
    leakCheck.watch(view, as: "view \(opened)")
    leakCheck.watch(interactor, as: "interactor \(opened)")
    if heldPresenter == nil {
      leakCheck.watch(presenter, as: "presenter \(opened)")
      presenters[opened] = { [weak presenter] in presenter }
    }
    views[opened] = view
    look()
  }

  private func appear(
    _ scene: Int, _ answer: ResumeScenario.Answer?, _ meanwhile: [ResumeScenario.Step] = []
  ) {
    guard views[scene] != nil else { return }
    let atOnce = answer.map { ", and the worker answers at once: \($0.kataText)" } ?? ""
    step("scene \(scene) appears\(atOnce)")
    worker.answers = answer.map { [$0.user] } ?? []
    self.meanwhile = meanwhile
    let outer = within
    within = ", while scene \(scene) asks"
    views[scene]?.appear()
    within = outer
    look()
  }

  private func answer(_ place: Int, _ answer: ResumeScenario.Answer) {
    guard worker.pending.indices.contains(place) else { return }
    step("the worker answers call \(worker.pending[place] + 1): \(answer.kataText)")
    worker.answer(place, with: answer.user)
  }

  private func close(_ scene: Int) {
    guard views[scene] != nil else { return }
    step("scene \(scene) closes")
    views[scene] = nil
    look()
  }

  private func hold(_ scene: Int) {
    guard held[scene] == nil, let presenter = presenters[scene]?() else { return }
    step("code outside holds the presenter of scene \(scene)")
    held[scene] = presenter
  }

  private func present(_ scene: Int, _ answer: ResumeScenario.Answer) {
    guard views[scene] == nil, let presenter = held[scene] else { return }
    step("code outside has the presenter of scene \(scene) present \(answer.kataText)")
    presenter.presentSession(.init(user: answer.user))
    look()
  }

  /// Writes down who is alive, and what has changed on the screens.
  private func look() {
    _ = leakCheck.alive()
    for (scene, view) in views.sorted(by: { $0.key < $1.key }) {
      let shown =
        "greeting: \(KataText.of(view.greeting)), asksToLogIn: \(KataText.of(view.asksToLogIn))"
      if seen.updateValue(shown, forKey: scene)?.utf8.elementsEqual(shown.utf8) != true {
        recorder.message(to: "screen \(scene)", "shows(\(shown))")
      }
    }
  }
}
