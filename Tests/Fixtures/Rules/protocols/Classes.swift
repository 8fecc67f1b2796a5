/// Parts that are named by their class.
final class HoldingInteractor: LoginBusinessLogic {
  private typealias Spare = GivenWorker  // expect: protocols

  private let worker: GivenWorker  // expect: protocols
  private var spare: [String: Spare?] = [:]  // expect: protocols
  private let own = OwnWorker()  // expect: protocols
  private let right: any LoginWorkerLogic = OwnWorker()
  private let presenter: any LoginPresentationLogic

  init(presenter: any LoginPresentationLogic, worker: GivenWorker) {  // expect: protocols
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    if presenter is GivenPresenter { return }  // expect: protocols
  }

  private final class OwnWorker: LoginWorkerLogic {
    func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
  }
}

final class LocalInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    let worker = GivenWorker()  // expect: protocols
    _ = worker
  }
}

final class SharingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    _ = try? await Shared.worker.authenticate(email: "")  // expect: protocols
  }
}

private enum Shared {
  static let worker = GivenWorker()
}

/// The same name as another file's, which is no part.
private final class Keeper: LoginWorkerLogic {
  func authenticate(email: String) async throws -> Login.User { Login.User(name: email) }
}

final class KeeperInteractor: LoginBusinessLogic {
  private var keeper: Keeper?  // expect: protocols

  func logIn(_ request: Login.Authenticate.Request) async {}
}

final class ToolsInteractor: LoginBusinessLogic {
  private let tools = ToolBox()

  func logIn(_ request: Login.Authenticate.Request) async { await tools.run() }
}

private struct ToolBox {
  let worker = GivenWorker()  // expect: protocols through ToolBox

  func run() async { _ = try? await worker.authenticate(email: "") }
}

final class RefreshingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) { refresh(view) }
}

private func refresh(_ view: (any LoginDisplayLogic)?) {
  _ = view as? GivenView  // expect: protocols through refresh
}
