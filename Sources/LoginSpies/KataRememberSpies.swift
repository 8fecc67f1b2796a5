import LoginScene
import SpyKit

nonisolated extension Login.Register.Failure: KataKind {}

extension KataLoginCall {
  nonisolated package enum Keeper: Equatable, Encodable, Sendable {
    case load
    case save(Login.Remember.Record)
    /// The end of a save: from here on, the values are kept.
    case saveReturned
  }
}

/// Records what the Interactor hands to its Presenter, of all that may come of its requests.
package final class KataRememberPresenterSpy: KataLoginSpy, LoginPresentationLogic,
  LoginRememberPresentationLogic
{
  package func presentLogin(_ response: Login.Authenticate.Response) {
    record(.presenter(.presentLogin(response)))
  }

  package func presentRemembered(_ response: Login.Remember.Load.Response) {
    record(.presenter(.presentRemembered(response)))
  }

  package func presentRegistration(_ response: Login.Register.Response) {
    record(.presenter(.presentRegistration(response)))
  }
}

/// Records what the Presenters have the View show, of all that may come of its requests.
package final class KataRememberDisplaySpy: KataLoginSpy, LoginDisplayLogic,
  LoginRememberDisplayLogic, LoginRegisterDisplayLogic
{
  package func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    record(.view(.displayWelcome(viewModel)))
  }

  package func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    record(.view(.displayProblem(viewModel)))
  }

  package func displayRemembered(_ viewModel: Login.Remember.Load.ViewModel) {
    record(.view(.displayRemembered(viewModel)))
  }

  package func displayRegistered(_ viewModel: Login.Register.ViewModel.Welcome) {
    record(.view(.displayRegistered(viewModel)))
  }

  package func displayNotRegistered(_ viewModel: Login.Register.ViewModel.Problem) {
    record(.view(.displayNotRegistered(viewModel)))
  }
}

/// Records what the Interactor asks its worker, and answers when it is released.
package final class KataRegisterWorkerSpy: KataLoginSpy, LoginWorkerLogic,
  LoginRegisterWorkerLogic
{
  package typealias Answer = Result<Login.User, any Error>

  /// Holds the answers.
  package let gate = KataGate<Answer>()

  package func authenticate(email: String, password: String) async throws -> Login.User {
    let question = record(.worker(.authenticate(email: email, password: password)))
    return try log.give(await gate.answer(), to: question)
  }

  package func register(email: String, password: String) async throws -> Login.User {
    let question = record(.worker(.register(email: email, password: password)))
    return try log.give(await gate.answer(), to: question)
  }
}

/// Records what is asked of it, and keeps a record until the test is over.
///
/// Both methods suspend once, so a caller that doesn't wait for them is ahead of them.
package final class KataKeeperSpy: KataLoginSpy, LoginKeeperWorkerLogic {
  private var keeper = LoginMemoryKeeper()

  /// Called while a record is being saved.
  package var onSave: () -> Void = {}

  /// Every text that it was given so far, whatever was said of it.
  package private(set) var texts: [String] = []

  /// Puts a record there, or takes it away, unrecorded: an earlier version of the app, or the system.
  package func put(_ record: Login.Remember.Record?) {
    keeper = LoginMemoryKeeper(record)
  }

  package func load() async -> Login.Remember.Record? {
    let question = record(.keeper(.load))
    await Task.yield()
    return log.give(await keeper.load(), to: question)
  }

  package func save(_ record: Login.Remember.Record) async {
    self.record(.keeper(.save(record)))
    texts += [record.email, record.password].compactMap(\.self)
    await Task.yield()
    onSave()
    await keeper.save(record)
    self.record(.keeper(.saveReturned))
  }
}
