import LoginScene
import SpyKit

/// Records what the View asks of its Interactor, and returns at once or when it is released.
package final class KataInteractorSpy: KataLoginSpy, LoginBusinessLogic {
  /// Called while a request is awaited: the place for what the Presenter displays before it ends.
  package var meanwhile: () -> Void = {}
  /// Called in the request's own task once it is released, before it returns.
  package var onReturn: () -> Void = {}
  private let gate: KataGate<Void>?

  /// Behind a gate, each request waits until it is released.
  package init(_ log: KataLoginLog, gate: KataGate<Void>? = nil) {
    self.gate = gate
    super.init(log)
  }

  package func logIn(_ request: Login.Authenticate.Request) async {
    record(.interactor(.logIn(request)))
    meanwhile()
    if let gate { await gate.answer() }
    onReturn()
  }
}

/// Records what the Interactor hands to its Presenter.
package final class KataPresenterSpy: KataLoginSpy, LoginPresentationLogic {
  /// Called within each message, where a screen would move on at once.
  package var onPresent: () -> Void = {}

  package func presentLogin(_ response: Login.Authenticate.Response) {
    record(.presenter(.presentLogin(response)))
    onPresent()
  }
}

/// Records what the Presenter has the View show.
package final class KataDisplaySpy: KataLoginSpy, LoginDisplayLogic, LoginLoadingDisplayLogic {
  package func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    record(.view(.displayWelcome(viewModel)))
  }

  package func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    record(.view(.displayProblem(viewModel)))
  }

  package func displayLoading(_ isLoading: Bool) {
    record(.view(.displayLoading(isLoading)))
  }
}

/// Records what the Interactor asks its worker, and answers from a script or when it is released.
package final class KataWorkerSpy: KataLoginSpy, LoginWorkerLogic {
  package typealias Answer = Result<Login.User, any Error>

  /// Holds the answers that the script does not give.
  package let gate: KataGate<Answer>
  /// Called in the worker's own task once an answer is there, before it is returned.
  package var onAnswer: () -> Void = {}

  /// The first calls get the scripted answers at once; those after them wait behind the gate.
  package init(
    _ log: KataLoginLog, answers: [Answer] = [], onHold: @escaping (Int) -> Void = { _ in }
  ) {
    gate = KataGate(answers, onHold: onHold)
    super.init(log)
  }

  package func authenticate(email: String, password: String) async throws -> Login.User {
    let question = record(.worker(.authenticate(email: email, password: password)))
    let answer = await gate.answer()
    onAnswer()
    return try log.give(answer, to: question)
  }
}

/// Records where the View asks to go.
package final class KataRouterSpy: KataLoginSpy, LoginRoutingLogic {
  /// Called within each route, before it returns.
  package var onRoute: () -> Void = {}

  package func routeToHome() {
    record(.router(.routeToHome))
    onRoute()
  }
}

/// A data store that holds what a test puts there.
package final class KataDataStoreStub: LoginDataStore {
  package var user: Login.User?

  package init(user: Login.User? = nil) {
    self.user = user
  }
}
