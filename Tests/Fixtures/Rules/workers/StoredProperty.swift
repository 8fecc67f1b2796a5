import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class StoringInteractor: LoginBusinessLogic {
  private let session: URLSession  // expect: workers
  private var started = Date()  // expect: workers
  private let clock = ContinuousClock()  // expect: workers

  init(session: URLSession) {  // expect: workers
    self.session = session
  }

  func logIn(_ request: Login.Authenticate.Request) async {}
}

final class StoringView: LoginDisplayLogic {
  private let defaults = UserDefaults.standard  // expect: workers
  private var chosen = Date()

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}
}

final class TimingPresenter: LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {
    _ = Date.now  // expect: workers
  }
}
