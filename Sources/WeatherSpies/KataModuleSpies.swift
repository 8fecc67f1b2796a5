import SpyKit
import WeatherScene

/// Records what it is told to show, and holds the module, as a View does.
package final class KataModuleViewSpy: KataWeatherSpy, WeatherModuleDisplayLogic {
  /// The receiver of its requests.
  package var module: (any WeatherModuleBusinessLogic)?

  package func displayWeather(_ viewModel: Weather.Show.ViewModel.Summary) {
    record(.view(.displayWeather(viewModel)))
  }

  package func displayProblem(_ viewModel: Weather.Show.ViewModel.Problem) {
    record(.view(.displayProblem(viewModel)))
  }

  package func displayChoice(_ viewModel: Weather.Module.Choose.ViewModel) {
    record(.view(.displayChoice(viewModel)))
  }
}
