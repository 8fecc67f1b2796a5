import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise12

@Test func play() async throws {
  try await KataPlayback.play(LatestScenario.self) { scenario, recorder in
    await LatestPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on an interactor of its own.
private final class LatestPlayer {
  private let recorder: KataRecorder
  private let worker: KataWeatherWorkerSpy
  private let interactor: WeatherInteractor
  private let requests: KataRequests<KataWeatherWorkerSpy.Answer>
  private var started = 0

  init(_ recorder: KataRecorder) {
    let log = KataWeatherLog()
    self.recorder = recorder
    worker = KataWeatherWorkerSpy(log)
    interactor = WeatherInteractor(presenter: KataWeatherPresenterSpy(log), worker: worker)
    requests = KataRequests(worker.gate)
  }

  func play(_ scenario: LatestScenario) async {
    for step in scenario.steps {
      switch step {
      case .show(let request): show(request)
      case .answer(let place, let answer): self.answer(place, with: answer)
      case .cancel(let place): cancel(place)
      }
      await settle()
    }
    for _ in worker.gate.pending {
      answer(0, with: .failure(kind: "offline"))
      await settle()
    }
  }

  /// Waits, and writes down which calls were cancelled when their answers came.
  private func settle() async {
    let count = worker.cancellations.count
    await requests.settle()
    for case true in worker.cancellations.dropFirst(count) {
      recorder.message(to: "worker", "is cancelled")
    }
  }

  private func show(_ request: KataWeatherRequest) {
    guard let asked = request.request else { return }
    started += 1
    let number = started
    recorder.step("request \(number): the weather in \(request.kataText)")
    requests.begin { [self] in
      await interactor.showWeather(asked)
      recorder.message(to: "caller", "returned(request: \(number))")
    }
  }

  private func answer(_ place: Int, with answer: KataWeatherAnswer) {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let result = answer.result else { return }
    recorder.step("the worker answers \(words(for: waiting[place])): \(words(for: answer))")
    requests.release(place, with: result)
  }

  private func cancel(_ place: Int) {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let request = waiting[place] else { return }
    recorder.step("\(words(for: request)) is cancelled")
    requests.cancel(request)
  }

  private func words(for request: Int?) -> String {
    request.map { "request \($0 + 1)" } ?? "a call of no request's"
  }

  /// Here a request may well have been cancelled.
  private func words(for answer: KataWeatherAnswer) -> String {
    if case .oddError(.cancelled, _) = answer { return "a CancellationError" }
    return answer.kataText
  }
}
