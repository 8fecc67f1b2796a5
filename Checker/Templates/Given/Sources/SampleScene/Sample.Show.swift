extension Sample {
  /// The use case of this scene.
  public nonisolated enum Show {}
}

extension Sample.Show {
  /// View → Interactor: what is wanted.
  nonisolated struct Request: Equatable, Sendable {}

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  nonisolated enum Response: Equatable, Sendable {
    case success([String])
    case failure(Sample.Failure)
  }

  /// Presenter → View: text that is ready to be shown.
  public nonisolated enum ViewModel {
    nonisolated struct List: Equatable, Sendable {
      let rows: [String]
    }

    public nonisolated struct Problem: Equatable, Sendable {
      public let title: String
      public let message: String
    }
  }
}

/// View → Interactor.
protocol SampleBusinessLogic: AnyObject {
  func show(_ request: Sample.Show.Request)
  // [use-case
  func delete(_ request: Sample.Delete.Request)
  // ]
}

/// Interactor → Presenter.
protocol SamplePresentationLogic: AnyObject {
  func presentShow(_ response: Sample.Show.Response)
  // [use-case
  func presentDelete(_ response: Sample.Delete.Response)
  // ]
}

/// Presenter → View: one method for each outcome.
protocol SampleDisplayLogic: AnyObject {
  func displayList(_ viewModel: Sample.Show.ViewModel.List)
  func displayProblem(_ viewModel: Sample.Show.ViewModel.Problem)
  // [use-case
  func displayDelete(_ viewModel: Sample.Delete.ViewModel)
  // ]
}
