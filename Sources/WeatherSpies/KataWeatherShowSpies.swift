import SpyKit
import WeatherScene

/// Records what the Interactor hands to its Presenter.
package final class KataWeatherPresenterSpy: KataWeatherSpy, WeatherPresentationLogic {
  package func presentLoading(_ isLoading: Bool) {
    record(.presenter(.presentLoading(isLoading)))
  }

  package func presentWeather(_ response: Weather.Show.Response) {
    record(.presenter(.presentWeather(response)))
  }
}

/// Records what the Presenter has the View show.
package final class KataWeatherDisplaySpy: KataWeatherSpy, WeatherDisplayLogic {
  package func displayLoading(_ isLoading: Bool) {
    record(.view(.displayLoading(isLoading)))
  }

  package func displayWeather(_ viewModel: Weather.Show.ViewModel.Summary) {
    record(.view(.displayWeather(viewModel)))
  }

  package func displayProblem(_ viewModel: Weather.Show.ViewModel.Problem) {
    record(.view(.displayProblem(viewModel)))
  }
}

/// Records what the Interactor asks its worker, and answers when it is released.
package final class KataWeatherWorkerSpy: KataWeatherSpy, WeatherWorkerLogic {
  package typealias Answer = Result<Weather.Report, any Error>

  /// Holds each call until it gets its answer.
  package let gate = KataGate<Answer>()
  /// For each call that got its answer, whether its task was cancelled by then.
  package private(set) var cancellations: [Bool] = []

  package func fetchWeather(for place: Weather.Place) async throws -> Weather.Report {
    let question = record(.worker(.fetchWeather(for: place)))
    let answer = await gate.answer()
    cancellations.append(Task.isCancelled)
    return try log.give(answer, to: question)
  }
}
