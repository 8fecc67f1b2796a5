import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise09

// What the suites below expect, by short names.
private let ann = Login.User(name: "Ann")
private let bob = Login.User(name: "Bob")
private let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))
private let welcome = KataLoginCall.view(.displayWelcome(.init(greeting: "Welcome, Ann!")))
private let noEntry = problem("No entry", "Try again.")
private let locked = problem("Locked", "Ask at the desk.")

private func problem(_ title: String, _ message: String) -> KataLoginCall {
  .view(.displayProblem(.init(title: title, message: message)))
}

@Suite(.flow) struct PasswordLoginTests {
  let harness = KataLoginHarness()

  @Test(.tags(.edge1, .edge7), arguments: [("ann@x.org", false), (" ann@x.org\n", true)])
  func `by password: a user is welcomed`(email: String, isCancelled: Bool) async {
    let way = PasswordLogin.make(view: harness.screen, worker: harness.worker)
    await harness.logIn(
      by: way.logIn, email: email, answer: .success(ann), isCancelled: isCancelled)

    let asked = KataLoginCall.worker(.authenticate(email: email, password: "s3cret"))
    #expect(harness.log.calls == [asked, welcome])
  }

  @Test(.tags(.edge1))
  func `by password: a refused user is not welcomed by the name of the one before`() async {
    let way = PasswordLogin.make(view: harness.screen, worker: harness.worker)
    await harness.logIn(by: way.logIn, answer: .success(ann))
    await harness.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))
    await harness.logIn(by: way.logIn, answer: .success(bob))
    await harness.logIn(by: way.logIn, answer: .failure(KataOddError("no such host")))

    let welcomeBob = KataLoginCall.view(.displayWelcome(.init(greeting: "Welcome, Bob!")))
    #expect(
      harness.log.calls == [asked, welcome, asked, noEntry, asked, welcomeBob, asked, noEntry])
  }
}

@Suite(.flow) struct GuestLoginTests {
  let harness: KataLoginHarness
  let view: GuestList

  init() {
    harness = KataLoginHarness()
    view = GuestList(harness.list)
  }

  @Test(.tags(.edge2))
  func `as a guest: each change of the list is drawn, and so is the first list`() async {
    let way = GuestLogin.make(view: view, worker: harness.worker)
    await harness.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))
    await harness.logIn(by: way.logIn, answer: .success(ann))
    await harness.logIn(by: way.logIn, answer: .success(bob))
    await harness.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))
    await harness.logIn(by: way.logIn, answer: .success(ann))

    #expect(
      harness.log.calls == [
        asked, .view(.draw([])),
        asked, .view(.draw(["Ann is in"])),
        asked, .view(.draw(["Ann is in", "Bob is in"])),
        asked,
        asked, .view(.draw(["Ann is in", "Bob is in", "Ann is in"])),
      ])
  }

  /// Draws what it is given, if it differs from what it was given before.
  final class GuestList: GuestDisplayLogic {
    private let list: KataListSpy

    init(_ list: KataListSpy) {
      self.list = list
    }

    func displayGuests(_ viewModel: Guests.ViewModel) {
      list.show { viewModel.lines }
    }
  }
}

@Suite(.flow) struct CodeLoginTests {
  let harness: KataLoginHarness
  let keys: CodeScreen

  /// Keys whose panel is the harness's screen.
  init() {
    harness = KataLoginHarness()
    keys = CodeLogin.make(panel: harness.screen, worker: harness.worker)
  }

  private func enter(_ code: String, answer: KataWorkerSpy.Answer) async {
    await harness.logIn(
      by: { [keys] in await keys.enter($0.password ?? "", email: $0.email ?? "") },
      password: code, answer: answer)
  }

  @Test(.tags(.edge3), arguments: ["", "   ", "\t\n"])
  func `by code: a blank code is a problem, and the worker is not asked`(code: String) async {
    await enter(code, answer: .success(ann))

    #expect(harness.log.calls == [problem("No entry", "Enter your code.")])
  }

  @Test(.tags(.edge3, .edge7), arguments: ["", "   ", " s3cret "])
  func `by code: the screen hands on every code as typed, blank ones too`(code: String) async {
    keys.interactor = KataInteractorSpy(harness.log)
    await enter(code, answer: .success(ann))

    #expect(
      harness.log.calls == [.interactor(.logIn(.init(email: "ann@x.org", password: code)))])
  }

  @Test(.tags(.edge3, .edge7)) func `by code: a user is welcomed`() async {
    await enter(" s3cret ", answer: .success(ann))

    #expect(
      harness.log.calls == [
        .worker(.authenticate(email: "ann@x.org", password: " s3cret ")), welcome,
      ])
  }

  @Test(.tags(.edge3)) func `by code: a wrong code is a problem`() async {
    await enter("s3cret", answer: .failure(Login.Failure.wrongCredentials))

    #expect(harness.log.calls == [asked, noEntry])
  }
}

@Suite(.flow) struct PinLoginTests {
  let harness = KataLoginHarness()
  let wrong = KataWorkerSpy.Answer.failure(Login.Failure.wrongCredentials)
  let offline = KataWorkerSpy.Answer.failure(Login.Failure.offline)

  @Test(.tags(.edge4)) func `by PIN: the third wrong PIN since the last user locks the pad`() async
  {
    let way = PinLogin.make(view: harness.screen, worker: harness.worker)
    for answer in [wrong, wrong, .success(ann), wrong, offline, wrong, wrong] {
      await harness.logIn(by: way.logIn, answer: answer)
    }

    #expect(
      harness.log.calls == [
        asked, noEntry, asked, noEntry, asked, welcome,
        asked, noEntry, asked, noEntry, asked, noEntry, asked, locked,
      ])
  }

  @Test(.tags(.edge4))
  func `by PIN: a locked pad asks no worker, and the right PIN does not open it`() async {
    let way = PinLogin.make(view: harness.screen, worker: harness.worker)
    for answer in [wrong, wrong, wrong, .success(ann)] {
      await harness.logIn(by: way.logIn, answer: answer)
    }

    #expect(harness.log.calls == [asked, noEntry, asked, noEntry, asked, locked, locked])
  }

  @Test(.tags(.edge4)) func `by PIN: the Interactor says that the pad is locked`() async {
    let pad = PinInteractor(presenter: KataPresenterSpy(harness.log), worker: harness.worker)
    for answer in [wrong, wrong] { await harness.logIn(by: pad.logIn, answer: answer) }
    let calls = await harness.log.calls {
      for answer in [wrong, .success(ann)] { await harness.logIn(by: pad.logIn, answer: answer) }
    }

    let saysLocked = KataLoginCall.presenter(.presentLogin(.failure(.accountLocked)))
    #expect(calls == [asked, saysLocked, saysLocked])
  }
}

@Suite(.flow) struct BadgeLoginTests {
  let harness = KataLoginHarness()

  @Test(.tags(.edge5)) func `by badge: any screen shows the welcome`() async {
    let way = BadgeLogin.make(view: harness.screen, worker: harness.worker)
    await harness.logIn(by: way.logIn, answer: .success(ann))

    #expect(harness.log.calls == [asked, welcome])
  }

  @Test(.tags(.edge5)) func `by badge: any screen shows the problem`() async {
    let way = BadgeLogin.make(view: harness.screen, worker: harness.worker)
    await harness.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))

    #expect(harness.log.calls == [asked, noEntry])
  }
}

@Suite(.flow) struct LinkLoginTests {
  let harness = KataLoginHarness()

  @Test(.tags(.edge6)) func `by link: loading is over before the welcome`() async {
    let way = LinkLogin.make(view: harness.screen, worker: harness.worker)
    await harness.logIn(by: way.logIn, answer: .success(ann))

    #expect(
      harness.log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)), welcome,
      ])
  }

  @Test(.tags(.edge6)) func `by link: loading is over before the problem`() async {
    let way = LinkLogin.make(view: harness.screen, worker: harness.worker)
    await harness.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))

    #expect(
      harness.log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)), noEntry,
      ])
  }
}
