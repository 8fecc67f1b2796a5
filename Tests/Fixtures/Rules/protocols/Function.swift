/// Classes that are named in a function's place.
final class AskingPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    refresh(view)
    view?.refreshAll()
  }
}

final class PickyPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    if cast(view, to: GivenView.self) != nil { return }  // expect: protocols
    view?.displayLogin(.init(greeting: ""))
  }
}

private func cast<Wanted>(_ anything: Any?, to type: Wanted.Type) -> Wanted? {
  anything as? Wanted
}

private func refresh(_ view: (any LoginDisplayLogic)?) {
  guard let screen = view as? GivenView else { return }  // expect: protocols through refresh
  screen.displayLogin(.init(greeting: ""))
}

extension LoginDisplayLogic {
  func refreshAll() {
    let screen = self as? GivenView  // expect: protocols
    screen?.displayLogin(.init(greeting: ""))
  }
}

final class ToolsInteractor: LoginBusinessLogic {
  private let tools = ToolBox()

  func logIn(_ request: Login.Authenticate.Request) async {
    await tools.run()
  }
}

final class SharingInteractor: LoginBusinessLogic {
  func logIn(_ request: Login.Authenticate.Request) async {
    _ = try? await Shared.worker.authenticate(email: "")  // expect: protocols
  }
}

private struct ToolBox {
  let worker = GivenWorker()  // expect: protocols through ToolBox

  func run() async {
    _ = try? await worker.authenticate(email: "")
  }
}

private enum Shared {
  static let worker = GivenWorker()
}
