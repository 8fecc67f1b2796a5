import LoginScene
import LoginSpies

@testable import Exercise01
@testable import Exercise03
@testable import Exercise04
@testable import Exercise06

extension Exercise01.LoginPresenter: LoginViewLink {}
extension Exercise06.LoginRouter: LoginNavigatorLink {}

/// The references of 01 to 06 as the parts of a login scene, with 03's Interactor for 02's.
final class LoginReferences: LoginParts {
  /// The Router, as the buttons for the detours see it.
  private(set) weak var detours: (any LoginDetourRoutingLogic)?
  private let worker: KataWorkerSpy
  private let log: KataLoginLog
  private var parts: [() -> AnyObject?] = []

  init(worker: KataWorkerSpy, log: KataLoginLog) {
    (self.worker, self.log) = (worker, log)
  }

  /// The number of parts that are still there, without the worker.
  var alive: Int { parts.count { $0() != nil } }

  func makeWorker() -> any LoginWorkerLogic { worker }

  func makePresenter() -> any LoginPresentationLogic & LoginViewLink {
    watch(Exercise01.LoginPresenter())
  }

  func makeInteractor(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic & LoginDataStore {
    watch(Exercise03.LoginInteractor(presenter: presenter, worker: worker))
  }

  func makeRouter(dataStore: any LoginDataStore) -> any LoginRoutingLogic & LoginNavigatorLink {
    let router = Exercise06.LoginRouter(
      dataStore: dataStore, destinations: KataDestinationsSpy(log))
    detours = router
    return watch(router)
  }

  func makeView(
    interactor: any LoginBusinessLogic, router: any LoginRoutingLogic
  ) -> any LoginDisplayLogic {
    watch(Exercise04.LoginView(interactor: interactor, router: router))
  }

  private func watch<Part: AnyObject>(_ part: Part) -> Part {
    parts.append { [weak part] in part }
    return part
  }
}

/// A navigator that holds what it shows, as a phone does, and lets go of what it replaces.
final class Window: LoginNavigatorLogic {
  var root: AnyObject?
  private(set) var pushed: [any LoginScreen] = []
  private(set) var presented: (any LoginScreen)?
  private let spy: KataNavigatorSpy

  init(_ log: KataLoginLog) {
    spy = KataNavigatorSpy(log)
  }

  func push(_ screen: any LoginScreen) {
    spy.push(screen)
    pushed.append(screen)
  }

  func present(_ screen: any LoginScreen) {
    spy.present(screen)
    presented = screen
  }

  func replaceRoot(with screen: any LoginScreen) {
    spy.replaceRoot(with: screen)
    (root, pushed, presented) = (screen, [], nil)
  }
}
