import Foundation

/// Links back, weak, in boxes of all kinds.
private final class ObjectBox {
  weak var view: (any LoginDisplayLogic)?
}

private struct ValueBox {
  weak var view: (any LoginDisplayLogic)?
}

private struct AnyBox {
  weak var object: AnyObject?
}

private enum Link {
  case none
  case linked(ValueBox)
}

private struct Links {
  let first = ObjectBox()
  var second = ValueBox()
}

private struct ShowBox {
  let show: (Login.Authenticate.ViewModel) -> Void
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

private struct AskedBox<Object> {
  private let find: () -> Object?

  init(_ object: Object?) {
    let object = object as AnyObject?
    find = { [weak object] in object as? Object }
  }

  var object: Object? { find() }
}

private final class Deputy: LoginDisplayLogic {
  weak var view: (any LoginDisplayLogic)?

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {
    view?.displayLogin(viewModel)
  }
}

final class BoxingPresenter: LoginPresentationLogic {
  private let box = ObjectBox()
  private let deputy = Deputy()
  private var value = ValueBox()
  private var any = AnyBox()
  private var link = Link.none
  private var links = Links()
  private var several: [ValueBox] = []
  @Weakly private var wrapped: (any LoginDisplayLogic)? = nil
  private var asked = AskedBox<any LoginDisplayLogic>(nil)
  private var find: () -> (any LoginDisplayLogic)? = { nil }
  private var show: (Login.Authenticate.ViewModel) -> Void = { _ in }
  private let showAlso: (Login.Authenticate.ViewModel) -> Void
  private var shown = ShowBox { _ in }
  private var again: ((Login.Authenticate.ViewModel) -> Void)?

  init(view: any LoginDisplayLogic) {
    showAlso = { [weak view] in view?.displayLogin($0) }
    shown = ShowBox { [weak other = view] in other?.displayLogin($0) }
  }

  var view: (any LoginDisplayLogic)? {
    get { box.view }
    set {
      box.view = newValue
      deputy.view = newValue
      value.view = newValue
      any.object = newValue
      asked = AskedBox(newValue)
      wrapped = newValue
      link = .linked(ValueBox(view: newValue))
      several.append(ValueBox(view: newValue))
      links.first.view = newValue
      find = { [weak newValue] in newValue }
      again = weakly(newValue)
      show = { [weak newValue] model in
        guard let newValue else { return }
        [model].forEach { newValue.displayLogin($0) }
      }
    }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    let views = [view, value.view, deputy, find(), asked.object]
    for view in views { view?.displayLogin(.init(greeting: "")) }
  }
}

private func weakly(
  _ view: (any LoginDisplayLogic)?
) -> (Login.Authenticate.ViewModel) -> Void {
  { [weak view] model in view?.displayLogin(model) }
}

class WeakHolder {
  weak var view: (any LoginDisplayLogic)?
}

final class HeirPresenter: WeakHolder, LoginPresentationLogic {
  func presentLogin(_ response: Login.Authenticate.Response) {}
}

final class BoxingRouter: LoginRoutingLogic {
  private let box = ObjectBox()
  private var show: (() -> Void)?

  func link(_ view: any LoginDisplayLogic) {
    box.view = view
    show = { [weak view] in view?.displayLogin(.init(greeting: "")) }
  }

  func routeToHome() { show?() }
}
