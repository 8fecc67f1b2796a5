extension Weather {
  /// The use cases of a piece of a screen that shows one place, and can be chosen.
  package enum Module {}
}

extension Weather.Module {
  package enum Open {
    /// View → Interactor: which place to show.
    package struct Request: Equatable, Encodable, Sendable {
      package let place: String

      package init(place: String) {
        self.place = place
      }
    }
  }

  package enum Refresh {
    /// View → Interactor: nothing to tell; kept so that all requests look alike.
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }
  }

  package enum Choose {
    /// View → Interactor: the user tapped what is shown.
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }

    /// Presenter → View: what the opener of the module wants to know.
    package struct ViewModel: Equatable, Encodable, Sendable {
      package let place: String

      package init(place: String) {
        self.place = place
      }
    }
  }
}

/// View → Interactor: the caller owns the task.
@MainActor package protocol WeatherModuleBusinessLogic: AnyObject {
  func open(_ request: Weather.Module.Open.Request) async
  func refresh(_ request: Weather.Module.Refresh.Request) async
  func choose(_ request: Weather.Module.Choose.Request)
}

/// Presenter → View: one method for each outcome.
@MainActor package protocol WeatherModuleDisplayLogic: AnyObject {
  func displayWeather(_ viewModel: Weather.Show.ViewModel.Summary)
  func displayProblem(_ viewModel: Weather.Show.ViewModel.Problem)
  func displayChoice(_ viewModel: Weather.Module.Choose.ViewModel)
}
