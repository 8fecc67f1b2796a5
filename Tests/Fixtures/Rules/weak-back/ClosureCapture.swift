final class ClosurePresenter: LoginPresentationLogic {
  private var show: (() -> Void)?
  private var showAgain: (() -> Void)?
  private var showWeakly: (() -> Void)?
  private var shows: [() -> Void] = []
  private weak var view: (any LoginDisplayLogic)?

  init(view: any LoginDisplayLogic) {
    show = { view.displayLogin(.init(greeting: "")) }  // expect: weak-back
    showWeakly = { [weak view] in view?.displayLogin(.init(greeting: "")) }
  }

  func prepare(for screen: GivenView) {
    showAgain = { [screen] in screen.displayLogin(.init(greeting: "")) }  // expect: weak-back
    weak var other = screen
    showWeakly = { other?.displayLogin(.init(greeting: "")) }
    showWeakly = { [self] in view?.displayLogin(.init(greeting: "")) }
    shows.append { screen.displayLogin(.init(greeting: "")) }  // expect: weak-back
    shows += [{ screen.displayLogin(.init(greeting: "")) }]  // expect: weak-back
    shows[0] = { screen.displayLogin(.init(greeting: "")) }  // expect: weak-back
    shows.append { [weak screen] in screen?.displayLogin(.init(greeting: "")) }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {}
}
