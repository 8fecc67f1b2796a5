/// A method that is kept keeps whose it is.
final class MethodPresenter: LoginPresentationLogic {
  private var show: ((Login.Authenticate.ViewModel) -> Void)?
  private let showAgain: (Login.Authenticate.ViewModel) -> Void
  private var shows: [(Login.Authenticate.ViewModel) -> Void] = []
  private var named: [String: (Login.Authenticate.ViewModel) -> Void] = [:]
  private let made: () -> Void
  private let found: () -> any LoginDisplayLogic
  private let box = ShowBox()
  private weak var view: (any LoginDisplayLogic)?

  init(view: any LoginDisplayLogic) {
    show = view.displayLogin  // expect: weak-back
    showAgain = view.displayLogin  // expect: weak-back
    made = makeShow(view)
    found = keep(view)
    shows.append(view.displayLogin)  // expect: weak-back
    shows += [{ view.displayLogin($0) }]  // expect: weak-back
    named["a"] = view.displayLogin  // expect: weak-back
    box.show = view.displayLogin  // expect: weak-back
  }

  func prepare(for view: any LoginDisplayLogic) {
    func showIt() {  // expect: weak-back
      view.displayLogin(.init(greeting: ""))
    }
    func showWeakly() { self.view?.displayLogin(.init(greeting: "")) }
    let showThat: (Login.Authenticate.ViewModel) -> Void = {  // expect: weak-back
      view.displayLogin($0)
    }
    show = { _ in showIt() }
    show = { _ in showWeakly() }
    show = showThat
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    show = view?.displayLogin  // expect: weak-back
    view.map { $0.displayLogin }?(.init(greeting: ""))
  }
}

private final class ShowBox {
  var show: ((Login.Authenticate.ViewModel) -> Void)?
}

private func makeShow(_ view: any LoginDisplayLogic) -> () -> Void {
  { view.displayLogin(.init(greeting: "")) }  // expect: weak-back through makeShow
}

private func keep<Kept>(_ kept: Kept) -> () -> Kept {
  { kept }  // expect: weak-back through keep
}
