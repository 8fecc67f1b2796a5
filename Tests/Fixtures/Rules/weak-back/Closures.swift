/// A closure keeps what it captures; a method keeps whose it is.
final class ClosurePresenter: LoginPresentationLogic {
  private var show: (() -> Void)?
  private var present: ((Login.Authenticate.ViewModel) -> Void)?
  private weak var view: (any LoginDisplayLogic)?

  init(view: any LoginDisplayLogic) {
    show = { view.displayLogin(.init(greeting: "")) }  // expect: weak-back
    show = { [weak view] in view?.displayLogin(.init(greeting: "")) }
    present = view.displayLogin  // expect: weak-back
  }

  func prepare(for screen: GivenView) {
    show = { [screen] in screen.displayLogin(.init(greeting: "")) }  // expect: weak-back
    weak var other = screen
    show = { other?.displayLogin(.init(greeting: "")) }
    show = { [self] in view?.displayLogin(.init(greeting: "")) }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    present = view?.displayLogin  // expect: weak-back
  }
}
