import Foundation

final class WaitingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    Task { [weak view] in  // expect: no-decisions
      view?.displayLogin(.init(greeting: ""))
    }
    DispatchQueue.main.async {}  // expect: no-decisions
  }

  func presentLater() async {
    await halt()  // expect: no-decisions
  }
}

private func halt() async {
  await Task.yield()  // expect: no-decisions through halt
}

final class WorkingPresenter: LoginPresentationLogic {
  private let worker: any LoginWorkerLogic  // expect: no-decisions

  init(worker: any LoginWorkerLogic) {  // expect: no-decisions
    self.worker = worker
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    UserDefaults.standard.set(true, forKey: "seen")  // expect: no-decisions
    _ = FileManager.default.contents(atPath: "")  // expect: no-decisions
    _ = Bool.random()  // expect: no-decisions
    _ = 3.formatted(.number.locale(.current))  // expect: no-decisions
    _ = 3.formatted(.number.locale(Locale(identifier: "en_US")))
    _ = String.localizedStringWithFormat("%.1f", 1.5)  // expect: no-decisions
  }
}
