import Foundation
import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise01
@testable import Exercise04
@testable import Exercise07
@testable import Exercise20

/// 20's Interactor, 01's Presenter and the real keeper; each start of the app makes them anew.
@Suite final class RememberTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("KataRemember-\(UUID().uuidString)")
  let accounts = Accounts()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var file: URL { folder.appendingPathComponent("remembered.json") }

  /// Starts the app, which shows the form.
  private func start(_ keeper: (any LoginKeeperWorkerLogic)? = nil) async -> RememberScreen {
    let presenter = Exercise01.LoginPresenter()
    let screen = RememberScreen(
      interactor: RememberInteractor(
        presenter: presenter, worker: accounts, keeper: keeper ?? LoginFileKeeper(file: file)))
    presenter.view = screen
    await screen.appear()
    return screen
  }

  @Test func `who registers is known the next day, and forgotten when asked to`() async {
    let first = await start()
    #expect(first.remembers)
    #expect(first.email == "")
    (first.email, first.password) = (" ann@x.org\n", "s3cret")
    await first.register()
    #expect(first.greeting == "Glad to meet you, ann!")

    let second = await start()
    #expect(second.remembers)
    #expect(second.email == "ann@x.org")
    #expect(second.password == "")
    (second.password, second.remembers) = ("s3cret", false)
    await second.logIn()
    #expect(second.greeting == "Welcome, ann!")

    let third = await start()
    #expect(!third.remembers)
    #expect(third.email == "")
  }

  @Test func `what did not work is not remembered`() async {
    let first = await start()
    (first.email, first.password) = ("ann@x.org", "s3cret")
    await first.register()
    (first.email, first.remembers) = ("an@x.org", false)
    await first.logIn()
    #expect(first.problem == "That didn't work")
    first.email = "ann@x.org"
    await first.register()
    #expect(first.problem == "No account")

    let second = await start()
    #expect(second.remembers)
    #expect(second.email == "ann@x.org")
  }

  @Test func `the password of an old record goes with the first success`() async throws {
    let keeper = LoginFileKeeper(file: file)
    await keeper.save(.init(remembers: true, email: "ann@x.org", password: "old-s3cret"))
    let screen = await start()
    #expect(screen.email == "ann@x.org")
    screen.password = "new-s3cret"
    await screen.register()

    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files == ["remembered.json"])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("ann@x.org"))
    #expect(!text.contains("s3cret"))
  }

  @Test func `with the keeper in memory, nobody leaves a trace`() async {
    let screen = await start(LoginMemoryKeeper())
    (screen.email, screen.password) = ("ann@x.org", "s3cret")
    await screen.register()
    await screen.appear()

    #expect(screen.email == "ann@x.org")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `who registered here gets home by the login of 01 to 07`() async throws {
    let screen = await start()
    (screen.email, screen.password) = ("ann@x.org", "s3cret")
    await screen.register()
    let remembered = await start().email

    let log = KataLoginLog()
    let window = Window(log)
    let parts = LoginReferences(.answers, worker: accounts, log: log)
    window.open(LoginConfigurator(parts: parts).makeScene(in: window))
    let login = try #require(window.login)
    (login.email, login.password) = (remembered, "s3cret")
    await login.logIn()

    #expect(log.calls.last == .navigator(.replaceRoot(with: .home(user: .init(name: "ann")))))
  }

  @Test func `each message has its line`() {
    let texts: [(KataLoginCall, String)] = [
      (.keeper(.load), "load()"),
      (
        .keeper(.save(.init(remembers: true, email: "a"))),
        #"save(remembers: true, email: "a", password: nil)"#
      ),
      (.keeper(.saveReturned), "saveReturned()"),
      (
        .presenter(.presentRemembered(.init(remembers: false, email: nil))),
        "presentRemembered(remembers: false, email: nil)"
      ),
      (
        .presenter(.presentRegistration(.failure(.emailTaken))),
        "presentRegistration(.failure(.emailTaken))"
      ),
      (.worker(.register(email: "a", password: "b")), #"register(email: "a", password: "b")"#),
    ]
    for (call, text) in texts { #expect(call.text == text) }
  }
}
