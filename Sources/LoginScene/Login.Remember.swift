extension Login {
  /// The use case of finding one's email in its field the next time.
  package enum Remember {}
}

extension Login.Remember {
  /// View → Interactor: what was typed, untouched, and how the switch stands; for login and
  /// registration alike.
  package struct Request: Equatable, Encodable, Sendable {
    package let email: String?
    package let password: String?
    /// True if "Remember me" is on.
    package let remembers: Bool

    package init(email: String?, password: String?, remembers: Bool) {
      self.email = email
      self.password = password
      self.remembers = remembers
    }
  }

  /// The first content of the screen.
  package enum Load {
    /// View → Interactor: nothing to tell; kept so that all requests look alike.
    package struct Request: Equatable, Encodable, Sendable {
      package init() {}
    }

    /// Interactor → Presenter: how the switch stands at first, and what is in the field.
    package struct Response: Equatable, Encodable, Sendable {
      package let remembers: Bool
      package let email: String?

      package init(remembers: Bool, email: String?) {
        self.remembers = remembers
        self.email = email
      }
    }

    /// Presenter → View: how the switch stands at first, and the text in the field.
    package struct ViewModel: Equatable, Encodable, Sendable {
      package let remembers: Bool
      package let email: String

      package init(remembers: Bool, email: String) {
        self.remembers = remembers
        self.email = email
      }
    }
  }

  /// The data that is kept from one start of the app to the next.
  package struct Record: Equatable, Encodable, Sendable {
    package let remembers: Bool
    package let email: String?
    /// Older versions of the app kept it, so an old record may hold one.
    package let password: String?

    package init(remembers: Bool, email: String?, password: String? = nil) {
      self.remembers = remembers
      self.email = email
      self.password = password
    }
  }
}

/// View → Interactor: the caller owns the task, and may cancel it.
@MainActor package protocol LoginRememberBusinessLogic: AnyObject {
  /// As the screen appears.
  func loadRemembered(_ request: Login.Remember.Load.Request) async
  func logIn(_ request: Login.Remember.Request) async
  func register(_ request: Login.Remember.Request) async
}

/// Interactor → Presenter: all but what came of a login, which `LoginPresentationLogic` has.
@MainActor package protocol LoginRememberPresentationLogic: AnyObject {
  func presentRemembered(_ response: Login.Remember.Load.Response)
  func presentRegistration(_ response: Login.Register.Response)
}

/// Presenter → View: what the screen begins with.
@MainActor package protocol LoginRememberDisplayLogic: AnyObject {
  func displayRemembered(_ viewModel: Login.Remember.Load.ViewModel)
}

/// Interactor → Worker: the one that keeps a record, and has no opinion about it.
@MainActor package protocol LoginKeeperWorkerLogic: AnyObject {
  /// Nil when there is none, or none that can be read.
  func load() async -> Login.Remember.Record?
  /// In place of the one before, as a whole.
  func save(_ record: Login.Remember.Record) async
}
