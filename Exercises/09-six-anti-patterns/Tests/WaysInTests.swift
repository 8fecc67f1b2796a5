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
  let door = KataDoor()

  @Test(.edge(1, 7), arguments: [("ann@x.org", false), (" ann@x.org\n", true)])
  func `by password: a user is welcomed`(email: String, isCancelled: Bool) async {
    let way = PasswordLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(
      by: way.logIn, email: email, answer: .success(ann), isCancelled: isCancelled)

    let asked = KataLoginCall.worker(.authenticate(email: email, password: "s3cret"))
    #expect(door.log.calls == [asked, welcome])
  }

  @Test(.edge(1))
  func `by password: a refused user is not welcomed by the name of the one before`() async {
    let way = PasswordLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))
    await door.logIn(by: way.logIn, answer: .success(bob))
    await door.logIn(by: way.logIn, answer: .failure(KataOddError("no such host")))

    let welcomeBob = KataLoginCall.view(.displayWelcome(.init(greeting: "Welcome, Bob!")))
    #expect(
      door.log.calls == [asked, welcome, asked, noEntry, asked, welcomeBob, asked, noEntry])
  }
}

@Suite(.flow) struct GuestLoginTests {
  let door: KataDoor
  let view: GuestList

  init() {
    door = KataDoor()
    view = GuestList(door.list)
  }

  @Test(.edge(2))
  func `as a guest: each change of the list is drawn, and so is the first list`() async {
    let way = GuestLogin.make(view: view, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))
    await door.logIn(by: way.logIn, answer: .success(ann))
    await door.logIn(by: way.logIn, answer: .success(bob))
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(
      door.log.calls == [
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
  let door: KataDoor
  let keys: CodeScreen

  /// Keys whose panel is the door's screen.
  init() {
    door = KataDoor()
    keys = CodeLogin.make(panel: door.screen, worker: door.worker)
  }

  private func enter(_ code: String, answer: KataWorkerSpy.Answer) async {
    await door.logIn(
      by: { [keys] in await keys.enter($0.password ?? "", email: $0.email ?? "") },
      password: code, answer: answer)
  }

  @Test(.edge(3), arguments: ["", "   ", "\t\n", " \u{301}"])
  func `by code: a blank code is a problem, and the worker is not asked`(code: String) async {
    await enter(code, answer: .success(ann))

    #expect(door.log.calls == [problem("No entry", "Enter your code.")])
  }

  @Test(.edge(3, 7), arguments: ["", "   ", " s3cret "])
  func `by code: the screen hands on every code as typed, blank ones too`(code: String) async {
    keys.interactor = KataInteractorSpy(door.log)
    await enter(code, answer: .success(ann))

    #expect(
      door.log.calls == [.interactor(.logIn(.init(email: "ann@x.org", password: code)))])
  }

  @Test(.edge(3, 7)) func `by code: a user is welcomed`() async {
    await enter(" s3cret ", answer: .success(ann))

    #expect(
      door.log.calls == [
        .worker(.authenticate(email: "ann@x.org", password: " s3cret ")), welcome,
      ])
  }

  @Test(.edge(3)) func `by code: a wrong code is a problem`() async {
    await enter("s3cret", answer: .failure(Login.Failure.wrongCredentials))

    #expect(door.log.calls == [asked, noEntry])
  }
}

@Suite(.flow) struct PinLoginTests {
  let door = KataDoor()
  let wrong = KataWorkerSpy.Answer.failure(Login.Failure.wrongCredentials)
  let offline = KataWorkerSpy.Answer.failure(Login.Failure.offline)

  @Test(.edge(4)) func `by PIN: the third wrong PIN since the last user locks the pad`() async {
    let way = PinLogin.make(view: door.screen, worker: door.worker)
    for answer in [wrong, wrong, .success(ann), wrong, offline, wrong, wrong] {
      await door.logIn(by: way.logIn, answer: answer)
    }

    #expect(
      door.log.calls == [
        asked, noEntry, asked, noEntry, asked, welcome,
        asked, noEntry, asked, noEntry, asked, noEntry, asked, locked,
      ])
  }

  @Test(.edge(4))
  func `by PIN: a locked pad asks no worker, and the right PIN does not open it`() async {
    let way = PinLogin.make(view: door.screen, worker: door.worker)
    for answer in [wrong, wrong, wrong, .success(ann)] {
      await door.logIn(by: way.logIn, answer: answer)
    }

    #expect(door.log.calls == [asked, noEntry, asked, noEntry, asked, locked, locked])
  }

  @Test(.edge(4)) func `by PIN: the Interactor says that the pad is locked`() async {
    let pad = PinInteractor(presenter: KataPresenterSpy(door.log), worker: door.worker)
    for answer in [wrong, wrong] { await door.logIn(by: pad.logIn, answer: answer) }
    let calls = await door.log.calls {
      for answer in [wrong, .success(ann)] { await door.logIn(by: pad.logIn, answer: answer) }
    }

    let saysLocked = KataLoginCall.presenter(.presentLogin(.failure(.accountLocked)))
    #expect(calls == [asked, saysLocked, saysLocked])
  }
}

@Suite(.flow) struct BadgeLoginTests {
  let door = KataDoor()

  @Test(.edge(5)) func `by badge: any screen shows the welcome`() async {
    let way = BadgeLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(door.log.calls == [asked, welcome])
  }

  @Test(.edge(5)) func `by badge: any screen shows the problem`() async {
    let way = BadgeLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))

    #expect(door.log.calls == [asked, noEntry])
  }
}

@Suite(.flow) struct LinkLoginTests {
  let door = KataDoor()

  @Test(.edge(6)) func `by link: loading is over before the welcome`() async {
    let way = LinkLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(
      door.log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)), welcome,
      ])
  }

  @Test(.edge(6)) func `by link: loading is over before the problem`() async {
    let way = LinkLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))

    #expect(
      door.log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)), noEntry,
      ])
  }
}
