/// Links back, weak, in boxes of several kinds.
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

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) { view?.displayLogin(viewModel) }
}

final class BoxingPresenter: LoginPresentationLogic {
  private let box = ObjectBox()
  private let deputy = Deputy()
  private var several: [AnyBox] = []
  @Weakly private var wrapped: (any LoginDisplayLogic)? = nil
  private var find: () -> (any LoginDisplayLogic)? = { nil }

  var view: (any LoginDisplayLogic)? {
    get { box.view ?? find() }
    set {
      box.view = newValue
      wrapped = newValue
      several.append(AnyBox(object: newValue))
      find = { [weak newValue] in newValue }
    }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {}
}
