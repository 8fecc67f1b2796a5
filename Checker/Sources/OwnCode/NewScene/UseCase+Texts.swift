/// The texts of a further use case.
extension UseCase {
  /// The beginning of a line, and the new line below it.
  static let lines = [
    ("protocol NAMEBusinessLogic", "  func LOWER(_ request: NAME.USE.Request){worker| async}"),
    ("protocol NAMEPresentationLogic", "  func presentUSE(_ response: NAME.USE.Response)"),
    ("protocol NAMEDisplayLogic", "  func displayUSE(_ viewModel: NAME.USE.ViewModel)"),
    ("protocol NAMEWorkerLogic", "[worker]  func LOWER(_ text: String) async throws"),
    ("final class NAMEView", "  var LOWERNotice: String?"),
    ("nonisolated enum View:", "    case displayUSE(NAME.USE.ViewModel)"),
    ("nonisolated enum Interactor:", "    case LOWER(NAME.USE.Request)"),
    ("nonisolated enum Presenter:", "    case presentUSE(NAME.USE.Response)"),
    ("nonisolated enum Worker:", "[worker]    case LOWER(String)"),
    (
      "final class NAMEWorkerSpy",
      "[worker]  var LOWERAnswer: Result<Void, any Error> = .success(())"
    ),
  ]

  static let files = [
    ("Sources/NAMEScene/NAME.USE.swift", contract),
    ("Sources/NAMEScene/NAMEInteractor+USE.swift", interactor),
    ("Sources/NAMEScene/NAMEPresenter+USE.swift", presenter),
    ("Sources/NAMEScene/NAMEView+USE.swift", view),
    ("Sources/NAMEScene/NAMEWorker+USE.swift", worker),
    ("Tests/NAMESceneTests/NAMEUSETests.swift", tests),
  ]

  private static let contract = """
    extension NAME {
      /// A further use case of this scene.
      nonisolated enum USE {}
    }

    extension NAME.USE {
      /// View → Interactor: what is wanted.
      nonisolated struct Request: MODEL {
        let text: String
      }

      /// Interactor → Presenter: what came of it.
      nonisolated enum Response: MODEL {
        case success(String)
        case failure(NAME.Failure)
      }

      /// Presenter → View: text that is ready to be shown.
      nonisolated struct ViewModel: MODEL {
        let notice: String
      }
    }

    """

  private static let interactor = """
    extension NAMEInteractor {
      func LOWER(_ request: NAME.USE.Request){worker| async} {
        // Write this: NAMEUSETests says what is wanted.
      }
    }

    """

  private static let presenter = """
    extension NAMEPresenter {
      func presentUSE(_ response: NAME.USE.Response) {
        // Write this: NAMEUSETests says what is wanted.
      }
    }

    """

  private static let view = """
    extension NAMEView {
      func LOWER(_ text: String){worker| async} {
        {worker|await }interactor.LOWER(.init(text: text))
      }

      func displayUSE(_ viewModel: NAME.USE.ViewModel) {
        LOWERNotice = viewModel.notice
      }
    }

    """

  private static let worker = """
    [worker]extension NAMEWorker {
    [worker]  /// Throws a `NAME.Failure` where the reason is known, and any other error where it is not.
    [worker]  func LOWER(_ text: String) async throws {
    [worker]    // Write this: no test of the scene does, because it leaves the app.
    [worker]    throw NAME.Failure.unknown
    [worker]  }
    [worker]}

    """

  private static let tests = """
    [spykit]import SpyKit
    import Testing

    @testable import NAMEScene

    extension NAMEInteractorSpy {
      func LOWER(_ request: NAME.USE.Request){worker| async} { log.record(.interactor(.LOWER(request))) }
    }

    extension NAMEPresenterSpy {
      func presentUSE(_ response: NAME.USE.Response) {
        log.record(.presenter(.presentUSE(response)))
      }
    }

    extension NAMEDisplaySpy {
      func displayUSE(_ viewModel: NAME.USE.ViewModel) {
        log.record(.view(.displayUSE(viewModel)))
      }
    }
    [worker]
    [worker]extension NAMEWorkerSpy {
    [worker]  func LOWER(_ text: String) async throws {
    [worker][spykit]    let question = log.record(.worker(.LOWER(text)))
    [worker][spykit]    try log.give(LOWERAnswer, to: question) { _ in "nothing" }
    [worker][!spykit]    log.record(.worker(.LOWER(text)))
    [worker][!spykit]    try LOWERAnswer.get()
    [worker]  }
    [worker]}

    @Suite{spykit|(.flow)} struct NAMEUSETests {
      let log = NAMELog()
    [!worker]
    [!worker]  @Test func `what is wanted is presented`() {
    [!worker]    let interactor = NAMEInteractor(presenter: NAMEPresenterSpy(log))
    [!worker]    interactor.LOWER(.init(text: "first"))
    [!worker]    #expect(log.calls == [.presenter(.presentUSE(.success("first")))])
    [!worker]  }
    [worker]
    [worker]  private func interactor(_ answer: Result<Void, any Error>) -> NAMEInteractor {
    [worker]    let worker = NAMEWorkerSpy(log)
    [worker]    worker.LOWERAnswer = answer
    [worker]    return NAMEInteractor(presenter: NAMEPresenterSpy(log), worker: worker)
    [worker]  }
    [worker]
    [worker]  @Test func `the worker is asked once, and its answer is presented`() async {
    [worker]    await interactor(.success(())).LOWER(.init(text: "first"))
    [worker]    #expect(
    [worker]      log.calls == [.worker(.LOWER("first")), .presenter(.presentUSE(.success("first")))])
    [worker]  }
    [worker]
    [worker]  @Test func `an error that has a name here keeps it`() async {
    [worker]    await interactor(.failure(NAME.Failure.missing)).LOWER(.init(text: "first"))
    [worker]    #expect(
    [worker]      log.calls == [.worker(.LOWER("first")), .presenter(.presentUSE(.failure(.missing)))])
    [worker]  }
    [worker]
    [worker]  @Test func `any other error is unknown`() async {
    [worker]    struct OddError: Error {}
    [worker]    await interactor(.failure(OddError())).LOWER(.init(text: "first"))
    [worker]    #expect(
    [worker]      log.calls == [.worker(.LOWER("first")), .presenter(.presentUSE(.failure(.unknown)))])
    [worker]  }

      @Test func `a success becomes a notice, and a failure a problem`() {
        let view = NAMEDisplaySpy(log)
        let presenter = NAMEPresenter()
        presenter.view = view
        presenter.presentUSE(.success("first"))
        presenter.presentUSE(.failure(.missing))
        #expect(log.calls.count == 2)
        guard case .view(.displayUSE(let notice)) = log.calls.first,
          case .view(.displayProblem) = log.calls.last
        else {
          Issue.record("it was \\(log.calls)")
          return
        }
        #expect(notice.notice.contains("first"))
      }

      @Test func `the View asks its Interactor, and shows the notice`(){worker| async} {
        let view = NAMEView(
          interactor: NAMEInteractorSpy(log){routes|, router: NAMERouterSpy(log)})
        {worker|await }view.LOWER("first")
        #expect(log.calls == [.interactor(.LOWER(.init(text: "first")))])
        view.displayUSE(.init(notice: "Done"))
        #expect(view.LOWERNotice == "Done")
      }
    }

    """
}
