/// Closures that somebody else writes, and gives to a part.
final class HintedInteractor: LoginBusinessLogic {
  var onLoading: (Bool) -> Void = { _ in }
  var hooks = Hooks()
  var listeners: [(Bool) -> Void] = []
  var named: [String: () -> Void] = [:]

  init(_ told: @escaping () -> Void = {}) {
    hooks.told = told
  }

  struct Hooks {
    var told: () -> Void = {}
  }

  func tell(_ told: @escaping () -> Void) { hooks.told = told }

  func logIn(_ request: Login.Authenticate.Request) async { onLoading(true) }
}

final class HintedView: LoginDisplayLogic {
  var onTooLong: () -> Void = {}

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) { onTooLong() }
}

final class HintedPresenter: LoginPresentationLogic {
  var done: () -> Void = {}

  func presentLogin(_ response: Login.Authenticate.Response) { done() }
}

@MainActor func assembled(_ view: any LoginDisplayLogic, _ screen: HintedView) -> HintedInteractor {
  let interactor = HintedInteractor {
    view.displayLogin(.init(greeting: ""))  // expect: one-way
  }
  interactor.onLoading = { [weak view] _ in
    view?.displayLogin(.init(greeting: ""))  // expect: one-way
  }
  interactor.hooks.told = { show(view) }  // expect: one-way
  interactor.hooks = HintedInteractor.Hooks(told: { show(view) })  // expect: one-way
  interactor.tell { screen.displayLogin(.init(greeting: "")) }  // expect: one-way
  let later: (Bool) -> Void = { [weak view] _ in
    view?.displayLogin(.init(greeting: ""))  // expect: one-way
  }
  interactor.onLoading = later
  interactor.listeners.append { _ in show(view) }  // expect: one-way
  interactor.listeners.insert({ _ in show(view) }, at: 0)  // expect: one-way
  interactor.listeners += [{ _ in show(view) }]  // expect: one-way
  interactor.listeners[0] = { _ in show(view) }  // expect: one-way
  interactor.named["shown"] = { show(view) }  // expect: one-way
  interactor.named.updateValue({ show(view) }, forKey: "shown")  // expect: one-way
  let presenter = HintedPresenter()
  presenter.done = interactor.wake  // expect: one-way
  screen.onTooLong = { presenter.presentLogin(.failure(.unknown)) }  // expect: one-way
  return interactor
}

extension HintedInteractor {
  func wake() {}
}

@MainActor private func show(_ view: any LoginDisplayLogic) {
  view.displayLogin(.init(greeting: ""))
}

/// What is made to hold the View is no closure: it is told of where it stands.
struct Spinner {
  weak var target: (any LoginDisplayLogic)?  // expect: one-way through Spinner

  func turn() { target?.displayLogin(.init(greeting: "")) }
}

final class SpinningInteractor: LoginBusinessLogic {
  var spinner = Spinner()

  func logIn(_ request: Login.Authenticate.Request) async { spinner.turn() }
}

@MainActor func spinning(_ view: any LoginDisplayLogic) -> SpinningInteractor {
  let interactor = SpinningInteractor()
  interactor.spinner = Spinner(target: view)
  return interactor
}
