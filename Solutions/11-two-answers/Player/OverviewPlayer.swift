import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise11

@Test func play() async throws {
  try await KataPlayback.play(OverviewScenario.self) { scenario, recorder in
    await OverviewPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on parts of its own.
private final class OverviewPlayer {
  private let recorder: KataRecorder
  private let doubles = KataOverviewDoubles()
  private let interactor: any WeatherOverviewBusinessLogic

  init(_ recorder: KataRecorder) {
    self.recorder = recorder
    interactor = makeOverview(
      view: doubles.view, weather: doubles.weather, forecast: doubles.forecast)
  }

  func play(_ scenario: OverviewScenario) async {
    for step in scenario.steps {
      let place = step.place.map(KataText.quoted) ?? "no place"
      recorder.step("ask for the weather and the forecast in \(place)")
      await doubles.start { [self] in
        await interactor.showOverview(.init(place: step.place))
        recorder.message(to: "caller", "returned()")
      }
      await answer(step)
    }
  }

  /// Answers the workers' questions, four at most.
  private func answer(_ step: OverviewScenario.Step) async {
    for count in 0..<4 where doubles.weather.isAsked || doubles.forecast.isAsked {
      if step.cancelledAfter == count {
        recorder.step("the caller is cancelled")
        doubles.cancel()
      }
      let isForecast =
        doubles.forecast.isAsked
        && (step.isForecastFirst == true || !doubles.weather.isAsked)
      let isCancelled = step.cancelledAfter.map { $0 <= count } ?? false
      if isForecast, let answer = step.forecast.result {
        recorder.step("the forecast's worker answers: \(step.forecast.kataText)")
        await doubles.answer(forecast: answer)
        if isCancelled { note("forecast", doubles.forecast.cancellations.last) }
      } else if !isForecast, let answer = step.weather.result {
        recorder.step("the weather's worker answers: \(step.weather.kataText)")
        await doubles.answer(weather: answer)
        if isCancelled { note("weather", doubles.weather.cancellations.last) }
      }
    }
  }

  private func note(_ worker: String, _ isCancelled: Bool?) {
    recorder.message(to: worker, isCancelled == true ? "is cancelled" : "isn't cancelled")
  }
}
