/// Types inside generic ones, and inside others' extensions.
private struct Chain<Target> {
  final class Slot {
    weak var object: AnyObject?
  }

  struct Lost: Error {
    let target: Target?
  }

  let slot = Slot()

  func found() throws -> Target {
    guard let target = slot.object as? Target else { throw Lost(target: nil) }
    return target
  }
}

@propertyWrapper
private struct Kept<Value> {
  private final class Box {
    var value: Value?
  }

  private let box = Box()

  init() {}

  var wrappedValue: Value? {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

extension Array where Element == Character {
  fileprivate struct Ends: Equatable {
    let first: Int
    let last: Int
  }

  fileprivate var ends: Ends? {
    isEmpty ? nil : Ends(first: 0, last: count - 1)
  }
}

final class ChainedPresenter: LoginPresentationLogic {
  private let chain = Chain<any LoginDisplayLogic>()

  var view: (any LoginDisplayLogic)? {
    get { try? chain.found() }
    set { chain.slot.object = newValue }
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    view?.displayLogin(.init(greeting: ""))
  }
}

final class KeepingInteractor: LoginBusinessLogic {
  @Kept private var user: Login.User?
  private let presenter: any LoginPresentationLogic

  /// What it calls when something has happened.
  var onStart: () -> Void = {}

  init(presenter: any LoginPresentationLogic, finished: @escaping () -> Void) {
    self.presenter = presenter
    onStart = finished
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    guard Array(request.email ?? "").ends != nil, user == nil else { return }
    onStart()
    presenter.presentLogin(.failure(.unknown))
  }
}

/// Closures that go on in the cycle, or out of it.
@MainActor func assembled(_ view: GivenView, _ router: any LoginRoutingLogic) -> KeepingInteractor {
  let presenter = ChainedPresenter()
  presenter.view = view
  let interactor = KeepingInteractor(presenter: presenter) {
    presenter.presentLogin(.failure(.offline))
  }
  interactor.onStart = { [weak router] in router?.routeToHome() }
  return interactor
}
