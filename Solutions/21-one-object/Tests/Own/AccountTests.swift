import Foundation
import LoginScene
import Testing

@testable import Exercise21

/// An error of a library below the worker.
nonisolated private struct OddError: Error {}

@Suite struct AccountTests {
  let log = CallLog()
  let worker: WorkerSpy
  let keeper: KeeperSpy
  let destinations: DestinationsSpy
  let navigator: NavigatorSpy
  let screen: any LoginAccountScreen

  let ann = Login.User(name: "Ann")
  let asked = Call.askWorker(email: "ann@x.org", password: " s3cret ")
  let saved = Call.save(.init(remembers: true, email: "ann@x.org"))

  init() {
    worker = WorkerSpy(log)
    keeper = KeeperSpy(log)
    destinations = DestinationsSpy(log)
    navigator = NavigatorSpy(log)
    screen = makeAccountScreen(
      worker: worker, keeper: keeper, destinations: destinations, navigator: navigator)
  }

  private var sight: Sight {
    .init(isLoading: screen.isLoading, greeting: screen.greeting, alert: screen.alert?.title)
  }

  private func home(_ user: Login.User) -> [Call] {
    [.makeHome, .giveUser(user), .replaceRoot(user: user)]
  }

  /// Fills both fields in, and taps the button.
  private func logIn(_ email: String = " ann@x.org\n") async {
    (screen.email, screen.password) = (email, " s3cret ")
    await screen.logIn()
  }

  @Test func `a new screen is empty, and asks nothing`() {
    #expect(screen.email == "" && screen.password == "" && screen.remembers)
    #expect(screen.emailHint == nil && screen.passwordHint == nil && !screen.canLogIn)
    #expect(sight == Sight())
    #expect(log.calls == [])
  }

  @Test(
    arguments: [
      (nil, true, ""), (.init(remembers: true, email: " a@b "), true, " a@b "),
      (.init(remembers: true, email: nil), true, ""),
      (.init(remembers: false, email: nil), false, ""),
      (.init(remembers: false, email: "a@b", password: "old"), false, ""),
    ] as [(Login.Remember.Record?, Bool, String)])
  func `the screen begins as it was left`(
    record: Login.Remember.Record?, remembers: Bool, email: String
  ) async {
    keeper.record = record

    await screen.appear()

    #expect(screen.remembers == remembers)
    #expect(screen.email == email && screen.password == "")
    #expect(screen.passwordHint == (email == "" ? nil : "Enter your password."))
    #expect(log.calls == [.loadRecord])
  }

  @Test func `each edit judges both fields, and a fine one loses its hint`() {
    for (email, hint) in [
      (" \n", "Enter your email."), ("ann", "An email has an @ in it."), ("@", nil),
      ("", "Enter your email."), ("a@b@", nil),
    ] {
      screen.email = email
      #expect(screen.emailHint == hint)
      #expect(screen.passwordHint == "Enter your password.")
    }
    screen.password = " "
    #expect(screen.emailHint == nil && screen.passwordHint == nil)
    screen.password = ""
    #expect(screen.emailHint == nil && screen.passwordHint == "Enter your password.")
  }

  @Test func `an edit of the password judges the email, too`() {
    screen.password = "s3cret"

    #expect(screen.emailHint == "Enter your email." && screen.passwordHint == nil)
  }

  @Test func `while the button is off, a tap does nothing`() async {
    for (email, password) in [("", ""), ("ann@x.org", ""), ("", "s3cret")] {
      (screen.email, screen.password) = (email, password)
      #expect(!screen.canLogIn)
      await screen.logIn()
    }
    #expect(log.calls == [])
    #expect(sight == Sight())

    (screen.email, screen.password) = ("ann", " ")
    #expect(screen.canLogIn)
    worker.meanwhile = { [screen, worker, log] in
      #expect(!screen.canLogIn)
      worker.meanwhile = {}
      await screen.logIn()
      #expect(log.calls.count == 1)
      screen.email = ""
    }
    await screen.logIn()
    #expect(!screen.canLogIn)
  }

  @Test func `a blank email gets an alert, and nothing is asked`() async {
    var hasLoaded = false
    watch { [screen] in
      _ = screen.isLoading
    } onChange: { [screen] in
      hasLoaded = hasLoaded || screen.isLoading
    }
    await logIn(" \n")

    #expect(
      screen.alert
        == .init(title: "Something is missing", message: "Enter your email and your password."))
    #expect(log.calls == [] && !hasLoaded)
    screen.dismissAlert()
    #expect(screen.alert == nil)
  }

  @Test func `a success is saved, greeted, and led home, in this order`() async {
    worker.meanwhile = { [self] in log.calls.append(.see(sight)) }
    keeper.meanwhile = { [self] in log.calls.append(.see(sight)) }
    destinations.onHome = { [self] in log.calls.append(.see(sight)) }
    await logIn()

    let loading = Call.see(Sight(isLoading: true))
    #expect(
      log.calls == [
        asked, loading, saved, loading, .makeHome, .see(Sight(greeting: "Welcome, Ann!")),
        .giveUser(ann), .replaceRoot(user: ann),
      ])
    #expect(screen.email == " ann@x.org\n" && screen.password == " s3cret " && screen.remembers)
  }

  @Test func `each login saves what was there at the tap, and brings its own user home`() async {
    screen.remembers = false
    worker.meanwhile = { [screen] in
      screen.remembers = true
      screen.email = "bob@x.org"
    }
    await logIn()
    #expect(log.calls == [asked, .save(.init(remembers: false, email: nil))] + home(ann))

    log.calls = []
    let bob = Login.User(name: "Bob")
    worker.answer = .success(bob)
    worker.meanwhile = { [screen] in screen.remembers = false }
    await logIn()
    #expect(log.calls == [asked, saved] + home(bob))
  }

  @Test func `a user without a name is greeted, too`() async {
    worker.answer = .success(.init(name: " \t"))
    await logIn()

    #expect(screen.greeting == "Welcome!")
    #expect(log.calls == [asked, saved] + home(.init(name: " \t")))
  }

  @Test(
    arguments: [
      (
        Login.Failure.missingCredentials, "Something is missing",
        "Enter your email and your password."
      ),
      (Login.Failure.wrongCredentials, "That didn't work", "Email and password don't match."),
      (
        Login.Failure.accountLocked, "Account locked", "Too many tries. Try again in 15 minutes."
      ),
      (Login.Failure.offline, "You're offline", "Check your connection and try again."),
      (Login.Failure.unknown, "Something went wrong", "Try again later."),
      (OddError(), "Something went wrong", "Try again later."),
      (URLError(.notConnectedToInternet), "Something went wrong", "Try again later."),
      (CancellationError(), "Something went wrong", "Try again later."),
    ] as [(any Error, String, String)])
  func `a failure has its alert, after loading, and nothing is saved`(
    error: any Error, title: String, message: String
  ) async {
    worker.answer = .failure(error)
    var isLoading: Bool?
    worker.meanwhile = { [screen] in
      watch {
        _ = screen.alert
      } onChange: {
        isLoading = screen.isLoading
      }
    }
    await logIn()

    #expect(screen.alert == .init(title: title, message: message))
    #expect(isLoading == false && sight == Sight(alert: title))
    #expect(log.calls == [asked])
  }

  @Test func `the alert goes before the worker is asked again`() async {
    worker.answer = .failure(Login.Failure.offline)
    await logIn()
    worker.answer = .success(ann)
    worker.meanwhile = { [self] in log.calls.append(.see(sight)) }
    await logIn()

    #expect(
      log.calls == [asked, asked, .see(Sight(isLoading: true)), saved] + home(ann))
  }

  @Test func `a cancelled login ends like any other`() async {
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await logIn()
    }.value

    #expect(log.calls == [asked, saved] + home(ann))
    #expect(sight == Sight(greeting: "Welcome, Ann!"))
  }

  @Test func `the readers of each property are told`() async {
    var told: Set<String> = []
    func follow(_ name: String, _ look: @escaping @MainActor () -> Void) {
      watch(look) { told.insert(name) }
    }
    follow("email") { [screen] in _ = screen.email }
    follow("password") { [screen] in _ = screen.password }
    follow("remembers") { [screen] in _ = screen.remembers }
    follow("emailHint") { [screen] in _ = screen.emailHint }
    follow("passwordHint") { [screen] in _ = screen.passwordHint }
    follow("canLogIn") { [screen] in _ = screen.canLogIn }
    follow("isLoading") { [screen] in _ = screen.isLoading }
    follow("greeting") { [screen] in _ = screen.greeting }
    follow("alert") { [screen] in _ = screen.alert }

    screen.remembers = false
    await logIn(" ")
    await logIn()

    #expect(told.count == 9, "only \(told)")
  }

  @Test func `used or not, a screen keeps nothing and is freed`() async {
    weak var used: (any LoginAccountScreen)?
    weak var owner: NavigatorSpy?
    do {
      let navigator = NavigatorSpy(log)
      let screen = makeAccountScreen(
        worker: WorkerSpy(log), keeper: keeper, destinations: destinations, navigator: navigator)
      (screen.email, screen.password) = ("ann@x.org", " s3cret ")
      await screen.logIn()
      (used, owner) = (screen, navigator)
    }
    #expect(used == nil && owner == nil)

    log.calls = []
    let screen = makeAccountScreen(
      worker: WorkerSpy(log), keeper: keeper, destinations: destinations,
      navigator: NavigatorSpy(log))
    (screen.email, screen.password) = ("ann@x.org", " s3cret ")
    await screen.logIn()
    #expect(log.calls == [asked, saved])
    #expect(screen.greeting == "Welcome, Ann!")
  }
}
