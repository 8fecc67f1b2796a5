import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise13

@Test func play() async throws {
  try await KataPlayback.play(ForecastsScenario.self) { scenario, recorder in
    // To wait in each of them takes longer than there is time.
    guard !KataForecastReader.hasGivenUp else {
      return recorder.step("is not played, since a fetch in an earlier script has not ended")
    }
    await ForecastsPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on a worker of its own.
private final class ForecastsPlayer {
  private let recorder: KataRecorder
  private let reader: KataForecastReader

  init(_ recorder: KataRecorder) {
    let client = KataForecastClientSpy()
    self.recorder = recorder
    reader = KataForecastReader(
      KataWeatherLog(), client: client, worker: ForecastWorker(client: client))
  }

  func play(_ scenario: ForecastsScenario) async {
    for step in scenario.steps { await play(step) }
    while !reader.waiting.isEmpty {
      await play(.answer(place: 0, answers: [.urlError(name: "timedOut")]))
    }
  }

  private func play(_ step: ForecastsScenario.Step) async {
    switch step {
    case .ask(let place):
      recorder.step("fetches \(KataText.quoted(place))")
      await reader.ask(place)
    case .askAndAnswer(let place, let answers):
      recorder.step(
        "fetches \(KataText.quoted(place)); before send has returned, the client calls back: "
          + words(for: answers))
      await reader.ask(place, during: .callsBack(answers.map(\.answer)))
    case .askAndCancel(let place, let callsBack):
      recorder.step(
        "fetches \(KataText.quoted(place)), and is cancelled before send has returned; "
          + words(for: callsBack))
      await reader.ask(place, during: .isCancelled(callsBack))
    case .askTooLate(let place):
      recorder.step("fetches \(KataText.quoted(place)) in a task that is cancelled already")
      await reader.ask(place, isCancelled: true)
    case .answer(let place, let answers):
      guard let path = path(place) else { return }
      recorder.step("the client calls back for \(path): \(words(for: answers))")
      await reader.answer(place, with: answers.map(\.answer), atOnce: false)
    case .answerAtOnce(let place, let answer, let times):
      guard let path = path(place) else { return }
      recorder.step(
        "the client calls back for \(path), \(times) times at once: \(answer.words)")
      await reader.answer(
        place, with: Array(repeating: answer.answer, count: times), atOnce: true)
    case .cancel(let place, let callsBack):
      guard let path = path(place) else { return }
      recorder.step("the caller of \(path) is cancelled; \(words(for: callsBack))")
      await reader.cancel(place, callsBack: callsBack)
    }
  }

  private func path(_ place: Int) -> String? {
    let waiting = reader.waiting
    return waiting.indices.contains(place) ? KataText.quoted(waiting[place]) : nil
  }

  private func words(for answers: [ForecastsScenario.Answer]) -> String {
    answers.map(\.words).joined(separator: ", then ")
  }

  private func words(for callsBack: ForecastsScenario.CallsBack) -> String {
    switch callsBack {
    case .whileCancelling: "the client calls back before cancel has returned"
    case .later: "the client calls back later"
    case .never: "the client doesn't call back"
    }
  }
}
