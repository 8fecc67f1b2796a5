/// The code of a scene: what decides, words and routes is left to its author.
extension SceneTemplate {
  static let models = """
    /// SUMMARY
    nonisolated enum NAME {}
    [decides]
    [decides]extension NAME {
    [decides]  /// Why there is nothing to show; the words for it are the Presenter's.
    [decides]  nonisolated enum Failure: Error, MODEL, CaseIterable {
    [decides]    case missing
    [decides]    case unknown
    [decides]  }
    [decides]}

    """

  static let contract = """
    extension NAME {
      /// The use case of this scene.
      nonisolated enum Show {}
    }

    extension NAME.Show {
      /// View → Interactor: what is wanted.
    [!typed]  nonisolated struct Request: MODEL {}
    [typed]  nonisolated struct Request: MODEL {
    [typed]    let text: String
    [typed]  }

      /// Interactor → Presenter: what came of it, without a word meant for the screen.
      nonisolated enum Response: MODEL {
        case success([String])
        case failure(NAME.Failure)
      }

      /// Presenter → View: text that is ready to be shown.
      nonisolated enum ViewModel {
        nonisolated struct List: MODEL {
          let rows: [String]
        }

        nonisolated struct Problem: MODEL {
          let title: String
          let message: String
        }
      }
    }

    /// View → Interactor.
    protocol NAMEBusinessLogic: AnyObject {
      func show(_ request: NAME.Show.Request){worker| async}
    }

    /// Interactor → Presenter.
    protocol NAMEPresentationLogic: AnyObject {
      func presentShow(_ response: NAME.Show.Response)
    }

    /// Presenter → View: one method for each outcome.
    protocol NAMEDisplayLogic: AnyObject {
      func displayList(_ viewModel: NAME.Show.ViewModel.List)
      func displayProblem(_ viewModel: NAME.Show.ViewModel.Problem)
    }
    [worker]
    [worker]/// Interactor → Worker: the one that leaves the app to ask.
    [worker]protocol NAMEWorkerLogic: AnyObject {
    [worker]  func fetchItems() async throws -> [String]
    [worker]}
    [stores]
    [given]/// The data that the screen before leaves here, before this one is shown.
    [!given][stores]/// The data that the Router hands on to the next screen.
    [stores]protocol NAMEDataStore: AnyObject {
    [given]  var items: [String]? { get set }
    [!given][stores]  var items: [String]? { get }
    [stores]}

    """

  /// The routes, and what shows screens.
  static let destinations = """

    /// View → Router.
    protocol NAMERoutingLogic: AnyObject {
    [each]  func routeToWAY()
    [back]  func routeBack()
    }

    /// Router → what shows screens.
    protocol NAMENavigator: AnyObject {
    [pushes]  func push(_ screen: any NAMEScreen)
    [presents]  func present(_ screen: any NAMEScreen)
    [back]  func goBack()
    }
    [ways]
    [ways]/// Router → the app: makes the screens that follow, a new one each time.
    [ways]protocol NAMEDestinations: AnyObject {
    [each]  func makeWAY({takes|items: [String]}) -> any NAMEScreen
    [ways]}

    /// Anything that a navigator can show.
    protocol NAMEScreen: AnyObject {}

    """

  static let interactor = """
    /// The rules of NAME.
    final class NAMEInteractor: NAMEBusinessLogic{stores|, NAMEDataStore} {
    [given]  var items: [String]?
    [!given][stores]  var items: [String]?
    [stores]
      let presenter: any NAMEPresentationLogic
    [worker]  let worker: any NAMEWorkerLogic

      init(presenter: any NAMEPresentationLogic{worker|, worker: any NAMEWorkerLogic}) {
        self.presenter = presenter
    [worker]    self.worker = worker
      }

      func show(_ request: NAME.Show.Request){worker| async} {
        // Write this: NAMEInteractorTests says what is wanted.
      }
    }

    """

  static let presenter = """
    /// The words of NAME.
    final class NAMEPresenter: NAMEPresentationLogic {
      /// Weak, because the View owns the parts behind it.
      weak var view: (any NAMEDisplayLogic)?

      func presentShow(_ response: NAME.Show.Response) {
        // Write this: NAMEPresenterTests says what is wanted.
      }
    }

    """

  static let view = """
    import Observation

    /// The state of NAME's screen; a SwiftUI struct reads it.
    @Observable
    final class NAMEView: NAMEDisplayLogic{routes|, NAMEScreen} {
    [typed]  var text = ""
      private(set) var rows: [String] = []
      private(set) var problem: NAME.Show.ViewModel.Problem?
      let interactor: any NAMEBusinessLogic
    [routes]  let router: any NAMERoutingLogic

      init(interactor: any NAMEBusinessLogic{routes|, router: any NAMERoutingLogic}) {
        self.interactor = interactor
    [routes]    self.router = router
      }

      func show(){worker| async} {
        {worker|await }interactor.show(.init({typed|text: text}))
      }
    [each]
    [each]  func tapWAY() { router.routeToWAY() }
    [back]
    [back]  func tapBack() { router.routeBack() }

      func displayList(_ viewModel: NAME.Show.ViewModel.List) {
        // Write this: NAMEViewTests says what is wanted.
      }

      func displayProblem(_ viewModel: NAME.Show.ViewModel.Problem) {
        problem = viewModel
      }
    }

    """

  static let router = """
    [leads]/// SUMMARY
    [decides]/// Leads to the next screen.
    final class NAMERouter: NAMERoutingLogic {
      weak var navigator: (any NAMENavigator)?
    [ways]  private let destinations: any NAMEDestinations
    [hands]  private let dataStore: any NAMEDataStore
    [ways]
    [ways]  init(destinations: any NAMEDestinations{hands|, dataStore: any NAMEDataStore}) {
    [ways]    self.destinations = destinations
    [hands]    self.dataStore = dataStore
    [ways]  }
    [each]
    [each]  func routeToWAY() {
    [each]    // Write this: NAMERouterTests says what is wanted.
    [each]  }
    [back]
    [back]  func routeBack() {
    [back]    // Write this: NAMERouterTests says what is wanted.
    [back]  }
    }

    """

  static let worker = """
    /// Asks a service, a file or the system for what NAME shows.
    final class NAMEWorker: NAMEWorkerLogic {
      /// Throws a `NAME.Failure` where the reason is known, and any other error where it is not.
      func fetchItems() async throws -> [String] {
        // Write this: no test of the scene does, because it leaves the app.
        throw NAME.Failure.unknown
      }
    }

    """

  static let configurator = """
    /// Makes the parts, and links them; the caller holds the View, and so the scene.
    [bare]func makeNAMEScene() -> NAMEView {
    [!bare]func makeNAMEScene(
    [given]  items: [String]{routes|,}
    [worker]  worker: any NAMEWorkerLogic{routes|,}
    [ways]  destinations: any NAMEDestinations,
    [routes]  navigator: any NAMENavigator
    [!bare]) -> NAMEView {
      let presenter = NAMEPresenter()
      let interactor = NAMEInteractor(presenter: presenter{worker|, worker: worker})
    [given]  interactor.items = items
    [!ways][routes]  let router = NAMERouter()
    [ways]  let router = NAMERouter(destinations: destinations{hands|, dataStore: interactor})
    [routes]  router.navigator = navigator
      let view = NAMEView(interactor: interactor{routes|, router: router})
      presenter.view = view
      return view
    }

    """

  static let screen = """
    import Observation

    /// SUMMARY
    @Observable
    final class NAMEScreen {
      private(set) var rows: [String] = []
      private let load: () -> [String]

      init(load: @escaping () -> [String]) {
        self.load = load
      }

      func appear() {
        // Write this: NAMEScreenTests says what is wanted.
      }
    }

    """

  static let twoTargets = """
        .target(name: "NAMEScene", swiftSettings: settings),
        .testTarget(
    [!spykit]      name: "NAMESceneTests", dependencies: ["NAMEScene"], swiftSettings: settings),
    [spykit]      name: "NAMESceneTests",
    [spykit]      dependencies: ["NAMEScene", .product(name: "SpyKit", package: "KataVIP")],
    [spykit]      swiftSettings: settings),

    """

  /// Those of both targets.
  static let settings = """
    let settings: [SwiftSetting] = [
      .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]

    """

  static let package = """
    // swift-tools-version: 6.3
    import PackageDescription

    \(settings)
    let package = Package(
      name: "NAMEScene", platforms: [.iOS(.v17), .macOS(.v{spykit|15}{!spykit|14})],
    [spykit]  dependencies: [.package(name: "KataVIP", path: "COURSE")],
      targets: [
    \(twoTargets)  ],
      swiftLanguageModes: [.v6])

    """
}
