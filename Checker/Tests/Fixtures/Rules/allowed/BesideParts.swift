/// Routers and workers that are right.
protocol NextDataStore: AnyObject {
  var user: Login.User? { get set }
}

/// A screen with the place for what it needs, and the way back from it.
protocol NextScreen: AnyObject {
  var dataStore: any NextDataStore { get }
  var onSaved: ((Login.User) -> Void)? { get set }
}

protocol NextDestinations: AnyObject {
  func makeNext() -> any NextScreen
}

protocol Navigating: AnyObject {
  func show(_ screen: AnyObject)
}

final class LeadingRouter: LoginRoutingLogic {
  weak var navigator: (any Navigating)?
  weak var view: (any LoginDisplayLogic)?
  private let store: any LoginDataStore
  private let destinations: any NextDestinations

  init(store: any LoginDataStore, destinations: any NextDestinations) {
    self.store = store
    self.destinations = destinations
  }

  func routeToHome() {
    guard let navigator, let user = store.user else { return }
    let next = destinations.makeNext()
    next.dataStore.user = user
    next.onSaved = { [weak view] in view?.displayLogin(.init(greeting: $0.name)) }
    navigator.show(next)
  }
}

/// A configurator in several steps, which a Router asks for the next scene.
final class NextConfigurator {
  func makeScene() -> any LoginDisplayLogic {
    WholeView(interactor: makeInteractor(), router: makeRouter())
  }

  private func makeRouter() -> any LoginRoutingLogic { WholeRouter() }

  private func makeInteractor() -> any LoginBusinessLogic {
    HoldingNothing(presenter: GivenPresenter())
  }
}

private final class HoldingNothing: LoginBusinessLogic {
  init(presenter: any LoginPresentationLogic) {}

  func logIn(_ request: Login.Authenticate.Request) async {}
}

final class ConfiguringRouter: LoginRoutingLogic {
  weak var navigator: (any Navigating)?
  private let configurator = NextConfigurator()

  func routeToHome() { navigator?.show(configurator.makeScene()) }
}

/// A worker over another one, and over a store that is none of the scene's.
final class AnsweringWorker: LoginWorkerLogic {
  private let service: any LoginWorkerLogic
  private let records: RecordDataStore
  private let onAnswer: (Login.User) -> Void

  init(service: any LoginWorkerLogic, onAnswer: @escaping (Login.User) -> Void) {
    self.service = service
    self.onAnswer = onAnswer
    records = RecordDataStore()
  }

  func authenticate(email: String) async throws -> Login.User {
    let user = try await service.authenticate(email: email)
    records.names.append(user.name)
    onAnswer(user)
    return user
  }
}

final class RecordDataStore {
  var names: [String] = []
}
