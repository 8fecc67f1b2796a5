import Foundation

final class AskingPresenter: LoginPresentationLogic {
  private let worker: any LoginWorkerLogic  // expect: no-decisions

  init(
    worker: any LoginWorkerLogic  // expect: no-decisions
  ) {
    self.worker = worker
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    UserDefaults.standard.set(true, forKey: "seen")  // expect: no-decisions
    _ = FileManager.default.contents(atPath: "")  // expect: no-decisions
  }
}
