/// Closures that come to a part by a protocol of another name, or by what both can see.
protocol Shortcut: AnyObject {
  var showForm: (() -> Void)? { get set }
  var hasAudience: () -> Bool { get set }
  func shortcut(_ showForm: @escaping () -> Void)
}

protocol Shown: AnyObject {
  var wasShown: ((any LoginDisplayLogic) -> Void)? { get set }
}

protocol Retrying: AnyObject {
  var retry: (() -> Void)? { get set }
}

final class ShortcutInteractor: LoginBusinessLogic, Shortcut {
  var showForm: (() -> Void)?
  var hasAudience: () -> Bool = { true }
  private let presenter: any LoginPresentationLogic

  init(presenter: any LoginPresentationLogic) {
    self.presenter = presenter
    (presenter as? any Retrying)?.retry = { [weak self] in
      self?.askAgain()  // expect: one-way
    }
  }

  func shortcut(_ showForm: @escaping () -> Void) { self.showForm = showForm }
  func askAgain() {}

  func logIn(_ request: Login.Authenticate.Request) async {
    showForm?()
    Line.showForm[ObjectIdentifier(self)]?()
    Line.shared.showForm?()
    if let show = Line.latest { show() }
    Line.callAll()
    Line.shared.call()
  }
}

final class ShortcutView: LoginDisplayLogic, Shown {
  var wasShown: ((any LoginDisplayLogic) -> Void)?
  private let interactor: any LoginBusinessLogic

  init(interactor: any LoginBusinessLogic) {
    self.interactor = interactor
    if let short = interactor as? any Shortcut {
      short.showForm = { [weak self] in
        self?.displayForm()  // expect: one-way
      }
      short.shortcut { [weak self] in
        self?.displayForm()  // expect: one-way
      }
    }
    (interactor as? any Shortcut)?.shortcut { [weak self] in
      self?.displayForm()  // expect: one-way
    }
    (interactor as? any Shortcut)?.shortcut(displayForm)  // expect: one-way
    (interactor as? any Shortcut)?.hasAudience = { [weak self] in self != nil }  // expect: one-way
    Line.showForm[ObjectIdentifier(interactor)] = { [weak self] in
      self?.displayForm()  // expect: one-way
    }
    Line.shared.showForm = { [weak self] in
      self?.displayForm()  // expect: one-way
    }
    Line.latest = displayForm  // expect: one-way
    Line.note { [weak self] in
      self?.displayForm()  // expect: one-way
    }
    Line.shared.take { [weak self] in
      self?.displayForm()  // expect: one-way
    }
  }

  func displayForm() {}

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) { wasShown?(self) }
}

final class ShortcutPresenter: LoginPresentationLogic, Retrying {
  var retry: (() -> Void)?
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    (view as? any Shown)?.wasShown = { [weak self] _ in
      self?.count()  // expect: one-way
    }
  }

  func count() {}
}

private final class Line {
  static let shared = Line()
  static var showForm: [ObjectIdentifier: () -> Void] = [:]
  static var latest: (() -> Void)?

  private static var noted: [() -> Void] = []

  var showForm: (() -> Void)?
  private var taken: (() -> Void)?

  static func note(_ show: @escaping () -> Void) { noted.append(show) }
  static func callAll() { noted.forEach { $0() } }
  func take(_ show: @escaping () -> Void) { taken = show }
  func call() { taken?() }
}
