import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise11

@Test func play() async throws {
  try await KataStage.play(LoadingScenario.self) { scenario, stage in
    await LoadingPlayer(stage).play(scenario)
  }
}

/// Plays one scenario on an interactor of its own.
private final class LoadingPlayer {
  private let stage: KataRecorder
  private let worker: KataWeatherWorkerSpy
  private let interactor: WeatherInteractor
  private let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  init(_ stage: KataRecorder) {
    let log = KataWeatherLog()
    self.stage = stage
    worker = KataWeatherWorkerSpy(log)
    interactor = WeatherInteractor(presenter: KataWeatherPresenterSpy(log), worker: worker)
    requests = KataRequests(worker.gate)
  }

  func play(_ scenario: LoadingScenario) async {
    for step in scenario.steps {
      guard let request = step.request.request, let answer = step.answer.result else { continue }
      let isCancelled = step.isCancelled == true
      let words = isCancelled ? ", in a cancelled task" : ""
      stage.step("ask for the weather in \(step.request.kataText)\(words)")
      let count = worker.cancellations.count
      requests.begin { [self] in
        await kataCancelled(isCancelled) { await interactor.showWeather(request) }
        stage.message(to: "caller", "returned()")
      }
      await requests.settle()
      // An Interactor that asks more than once gets an answer each time, three at most.
      for _ in 1...3 where !worker.gate.pending.isEmpty {
        stage.step("the worker answers: \(step.answer.kataText)")
        requests.release(0, with: answer)
        await requests.settle()
      }
      for case true in worker.cancellations.dropFirst(count) {
        stage.message(to: "worker", "is cancelled")
      }
    }
  }
}
