/// The contract that every fixture is written against, as an exercise has it.
enum Login {
  struct User: Equatable {
    let name: String
  }

  enum Failure: Error {
    case offline, unknown
  }

  enum Authenticate {
    struct Request: Equatable {
      let email: String?
    }

    enum Response: Equatable {
      case success(User)
      case failure(Failure)
    }

    struct ViewModel: Equatable {
      let greeting: String
    }
  }
}

protocol LoginBusinessLogic: AnyObject {
  func logIn(_ request: Login.Authenticate.Request) async
}

protocol LoginPresentationLogic: AnyObject {
  func presentLogin(_ response: Login.Authenticate.Response)
}

protocol LoginDisplayLogic: AnyObject {
  func displayLogin(_ viewModel: Login.Authenticate.ViewModel)
}

protocol LoginRoutingLogic: AnyObject {
  func routeToHome()
}

protocol LoginWorkerLogic: AnyObject {
  func authenticate(email: String) async throws -> Login.User
}

protocol LoginDataStore: AnyObject {
  var user: Login.User? { get }
}

/// Parts to be named where a protocol should be.
class GivenInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {}
}

class GivenPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class GivenView: LoginDisplayLogic {
  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}

final class GivenWorker: LoginWorkerLogic {
  static let shared = GivenWorker()
  func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
}
