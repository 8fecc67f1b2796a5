/// The suite of a scene, with its spies: all of them write into one log.
extension SceneTemplate {
  static let imports = """
    [spykit]import SpyKit
    import Testing

    @testable import NAMEScene

    """

  static let log = """
    /// All messages that the spies of a test have got, in their order.
    [spykit]typealias NAMELog = KataLog<NAMECall>
    [!spykit]final class NAMELog {
    [!spykit]  private(set) var calls: [NAMECall] = []
    [!spykit]
    [!spykit]  func record(_ call: NAMECall) { calls.append(call) }
    [!spykit]}

    /// A message, by the part that got it.
    nonisolated enum NAMECall: {spykit|KataMessage}{!spykit|Equatable} {
    [routes]  case navigation(Navigation)
    [routes]  case router(Router)
    [decides]  case view(View)
    [decides]  case interactor(Interactor)
    [worker]  case worker(Worker)
    [decides]  case presenter(Presenter)
    [spykit]
    [spykit]  /// The parts in the order of a drawing, and who sends to each.
    [spykit]  static let cast = [
    [spykit][routes]    KataPart("navigation", from: "router"),
    [spykit][routes]    KataPart("router", from: "view"),
    [spykit][decides]    KataPart("view", from: "presenter"),
    [spykit][decides]    KataPart("interactor", from: "view"),
    [spykit][worker]    KataPart("worker", from: "interactor"),
    [spykit][decides]    KataPart("presenter", from: "interactor"),
    [spykit]  ]
    [routes]
    [routes]  nonisolated enum Navigation: MODEL {
    [each]    case makeWAY{takes|(items: [String])}
    [pushes]    case push
    [presents]    case present
    [back]    case goBack
    [routes]  }
    [routes]
    [routes]  nonisolated enum Router: MODEL {
    [each]    case routeToWAY
    [back]    case routeBack
    [routes]  }
    [decides]
    [decides]  nonisolated enum View: MODEL {
    [decides]    case displayList(NAME.Show.ViewModel.List)
    [decides]    case displayProblem(NAME.Show.ViewModel.Problem)
    [decides]  }
    [decides]
    [decides]  nonisolated enum Interactor: MODEL {
    [decides]    case show(NAME.Show.Request)
    [decides]  }
    [worker]
    [worker]  nonisolated enum Worker: MODEL {
    [worker]    case fetchItems
    [worker]  }
    [decides]
    [decides]  nonisolated enum Presenter: MODEL {
    [decides]    case presentShow(NAME.Show.Response)
    [decides]  }
    }

    /// The beginning of every spy.
    class NAMESpy {
      let log: NAMELog

      init(_ log: NAMELog) { self.log = log }
    }

    """

  static let spies = """

    final class NAMEInteractorSpy: NAMESpy, NAMEBusinessLogic {
      func show(_ request: NAME.Show.Request){worker| async} { log.record(.interactor(.show(request))) }
    }

    final class NAMEPresenterSpy: NAMESpy, NAMEPresentationLogic {
      func presentShow(_ response: NAME.Show.Response) {
        log.record(.presenter(.presentShow(response)))
      }
    }

    final class NAMEDisplaySpy: NAMESpy, NAMEDisplayLogic {
      func displayList(_ viewModel: NAME.Show.ViewModel.List) {
        log.record(.view(.displayList(viewModel)))
      }

      func displayProblem(_ viewModel: NAME.Show.ViewModel.Problem) {
        log.record(.view(.displayProblem(viewModel)))
      }
    }
    [worker]
    [worker]final class NAMEWorkerSpy: NAMESpy, NAMEWorkerLogic {
    [worker]  var answer: Result<[String], any Error> = .success([])
    [worker]
    [worker]  func fetchItems() async throws -> [String] {
    [worker][spykit]    try log.give(answer, to: log.record(.worker(.fetchItems)))
    [worker][!spykit]    log.record(.worker(.fetchItems))
    [worker][!spykit]    return try answer.get()
    [worker]  }
    [worker]}

    """

  static let interactorTests = #"""
    @Suite{spykit|(.flow)} struct NAMEInteractorTests {
      let log = NAMELog()
    [worker]  let worker: NAMEWorkerSpy
      let interactor: NAMEInteractor

      init() {
    [worker]    worker = NAMEWorkerSpy(log)
        interactor = NAMEInteractor(
          presenter: NAMEPresenterSpy(log){worker|, worker: worker})
      }
    [typed]
    [typed]  @Test func `what is typed comes back without blanks around it`() {
    [typed]    interactor.show(.init(text: " first\n"))
    [typed]    #expect(log.calls == [.presenter(.presentShow(.success(["first"])))])
    [typed][stores]    #expect(interactor.items == ["first"])
    [typed]  }
    [typed]
    [typed]  @Test(arguments: ["", " \t\n"])
    [typed]  func `nothing but blanks is missing`(text: String) {
    [typed]    interactor.show(.init(text: text))
    [typed]    #expect(log.calls == [.presenter(.presentShow(.failure(.missing)))])
    [typed]  }
    [given]
    [given]  @Test func `what the screen before has left is presented`() {
    [given]    interactor.items = ["first", "second"]
    [given]    interactor.show(.init())
    [given]    #expect(log.calls == [.presenter(.presentShow(.success(["first", "second"])))])
    [given]  }
    [given]
    [given]  @Test func `if nothing was left, it is missing`() {
    [given]    interactor.show(.init())
    [given]    #expect(log.calls == [.presenter(.presentShow(.failure(.missing)))])
    [given]  }
    [worker]
    [worker]  @Test func `the worker is asked once, and its answer is presented`() async {
    [worker]    worker.answer = .success(["first"])
    [worker]    await interactor.show(.init())
    [worker]    #expect(log.calls == [.worker(.fetchItems), .presenter(.presentShow(.success(["first"])))])
    [worker]  }
    [worker]
    [worker][stores]  @Test func `what was presented is kept for the next screen`() async {
    [worker][stores]    worker.answer = .success(["first"])
    [worker][stores]    await interactor.show(.init())
    [worker][stores]    #expect(interactor.items == ["first"])
    [worker][stores]  }
    [worker][stores]
    [worker]  @Test func `an error that has a name here keeps it`() async {
    [worker]    worker.answer = .failure(NAME.Failure.missing)
    [worker]    await interactor.show(.init())
    [worker]    #expect(log.calls == [.worker(.fetchItems), .presenter(.presentShow(.failure(.missing)))])
    [worker]  }
    [worker]
    [worker]  @Test func `any other error is unknown`() async {
    [worker]    struct OddError: Error {}
    [worker]    worker.answer = .failure(OddError())
    [worker]    await interactor.show(.init())
    [worker]    #expect(log.calls == [.worker(.fetchItems), .presenter(.presentShow(.failure(.unknown)))])
    [worker]  }
    }

    """#

  static let presenterTests = """
    @Suite{spykit|(.flow)} struct NAMEPresenterTests {
      let log = NAMELog()
      let view: NAMEDisplaySpy
      let presenter = NAMEPresenter()

      init() {
        view = NAMEDisplaySpy(log)
        presenter.view = view
      }

      @Test func `a success becomes rows`() {
        presenter.presentShow(.success(["first", "second"]))
        #expect(log.calls == [.view(.displayList(.init(rows: ["first", "second"])))])
      }

      @Test func `each failure has words of its own, and one call to the View`() {
        for failure in NAME.Failure.allCases { presenter.presentShow(.failure(failure)) }
        let problems = log.calls.compactMap { call in
          if case .view(.displayProblem(let problem)) = call { problem.title } else { nil }
        }
        #expect(problems.count == NAME.Failure.allCases.count)
        #expect(Set(problems).count == problems.count)
      }

      @Test func `the Presenter doesn't keep its View alive`() {
        var other: NAMEDisplaySpy? = NAMEDisplaySpy(log)
        weak let freed = other
        presenter.view = other
        other = nil
        #expect(freed == nil)
      }
    }

    """

  static let viewTests = """
    @Suite{spykit|(.flow)} struct NAMEViewTests {
      let log = NAMELog()
      let view: NAMEView

      init() {
        view = NAMEView(interactor: NAMEInteractorSpy(log){routes|, router: NAMERouterSpy(log)})
      }

      @Test func `what is wanted is asked of the Interactor`(){worker| async} {
    [typed]    view.text = "as typed "
        {worker|await }view.show()
        #expect(log.calls == [.interactor(.show(.init({typed|text: "as typed "})))])
      }

      @Test func `a list takes the place of an earlier problem`() {
        view.displayProblem(.init(title: "Oh", message: "No."))
        #expect(view.problem?.title == "Oh")
        view.displayList(.init(rows: ["first"]))
        #expect(view.rows == ["first"])
        #expect(view.problem == nil)
      }
    [each]
    [each]  @Test func `a tap leads to WAY`() {
    [each]    view.tapWAY()
    [each]    #expect(log.calls == [.router(.routeToWAY)])
    [each]  }
    [back]
    [back]  @Test func `a tap leads back`() {
    [back]    view.tapBack()
    [back]    #expect(log.calls == [.router(.routeBack)])
    [back]  }
    }

    """
}
