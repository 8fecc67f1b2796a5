extension Sample {
  /// A further use case of this scene.
  nonisolated enum Delete {}
}

extension Sample.Delete {
  /// View → Interactor: what is wanted.
  nonisolated struct Request: Equatable, Sendable {
    let text: String
  }

  /// Interactor → Presenter: what came of it.
  nonisolated enum Response: Equatable, Sendable {
    case success(String)
    case failure(Sample.Failure)
  }

  /// Presenter → View: text that is ready to be shown.
  nonisolated struct ViewModel: Equatable, Sendable {
    let notice: String
  }
}
