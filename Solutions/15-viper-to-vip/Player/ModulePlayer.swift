import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise15

@Test func play() async throws {
  try await KataPlayback.play(ModuleScenario.self) { scenario, recorder in
    await ModulePlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on a module of its own.
private final class ModulePlayer {
  private let recorder: KataRecorder
  private let leakCheck = KataLeakCheck()
  private let worker: KataWeatherWorkerSpy
  private let requests: KataRequests<KataWeatherWorkerSpy.Answer>
  /// It alone holds the module.
  private var view: KataModuleViewSpy?
  private var started = 0

  init(_ recorder: KataRecorder) {
    let log = KataWeatherLog()
    let view = KataModuleViewSpy(log)
    self.recorder = recorder
    self.view = view
    worker = KataWeatherWorkerSpy(log)
    requests = KataRequests(worker.gate)
    view.module = makeWeatherModule(view: view, worker: worker)
    leakCheck.watch(view, as: "view")
    leakCheck.watch(view.module, as: "module")
  }

  func play(_ scenario: ModuleScenario) async {
    for step in scenario.steps {
      switch step {
      case .open(let place):
        await start("open \(KataText.quoted(place))") { await $0.open(.init(place: place)) }
      case .refresh: await start("refresh") { await $0.refresh(.init()) }
      case .choose: choose()
      case .answer(let place, let answer): await self.answer(place, with: answer)
      }
    }
    await leave()
  }

  private func start(
    _ words: String, _ request: @escaping (any WeatherModuleBusinessLogic) async -> Void
  ) async {
    guard let module = view?.module else { return }
    started += 1
    let number = started
    recorder.step("request \(number): \(words)")
    await requests.start { [recorder] in
      await request(module)
      recorder.message(to: "caller", "returned(request: \(number))")
    }
  }

  private func choose() {
    recorder.step("choose what is shown")
    view?.module?.choose(.init())
  }

  private func answer(_ place: Int, with answer: KataWeatherAnswer) async {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let result = answer.result else { return }
    let request = waiting[place].map { "request \($0 + 1)" } ?? "a call of no request's"
    recorder.step("the worker answers \(request): \(answer.kataText)")
    requests.release(place, with: result)
    await requests.settle()
  }

  /// The view goes, whatever is awaited; then what is still awaited comes.
  private func leave() async {
    recorder.step("the view goes")
    view = nil
    if leakCheck.living.contains("view") {
      recorder.message(to: "census", "the view is still there")
    }
    for _ in worker.gate.pending {
      await answer(0, with: .failure(kind: "offline"))
    }
    _ = leakCheck.alive()
  }
}
