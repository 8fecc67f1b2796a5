/// Links back, weak, in boxes of all kinds.
private final class ObjectBox {
  weak var view: (any LoginDisplayLogic)?
}

private struct AnyBox {
  weak var object: AnyObject?
}

@propertyWrapper
private struct Weakly<Object> {
  private weak var object: AnyObject?

  init(wrappedValue: Object?) { object = wrappedValue as AnyObject? }

  var wrappedValue: Object? {
    get { object as? Object }
    set { object = newValue as AnyObject? }
  }
}

/// A View to the Presenter, which is a box for another one.
private final class Deputy: LoginDisplayLogic {
  weak var view: (any LoginDisplayLogic)?

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {
    view?.displayLogin(viewModel)
  }
}

final class BoxingPresenter: LoginPresentationLogic {
  private let box = ObjectBox()
  private let deputy = Deputy()
  private var several: [AnyBox] = []
  @Weakly private var wrapped: (any LoginDisplayLogic)? = nil
  private var find: () -> (any LoginDisplayLogic)? = { nil }
  private var show: (Login.Authenticate.ViewModel) -> Void = { _ in }

  var view: (any LoginDisplayLogic)? {
    get { box.view ?? find() }
    set {
      box.view = newValue
      deputy.view = newValue
      wrapped = newValue
      several.append(AnyBox(object: newValue))
      find = { [weak newValue] in newValue }
      show = { [weak newValue] in newValue?.displayLogin($0) }
    }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    deputy.displayLogin(.init(greeting: ""))
  }
}

/// Closures that go on in the cycle.
final class StartingInteractor: LoginBusinessLogic {
  var onStart: () -> Void = {}

  func logIn(_ request: Login.Authenticate.Request) async { onStart() }
}

@MainActor func started(_ presenter: GivenPresenter, _ router: any LoginRoutingLogic) {
  let interactor = StartingInteractor()
  interactor.onStart = { presenter.presentLogin(.failure(.offline)) }
  interactor.onStart = { [weak router] in router?.routeToHome() }
}
