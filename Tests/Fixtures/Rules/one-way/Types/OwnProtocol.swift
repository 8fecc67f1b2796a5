/// A data store by another name: whoever holds it holds the Interactor.
protocol UserSource: AnyObject {
  var latest: Login.User? { get }
}

/// The same, once more refined.
protocol PatientSource: UserSource {}

final class SourceInteractor: LoginBusinessLogic {
  private(set) var latest: Login.User?

  func logIn(_ request: Login.Authenticate.Request) async {}
}

extension SourceInteractor: PatientSource {}

final class SourcedPresenter: LoginPresentationLogic {
  weak var source: (any UserSource)?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = source?.latest
  }
}

final class GenericPresenter<Source: UserSource>: LoginPresentationLogic {  // expect: one-way
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class ReadingPresenter: LoginPresentationLogic {
  private let read: KeyPath<SourceInteractor, Login.User?>  // expect: one-way

  init() {
    read = \.latest
  }

  func presentLogin(_ response: Login.Authenticate.Response) {}
}

/// A superclass of a part is a way to it as well.
class UserKeeper {
  var kept: Login.User?

  init() {}
}

final class KeepingInteractor: UserKeeper, LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {}
}

final class KeptPresenter: LoginPresentationLogic {
  weak var keeper: UserKeeper?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) {}
}

/// What a View can do besides, under a name of its own.
protocol Blinking: AnyObject {
  func blink()
}

final class BlinkingView: LoginDisplayLogic, Blinking {
  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
  func blink() {}
}

final class BlinkingInteractor: LoginBusinessLogic {
  weak var lamp: (any Blinking)?  // expect: one-way

  func logIn(_ request: Login.Authenticate.Request) async {}
}
