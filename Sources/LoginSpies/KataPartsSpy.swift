import LoginScene
import SpyKit

/// Makes parts that write down what they are told and pass it on, and knows which are still alive.
package final class KataPartsSpy: LoginParts {
  /// What the workers answer, from now on.
  package var answer = KataWorkerSpy.Answer.success(Login.User(name: "Ann"))
  /// The number that parts bear in the log when they are made from now on; nil for none.
  package var scene: Int?
  /// What was made so far, in the order of the alphabet.
  package var made: [String] { names.sorted() }
  private var names: [String] = []
  private let census = KataCensus()
  private let log: KataLoginLog

  package init(_ log: KataLoginLog) {
    self.log = log
  }

  /// What was made and is still there, in the order of the alphabet.
  package var living: [String] { census.living }

  /// The same, noted as a count.
  package func alive() -> [String] { census.alive() }

  package func makeWorker() -> any LoginWorkerLogic {
    follow("worker", KataWorkerDouble(record) { [self] in answer })
  }

  package func makePresenter() -> any LoginPresentationLogic & LoginViewLink {
    follow("presenter", KataPresenterDouble(record))
  }

  package func makeInteractor(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic & LoginDataStore {
    follow("interactor", KataInteractorDouble(record, presenter: presenter, worker: worker))
  }

  package func makeRouter(
    dataStore: any LoginDataStore
  ) -> any LoginRoutingLogic & LoginNavigatorLink {
    follow("router", KataRouterDouble(record, dataStore: dataStore))
  }

  package func makeView(
    interactor: any LoginBusinessLogic, router: any LoginRoutingLogic
  ) -> any LoginDisplayLogic {
    follow("view", KataViewDouble(record, interactor: interactor, router: router))
  }

  /// Writes into the log with the number that this scene has now.
  private var record: (KataLoginCall) -> Void {
    { [log, scene] call in log.record(scene.map { .numbered($0, call) } ?? call) }
  }

  private func follow<Part: AnyObject>(_ name: String, _ part: Part) -> Part {
    let name = scene.map { "\(name) \($0)" } ?? name
    names.append(name)
    census.watch(part, as: name)
    return part
  }
}
