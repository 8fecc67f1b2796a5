/// The suite of a scene, with its spies: all of them write into one log.
extension SceneTemplate {
  private static let head = """
    import Testing

    @testable import NAMEScene


    """

  static let screenTests =
    head + """
      @Suite struct NAMEScreenTests {
        @Test func `each time it appears, it shows what there is`() {
          var items = ["first"]
          let screen = NAMEScreen { items }
          #expect(screen.rows == [])
          screen.appear()
          #expect(screen.rows == ["first"])
          items.append("second")
          screen.appear()
          #expect(screen.rows == ["first", "second"])
        }
      }

      """

  private var isTyped: Bool { interview.source == .typed }

  var spies: String {
    let worker = """

      final class NAMEWorkerSpy: NAMEWorkerLogic {
        var answer: Result<[String], any Error> = .success([])
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func fetchItems() async throws -> [String] {
          log.calls.append(.fetchItems)
          return try answer.get()
        }
      }

      """
    let cases =
      [
        "case show(NAME.Show.Request)", "case presentShow(NAME.Show.Response)",
        "case displayList(NAME.Show.ViewModel.List)",
        "case displayProblem(NAME.Show.ViewModel.Problem)",
      ] + (isAsync ? ["case fetchItems"] : []) + routeCases
    return Self.head + """
      /// All messages that the spies of a test have got, in their order.
      final class NAMELog {
        enum Call: Equatable {
      \(cases.map { "    \($0)" }.joined(separator: "\n"))
        }

        var calls: [Call] = []
      }

      final class NAMEInteractorSpy: NAMEBusinessLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func show(_ request: NAME.Show.Request)\(async) { log.calls.append(.show(request)) }
      }

      final class NAMEPresenterSpy: NAMEPresentationLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func presentShow(_ response: NAME.Show.Response) { log.calls.append(.presentShow(response)) }
      }

      final class NAMEDisplaySpy: NAMEDisplayLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func displayList(_ viewModel: NAME.Show.ViewModel.List) {
          log.calls.append(.displayList(viewModel))
        }

        func displayProblem(_ viewModel: NAME.Show.ViewModel.Problem) {
          log.calls.append(.displayProblem(viewModel))
        }
      }

      """ + (isAsync ? worker : "") + (interview.ways.isEmpty ? "" : wayDoubles)
  }

  var routerSpies: String {
    Self.head + """
      /// All messages that the spies of a test have got, in their order.
      final class NAMELog {
        enum Call: Equatable {
      \(routeCases.map { "    \($0)" }.joined(separator: "\n"))
        }

        var calls: [Call] = []
      }

      """ + wayDoubles
  }

  private var routeCases: [String] {
    interview.ways.isEmpty
      ? []
      : interview.ways.map { "case routeTo\($0)" } + interview.ways.map { "case make\($0)" }
        + ["case push"]
  }

  private var wayDoubles: String {
    let routes = interview.ways.map { "  func routeTo\($0)() { log.calls.append(.routeTo\($0)) }" }
    let makers = interview.ways.map {
      """
        func make\($0)() -> any NAMEScreen {
          log.calls.append(.make\($0))
          return NAMENextScreen()
        }
      """
    }
    return """

      final class NAMERouterSpy: NAMERoutingLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

      \(routes.joined(separator: "\n"))
      }

      final class NAMENavigatorSpy: NAMENavigator {
        private(set) var screens: [any NAMEScreen] = []
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func push(_ screen: any NAMEScreen) {
          log.calls.append(.push)
          screens.append(screen)
        }
      }

      final class NAMEDestinationsSpy: NAMEDestinations {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

      \(makers.joined(separator: "\n\n"))
      }

      private final class NAMENextScreen: NAMEScreen {}

      """
  }

  var interactorTests: String {
    let cases: String
    switch interview.source {
    case .typed:
      cases = """
          @Test func `what is typed comes back without blanks around it`() {
            interactor.show(.init(text: " first\\n"))
            #expect(log.calls == [.presentShow(.success(["first"]))])
          }

          @Test(arguments: ["", " \\t\\n"])
          func `nothing but blanks is missing`(text: String) {
            interactor.show(.init(text: text))
            #expect(log.calls == [.presentShow(.failure(.missing))])
          }
        """
    case .given:
      cases = """
          @Test func `what the screen before has left is presented`() {
            interactor.items = ["first", "second"]
            interactor.show(.init())
            #expect(log.calls == [.presentShow(.success(["first", "second"]))])
          }

          @Test func `if nothing was left, it is missing`() {
            interactor.show(.init())
            #expect(log.calls == [.presentShow(.failure(.missing))])
          }
        """
    case .worker:
      cases = """
          @Test func `the worker is asked once, and its answer is presented`() async {
            worker.answer = .success(["first", "second"])
            await interactor.show(.init())
            #expect(log.calls == [.fetchItems, .presentShow(.success(["first", "second"]))])
          }

          @Test func `an error that has a name here keeps it`() async {
            worker.answer = .failure(NAME.Failure.missing)
            await interactor.show(.init())
            #expect(log.calls == [.fetchItems, .presentShow(.failure(.missing))])
          }

          @Test func `any other error is unknown`() async {
            struct OddError: Error {}
            worker.answer = .failure(OddError())
            await interactor.show(.init())
            #expect(log.calls == [.fetchItems, .presentShow(.failure(.unknown))])
          }
        """
    }
    return Self.head + """
      @Suite struct NAMEInteractorTests {
        let log = NAMELog()
      \(isAsync ? "  let worker: NAMEWorkerSpy\n" : "")  let interactor: NAMEInteractor

        init() {
      \(isAsync ? "    worker = NAMEWorkerSpy(log)\n" : "")    interactor = NAMEInteractor(
            presenter: NAMEPresenterSpy(log)\(isAsync ? ", worker: worker" : ""))
        }

      \(cases)
      }

      """
  }

  static let presenterTests =
    head + """
      @Suite struct NAMEPresenterTests {
        let log = NAMELog()
        let view: NAMEDisplaySpy
        let presenter = NAMEPresenter()

        init() {
          view = NAMEDisplaySpy(log)
          presenter.view = view
        }

        @Test func `a success becomes rows`() {
          presenter.presentShow(.success(["first", "second"]))
          #expect(log.calls == [.displayList(.init(rows: ["first", "second"]))])
        }

        @Test func `each failure has words of its own, and one call to the View`() {
          for failure in NAME.Failure.allCases { presenter.presentShow(.failure(failure)) }
          let problems = log.calls.compactMap { call in
            if case .displayProblem(let problem) = call { problem.title } else { nil }
          }
          #expect(problems.count == NAME.Failure.allCases.count)
          #expect(Set(problems).count == problems.count)
        }
      }

      """

  var viewTests: String {
    let make =
      interview.ways.isEmpty
      ? "view = NAMEView(interactor: NAMEInteractorSpy(log))"
      : "view = NAMEView(interactor: NAMEInteractorSpy(log), router: NAMERouterSpy(log))"
    let request = isTyped ? "text: \"as typed \"" : ""
    let taps = interview.ways.map { way in
      """


        @Test func `a tap leads to \(way)`() {
          view.tap\(way)()
          #expect(log.calls == [.routeTo\(way)])
        }
      """
    }
    return Self.head + """
      @Suite struct NAMEViewTests {
        let log = NAMELog()
        let view: NAMEView

        init() {
          \(make)
        }

        @Test func `what is wanted is asked of the Interactor`()\(async) {
      \(isTyped ? "    view.text = \"as typed \"\n" : "")    \(wait)view.show()
          #expect(log.calls == [.show(.init(\(request)))])
        }

        @Test func `a list is shown, and a problem before it goes`() {
          view.displayProblem(.init(title: "Oh", message: "No."))
          #expect(view.problem?.title == "Oh")
          view.displayList(.init(rows: ["first"]))
          #expect(view.rows == ["first"])
          #expect(view.problem == nil)
        }\(taps.joined())
      }

      """
  }

  var routerTests: String {
    let cases = interview.ways.map { way in
      """
        @Test func `the way to \(way) makes its screen, and shows it`() {
          router.routeTo\(way)()
          #expect(log.calls == [.make\(way), .push])
        }
      """
    }
    return Self.head + """
      @Suite struct NAMERouterTests {
        let log = NAMELog()
        let navigator: NAMENavigatorSpy
        let router: NAMERouter

        init() {
          navigator = NAMENavigatorSpy(log)
          router = NAMERouter(destinations: NAMEDestinationsSpy(log))
          router.navigator = navigator
        }

      \(cases.joined(separator: "\n\n"))
      }

      """
  }

  var configuratorTests: String {
    let arguments = [
      isAsync ? "worker: NAMEWorkerSpy(log)" : nil,
      interview.ways.isEmpty
        ? nil : "destinations: NAMEDestinationsSpy(log), navigator: NAMENavigatorSpy(log)",
    ].compactMap { $0 }.joined(separator: ",\n      ")
    return Self.head + """
      @Suite struct NAMEConfiguratorTests {
        @Test func `when the View is let go, the scene is freed`()\(async) {
      \(arguments.isEmpty ? "" : "    let log = NAMELog()\n")    var view: NAMEView? = makeNAMEScene(\(arguments.isEmpty ? "" : "\n      \(arguments)"))
          weak let freed = view
          \(wait)view?.show()
          view = nil
          #expect(freed == nil)
        }
      }

      """
  }
}
