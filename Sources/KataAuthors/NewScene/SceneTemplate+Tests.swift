/// The suite of a scene, with its spies: all of them write into one log.
extension SceneTemplate {
  private var head: String {
    """
    \(spyKit == nil ? "" : "import SpyKit\n")import Testing

    @testable import NAMEScene


    """
  }

  private var suite: String { spyKit == nil ? "@Suite" : "@Suite(.flow)" }

  /// A message as the log holds it: SpyKit's tells the part that got it.
  private func call(_ part: String, _ message: String) -> String {
    spyKit == nil ? ".\(message)" : ".\(part)(.\(message))"
  }

  private func record(_ part: String, _ message: String) -> String {
    let call = call(part, message)
    return spyKit == nil ? "log.calls.append(\(call))" : "log.record(\(call))"
  }

  /// The log of these messages, by the part that gets them and the one that sends them.
  private func log(_ parts: [(name: String, sender: String, cases: [String])]) -> String {
    let lines = { (cases: [String]) in
      cases.map { "    case \($0)" }.joined(separator: "\n")
    }
    guard spyKit != nil else {
      return """
        /// All messages that the spies of a test have got, in their order.
        final class NAMELog {
          enum Call: Equatable {
        \(lines(parts.flatMap(\.cases)))
          }

          var calls: [Call] = []
        }

        """
    }
    let type = { (name: String) in name.prefix(1).uppercased() + name.dropFirst() }
    let cast = parts.map { "    KataPart(\"\($0.name)\", from: \"\($0.sender)\")," }
    let enums = parts.map { part in
      """
        nonisolated enum \(type(part.name)): Equatable, Encodable, Sendable {
      \(lines(part.cases))
        }
      """
    }
    return """
      /// All messages that the spies of a test have got, in their order.
      typealias NAMELog = KataLog<NAMECall>

      /// A message, by the part that got it.
      nonisolated enum NAMECall: KataMessage {
      \(parts.map { "  case \($0.name)(\(type($0.name)))" }.joined(separator: "\n"))

        /// The parts in the order of a drawing, and who sends to each.
        static let cast = [
      \(cast.joined(separator: "\n"))
        ]

      \(enums.joined(separator: "\n\n"))
      }

      """
  }

  var screenTests: String {
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
  }

  private var isTyped: Bool { interview.source == .typed }

  var spies: String {
    let answer =
      spyKit == nil
      ? "    log.calls.append(.fetchItems)\n    return try answer.get()"
      : "    try log.give(answer, to: log.record(.worker(.fetchItems)))"
    let worker = """

      final class NAMEWorkerSpy: NAMEWorkerLogic {
        var answer: Result<[String], any Error> = .success([])
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func fetchItems() async throws -> [String] {
      \(answer)
        }
      }

      """
    let messages: [(name: String, sender: String, cases: [String])] =
      routeMessages + [
        (
          "view", "presenter",
          ["displayList(NAME.Show.ViewModel.List)", "displayProblem(NAME.Show.ViewModel.Problem)"]
        ),
        ("interactor", "view", ["show(NAME.Show.Request)"]),
      ] + (isAsync ? [("worker", "interactor", ["fetchItems"])] : [])
      + [("presenter", "interactor", ["presentShow(NAME.Show.Response)"])]
    return head + log(messages) + """

      final class NAMEInteractorSpy: NAMEBusinessLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func show(_ request: NAME.Show.Request)\(async) { \(record("interactor", "show(request)")) }
      }

      final class NAMEPresenterSpy: NAMEPresentationLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func presentShow(_ response: NAME.Show.Response) {
          \(record("presenter", "presentShow(response)"))
        }
      }

      final class NAMEDisplaySpy: NAMEDisplayLogic {
        private let log: NAMELog

        init(_ log: NAMELog) { self.log = log }

        func displayList(_ viewModel: NAME.Show.ViewModel.List) {
          \(record("view", "displayList(viewModel)"))
        }

        func displayProblem(_ viewModel: NAME.Show.ViewModel.Problem) {
          \(record("view", "displayProblem(viewModel)"))
        }
      }

      """ + (isAsync ? worker : "") + (interview.ways.isEmpty ? "" : wayDoubles)
  }

  var routerSpies: String { head + log(routeMessages) + wayDoubles }

  private var routeMessages: [(name: String, sender: String, cases: [String])] {
    guard !interview.ways.isEmpty else { return [] }
    let made = interview.ways.map { "make\($0)" } + ["push"]
    return [
      ("navigation", "router", made), ("router", "view", interview.ways.map { "routeTo\($0)" }),
    ]
  }

  private var wayDoubles: String {
    let routes = interview.ways.map {
      "  func routeTo\($0)() { \(record("router", "routeTo\($0)")) }"
    }
    let makers = interview.ways.map {
      """
        func make\($0)() -> any NAMEScreen {
          \(record("navigation", "make\($0)"))
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
          \(record("navigation", "push"))
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
            #expect(log.calls == [\(call("presenter", "presentShow(.success([\"first\"]))"))])
          }

          @Test(arguments: ["", " \\t\\n"])
          func `nothing but blanks is missing`(text: String) {
            interactor.show(.init(text: text))
            #expect(log.calls == [\(call("presenter", "presentShow(.failure(.missing))"))])
          }
        """
    case .given:
      cases = """
          @Test func `what the screen before has left is presented`() {
            interactor.items = ["first", "second"]
            interactor.show(.init())
            #expect(log.calls == [\(call("presenter", "presentShow(.success([\"first\", \"second\"]))"))])
          }

          @Test func `if nothing was left, it is missing`() {
            interactor.show(.init())
            #expect(log.calls == [\(call("presenter", "presentShow(.failure(.missing))"))])
          }
        """
    case .worker:
      cases = """
          @Test func `the worker is asked once, and its answer is presented`() async {
            worker.answer = .success(["first"])
            await interactor.show(.init())
            #expect(log.calls == [\(call("worker", "fetchItems")), \(call("presenter", "presentShow(.success([\"first\"]))"))])
          }

          @Test func `an error that has a name here keeps it`() async {
            worker.answer = .failure(NAME.Failure.missing)
            await interactor.show(.init())
            #expect(log.calls == [\(call("worker", "fetchItems")), \(call("presenter", "presentShow(.failure(.missing))"))])
          }

          @Test func `any other error is unknown`() async {
            struct OddError: Error {}
            worker.answer = .failure(OddError())
            await interactor.show(.init())
            #expect(log.calls == [\(call("worker", "fetchItems")), \(call("presenter", "presentShow(.failure(.unknown))"))])
          }
        """
    }
    return head + """
      \(suite) struct NAMEInteractorTests {
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

  var presenterTests: String {
    head + """
      \(suite) struct NAMEPresenterTests {
        let log = NAMELog()
        let view: NAMEDisplaySpy
        let presenter = NAMEPresenter()

        init() {
          view = NAMEDisplaySpy(log)
          presenter.view = view
        }

        @Test func `a success becomes rows`() {
          presenter.presentShow(.success(["first", "second"]))
          #expect(log.calls == [\(call("view", "displayList(.init(rows: [\"first\", \"second\"]))"))])
        }

        @Test func `each failure has words of its own, and one call to the View`() {
          for failure in NAME.Failure.allCases { presenter.presentShow(.failure(failure)) }
          let problems = log.calls.compactMap { call in
            if case \(call("view", "displayProblem(let problem)")) = call { problem.title } else { nil }
          }
          #expect(problems.count == NAME.Failure.allCases.count)
          #expect(Set(problems).count == problems.count)
        }
      }

      """
  }

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
          #expect(log.calls == [\(call("router", "routeTo\(way)"))])
        }
      """
    }
    return head + """
      \(suite) struct NAMEViewTests {
        let log = NAMELog()
        let view: NAMEView

        init() {
          \(make)
        }

        @Test func `what is wanted is asked of the Interactor`()\(async) {
      \(isTyped ? "    view.text = \"as typed \"\n" : "")    \(wait)view.show()
          #expect(log.calls == [\(call("interactor", "show(.init(\(request)))"))])
        }

        @Test func `a list takes the place of an earlier problem`() {
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
          #expect(log.calls == [\(call("navigation", "make\(way)")), \(call("navigation", "push"))])
        }
      """
    }
    return head + """
      \(suite) struct NAMERouterTests {
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
      interview.source == .given ? "items: [\"first\"]" : nil,
      isAsync ? "worker: NAMEWorkerSpy(log)" : nil,
      interview.ways.isEmpty
        ? nil : "destinations: NAMEDestinationsSpy(log), navigator: NAMENavigatorSpy(log)",
    ].compactMap { $0 }.joined(separator: ",\n      ")
    return head + """
      \(suite) struct NAMEConfiguratorTests {
        @Test func `when the View is let go, the scene is freed`()\(async) {
      \(arguments.contains("log") ? "    let log = NAMELog()\n" : "")    var view: NAMEView? = makeNAMEScene(\(arguments.isEmpty ? "" : "\n      \(arguments)"))
          weak let freed = view
          \(wait)view?.show()
          view = nil
          #expect(freed == nil)
        }
      }

      """
  }
}
