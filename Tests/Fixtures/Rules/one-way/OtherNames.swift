/// A data store by another name: to hold it is to hold the Interactor.
protocol UserSource: AnyObject {
  var latest: Login.User? { get }
}

final class SourceInteractor: LoginBusinessLogic {
  private(set) var latest: Login.User?

  func logIn(_ request: Login.Authenticate.Request) async {}
}

extension SourceInteractor: UserSource {}

final class SourcedPresenter: LoginPresentationLogic {
  typealias Source = UserSource  // expect: one-way

  weak var source: (any Source)?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) { _ = source?.latest }
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
