extension Login {
  /// The use case of coming back while somebody is still signed in.
  nonisolated package enum Resume {}
}

extension Login.Resume {
  /// View → Interactor: nothing to tell; kept so that all requests look alike.
  nonisolated package struct Request: Equatable, Sendable {
    package init() {}
  }

  /// Interactor → Presenter: who is still signed in; nil when nobody is.
  nonisolated package struct Response: Equatable, Sendable {
    package let user: Login.User?

    package init(user: Login.User?) {
      self.user = user
    }
  }

  /// Presenter → View: what the screen says to somebody who is back.
  nonisolated package struct ViewModel: Equatable, Sendable {
    package let greeting: String

    package init(greeting: String) {
      self.greeting = greeting
    }
  }
}
