/// Parts that are named by their class.
final class HoldingInteractor: LoginBusinessLogic {
  private let worker: GivenWorker  // expect: protocols
  private var spare: [String: GivenWorker?] = [:]  // expect: protocols
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
protocol LoginScreen: AnyObject {}

/// A screen that is a part of no scene here.
final class HelpScreen: LoginScreen {
  var text = ""
}

final class ScreenRouter: LoginRoutingLogic {
  weak var view: GivenView?  // expect: protocols
  private var latest: (any LoginScreen)?
  private var help: HelpScreen?  // expect: protocols

  func routeToHome() {
    let screen = HelpScreen()
    screen.text = "new"
    latest = screen
    if let help = latest as? HelpScreen { help.text = "" }
  }

  func show(_ help: HelpScreen) { latest = help }  // expect: protocols
}

final class BareInteractor: LoginBusinessLogic {
  private let presenter: BarePresenter  // expect: protocols

  init(presenter: BarePresenter) {  // expect: protocols
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async { presenter.present(1.5) }
}
