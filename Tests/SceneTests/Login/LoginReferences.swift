import LoginScene
import LoginSpies

@testable import Exercise01
@testable import Exercise02
@testable import Exercise03
@testable import Exercise04
@testable import Exercise06

extension Exercise01.LoginPresenter: LoginViewLink {}
extension Exercise06.LoginRouter: LoginNavigatorLink {}

/// The references of 01 to 06 as the parts of a login scene, each as its own exercise has it.
final class LoginReferences: LoginParts {
  /// Both keep the same protocols: one of them stands in a scene.
  enum Interactor: CaseIterable {
    /// 02's: it reports no failure of the worker's.
    case validation
    /// 03's.
    case answers
  }

  /// The Router made last, as the buttons for the detours see it.
  private(set) weak var detours: (any LoginDetourRoutingLogic)?
  private let interactor: Interactor
  private let worker: any LoginWorkerLogic
  private let log: KataLoginLog
  private var parts: [() -> AnyObject?] = []

  init(_ interactor: Interactor, worker: any LoginWorkerLogic, log: KataLoginLog) {
    self.interactor = interactor
    self.worker = worker
    self.log = log
  }

  /// How many of all parts but the worker are still there.
  var alive: Int { parts.count { $0() != nil } }

  func makeWorker() -> any LoginWorkerLogic { worker }

  func makePresenter() -> any LoginPresentationLogic & LoginViewLink {
    watch(Exercise01.LoginPresenter())
  }

  func makeInteractor(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic & LoginDataStore {
    switch interactor {
    case .validation: watch(Exercise02.LoginInteractor(presenter: presenter, worker: worker))
    case .answers: watch(Exercise03.LoginInteractor(presenter: presenter, worker: worker))
    }
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
