typealias Asked = LoginBusinessLogic & Sendable

final class RenamingPresenter: LoginPresentationLogic {
  typealias Next = LoginBusinessLogic  // expect: one-way

  private weak var next: (any Next)?  // expect: one-way
  private weak var asked: (any Asked)?  // expect: one-way

  func presentLogin(_ response: Login.Authenticate.Response) {}
}
