/// The code of a scene: what decides, words and routes is left to its author.
extension SceneTemplate {
  var isAsync: Bool { interview.source == .worker }
  var async: String { isAsync ? " async" : "" }
  var wait: String { isAsync ? "await " : "" }
  private var hasWays: Bool { !interview.ways.isEmpty }

  /// What each model adopts: SpyKit writes it down.
  private var model: String {
    spyKit == nil ? "Equatable, Sendable" : "Equatable, Encodable, Sendable"
  }

  var models: String {
    """
    /// SUMMARY
    nonisolated enum NAME {}

    extension NAME {
      /// Why there is nothing to show; the words for it are the Presenter's.
      nonisolated enum Failure: Error, \(model), CaseIterable {
        case missing
        case unknown
      }
    }

    """
  }

  static let hubContract = """
    /// SUMMARY
    nonisolated enum NAME {}

    """

  var contract: String {
    let text = interview.source == .typed ? "let text: String" : ""
    let worker = """

      /// Interactor → Worker: the one that leaves the app to ask.
      protocol NAMEWorkerLogic: AnyObject {
        func fetchItems() async throws -> [String]
      }

      """
    let store = """

      /// What the screen before leaves here, before this one is shown.
      protocol NAMEDataStore: AnyObject {
        var items: [String]? { get set }
      }

      """
    return """
      extension NAME {
        /// The use case of this scene.
        nonisolated enum Show {}
      }

      extension NAME.Show {
        /// View → Interactor: what is wanted.
        nonisolated struct Request: \(model) {\(text.isEmpty ? "}" : "\n    \(text)\n  }")

        /// Interactor → Presenter: what came of it, without a word meant for the screen.
        nonisolated enum Response: \(model) {
          case success([String])
          case failure(NAME.Failure)
        }

        /// Presenter → View: text that is ready to be shown.
        nonisolated enum ViewModel {
          nonisolated struct List: \(model) {
            let rows: [String]
          }

          nonisolated struct Problem: \(model) {
            let title: String
            let message: String
          }
        }
      }

      /// View → Interactor.
      protocol NAMEBusinessLogic: AnyObject {
        func show(_ request: NAME.Show.Request)\(async)
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

      """ + (isAsync ? worker : "") + (interview.source == .given ? store : "")
  }

  /// The routes, and what shows screens.
  var destinations: String {
    guard hasWays else { return "" }
    let routes = interview.ways.map { "  func routeTo\($0)()" }.joined(separator: "\n")
    let makers = interview.ways.map { "  func make\($0)() -> any NAMEScreen" }
    return """

      /// View → Router.
      protocol NAMERoutingLogic: AnyObject {
      \(routes)
      }

      /// Router → what shows screens.
      protocol NAMENavigator: AnyObject {
        func push(_ screen: any NAMEScreen)
      }

      /// Router → the app: makes the screens that follow, a new one each time.
      protocol NAMEDestinations: AnyObject {
      \(makers.joined(separator: "\n"))
      }

      /// Anything that a navigator can show.
      protocol NAMEScreen: AnyObject {}

      """
  }

  var interactor: String {
    let properties =
      switch interview.source {
      case .typed: ""
      case .given: "  var items: [String]?\n\n"
      case .worker: ""
      }
    let adopts =
      interview.source == .given ? "NAMEBusinessLogic, NAMEDataStore" : "NAMEBusinessLogic"
    let parameters =
      isAsync
      ? "presenter: any NAMEPresentationLogic, worker: any NAMEWorkerLogic"
      : "presenter: any NAMEPresentationLogic"
    return """
      /// The rules of NAME.
      final class NAMEInteractor: \(adopts) {
      \(properties)  private let presenter: any NAMEPresentationLogic
      \(isAsync ? "  private let worker: any NAMEWorkerLogic\n" : "")
        init(\(parameters)) {
          self.presenter = presenter
      \(isAsync ? "    self.worker = worker\n" : "")  }

        func show(_ request: NAME.Show.Request)\(async) {
          // Write this: NAMEInteractorTests says what is wanted.
        }
      }

      """
  }

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

  var view: String {
    let router = hasWays ? "  private let router: any NAMERoutingLogic\n" : ""
    let parameters =
      hasWays
      ? "interactor: any NAMEBusinessLogic, router: any NAMERoutingLogic"
      : "interactor: any NAMEBusinessLogic"
    let typed = interview.source == .typed
    let taps = interview.ways.map { "\n\n  func tap\($0)() { router.routeTo\($0)() }" }.joined()
    return """
      import Observation

      /// What NAME shows; a SwiftUI struct reads it.
      @Observable
      final class NAMEView: NAMEDisplayLogic\(hasWays ? ", NAMEScreen" : "") {
      \(typed ? "  var text = \"\"\n" : "")  private(set) var rows: [String] = []
        private(set) var problem: NAME.Show.ViewModel.Problem?
        private let interactor: any NAMEBusinessLogic
      \(router)
        init(\(parameters)) {
          self.interactor = interactor
      \(hasWays ? "    self.router = router\n" : "")  }

        func show()\(async) {
          \(wait)interactor.show(.init(\(typed ? "text: text" : "")))
        }\(taps)

        func displayList(_ viewModel: NAME.Show.ViewModel.List) {
          // Write this: NAMEViewTests says what is wanted.
        }

        func displayProblem(_ viewModel: NAME.Show.ViewModel.Problem) {
          problem = viewModel
        }
      }

      """
  }

  func router(isHub: Bool) -> String {
    let routes = interview.ways.map { way in
      """
        func routeTo\(way)() {
          // Write this: NAMERouterTests says what is wanted.
        }
      """
    }
    return """
      /// \(isHub ? "SUMMARY" : "Leads to the next screen.")
      final class NAMERouter: NAMERoutingLogic {
        weak var navigator: (any NAMENavigator)?
        private let destinations: any NAMEDestinations

        init(destinations: any NAMEDestinations) {
          self.destinations = destinations
        }

      \(routes.joined(separator: "\n\n"))
      }

      """
  }

  var configurator: String {
    let isGiven = interview.source == .given
    let parameters = [
      isGiven ? "items: [String]" : nil, isAsync ? "worker: any NAMEWorkerLogic" : nil,
      hasWays ? "destinations: any NAMEDestinations, navigator: any NAMENavigator" : nil,
    ].compactMap { $0 }.joined(separator: ",\n  ")
    let router = """
        let router = NAMERouter(destinations: destinations)
        router.navigator = navigator

      """
    return """
      /// Makes the parts, and links them; the caller holds the View, and so the scene.
      func makeNAMEScene(\(parameters.isEmpty ? "" : "\n  \(parameters)\n")) -> NAMEView {
        let presenter = NAMEPresenter()
        let interactor = NAMEInteractor(presenter: presenter\(isAsync ? ", worker: worker" : ""))
      \(isGiven ? "  interactor.items = items\n" : "")\(hasWays ? router : "")  let view = NAMEView(interactor: interactor\(hasWays ? ", router: router" : ""))
        presenter.view = view
        return view
      }

      """
  }

  var screen: String {
    """
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
  }
}
