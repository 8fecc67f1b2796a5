import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise21

/// The net that came with the object: each edge is tried once, and loosely.
@Suite(.flow) struct AccountScreenTests {
  let log = KataLoginLog()
  let worker: KataWorkerSpy
  let keeper: KataKeeperSpy
  let navigator: KataNavigatorSpy
  let screen: KataAccountForwarder
  let requests: KataRequests<KataWorkerSpy.Answer>

  init() {
    worker = KataWorkerSpy(log)
    keeper = KataKeeperSpy(log)
    navigator = KataNavigatorSpy(log)
    screen = KataAccountForwarder(
      log,
      makeAccountScreen(
        worker: worker, keeper: keeper, destinations: KataDestinationsSpy(log),
        navigator: navigator))
    requests = KataRequests(worker.gate)
  }

  /// Fills both fields in, and taps the button.
  private func logIn(_ email: String = "ann@x.org") async {
    screen.email = email
    screen.password = "s3cret"
    await requests.start { await screen.logIn() }
  }

  @Test(.tags(.edge1)) func `a new screen is empty`() {
    #expect(screen.email == "")
    #expect(screen.password == "")
    #expect(screen.remembers)
    #expect(log.calls == [])
  }

  @Test(.tags(.edge2)) func `the remembered email is in its field`() async {
    keeper.put(.init(remembers: true, email: "ann@x.org"))

    await screen.appear()

    #expect(screen.email == "ann@x.org")
    #expect(log.calls == [.keeper(.load)])
  }

  @Test(.tags(.edge3)) func `an email without an @ gets a hint`() {
    screen.email = "ann"

    #expect(screen.emailHint == "An email has an @ in it.")
  }

  @Test(.tags(.edge4)) func `over empty fields, the button is off`() {
    #expect(!screen.canLogIn)
    screen.email = "ann@x.org"
    #expect(!screen.canLogIn)
    screen.password = "s3cret"
    #expect(screen.canLogIn)
  }

  @Test(.tags(.edge5)) func `while the button is off, a tap does nothing`() async {
    await requests.start { await screen.logIn() }

    #expect(log.calls == [])
  }

  @Test(.tags(.edge6)) func `a dismissed alert is gone`() async {
    await logIn(" ")
    screen.dismissAlert()

    #expect(screen.alert == nil)
  }

  @Test(.tags(.edge7)) func `a blank email gets an alert`() async {
    await logIn(" ")

    #expect(screen.alert?.title == "Something is missing")
  }

  @Test(.tags(.edge8)) func `the worker is asked once`() async {
    await logIn()

    #expect(log.calls == [.worker(.authenticate(email: "ann@x.org", password: "s3cret"))])
  }

  @Test(.tags(.edge9)) func `the screen loads while the worker is asked`() async {
    await logIn()

    #expect(screen.isLoading)
  }

  @Test(.tags(.edge10)) func `under an alert, nothing loads any more`() async {
    await logIn()
    await requests.answer(with: .failure(Login.Failure.offline))

    #expect(!screen.isLoading)
  }

  @Test(.tags(.edge11)) func `a failure has its alert`() async {
    await logIn()
    await requests.answer(with: .failure(Login.Failure.offline))

    #expect(screen.alert?.title == "You're offline")
  }

  @Test(.tags(.edge12)) func `the email is saved after a success`() async {
    await logIn()
    await requests.answer(with: .success(.init(name: "Ann")))

    #expect(log.calls.contains(.keeper(.save(.init(remembers: true, email: "ann@x.org")))))
  }

  @Test(.tags(.edge13)) func `the user is greeted`() async {
    await logIn()
    await requests.answer(with: .success(.init(name: "Ann")))

    #expect(screen.greeting == "Welcome, Ann!")
  }

  @Test(.tags(.edge14)) func `home gets the user, and is shown`() async {
    await logIn()
    await requests.answer(with: .success(.init(name: "Ann")))

    #expect(log.calls.last == .navigator(.replaceRoot(with: .home(user: .init(name: "Ann")))))
  }

  @Test(.tags(.edge15)) func `without a navigator, no home is made`() async {
    let screen = makeAccountScreen(
      worker: worker, keeper: keeper, destinations: KataDestinationsSpy(log),
      navigator: KataNavigatorSpy(log))
    (screen.email, screen.password) = ("ann@x.org", "s3cret")
    await requests.start { await screen.logIn() }
    await requests.answer(with: .success(.init(name: "Ann")))

    #expect(!log.calls.contains(.destinations(.makeHome)))
  }

  @Test(.tags(.edge16)) func `a tap returns after its alert is shown`() async {
    var alert: Login.Authenticate.ViewModel.Problem?
    (screen.email, screen.password) = ("ann@x.org", "s3cret")
    await requests.start {
      await screen.logIn()
      alert = screen.alert
    }
    await requests.answer(with: .failure(Login.Failure.wrongCredentials))

    #expect(alert?.title == "That didn't work")
  }

  @Test(.tags(.edge17)) func `a cancelled tap shows its alert, too`() async {
    var alert: Login.Authenticate.ViewModel.Problem?
    (screen.email, screen.password) = ("ann@x.org", "s3cret")
    await requests.start {
      await kataCancelled { await screen.logIn() }
      alert = screen.alert
    }
    await requests.answer(with: .failure(Login.Failure.wrongCredentials))

    #expect(alert?.title == "That didn't work")
  }

  @Test(.tags(.edge18)) func `a reader of the hint is told`() {
    let reader = KataReader()
    reader.read { screen.emailHint }
    screen.email = "ann"

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge19)) func `a screen that was never used is freed`() {
    let leakCheck = KataLeakCheck()
    do {
      let screen = makeAccountScreen(
        worker: worker, keeper: keeper, destinations: KataDestinationsSpy(log),
        navigator: navigator)
      leakCheck.watch(screen, as: "screen")
    }

    #expect(leakCheck.alive() == [])
  }
}
