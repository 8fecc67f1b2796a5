import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise09

// What the suites below expect, by short names.
private let ann = Login.User(name: "Ann")
private let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))
private let welcome = KataLoginCall.view(.displayWelcome(.init(greeting: "Welcome, Ann!")))
private let noEntry = problem("No entry", "Try again.")
private let locked = problem("Locked", "Ask at the desk.")

private func problem(_ title: String, _ message: String) -> KataLoginCall {
  .view(.displayProblem(.init(title: title, message: message)))
}

@Suite(.flow) struct PasswordLoginTests {
  let door = KataDoor()

  @Test func `by password: a user is welcomed`() async {
    let way = PasswordLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(door.log.calls == [asked, welcome])
  }

  @Test func `by password: who is refused is not welcomed as the one before`() async {
    let way = PasswordLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))

    #expect(door.log.calls == [asked, welcome, asked, noEntry])
  }
}

@Suite(.flow) struct GuestLoginTests {
  let door: KataDoor
  let view: GuestList

  init() {
    door = KataDoor()
    view = GuestList(door.list)
  }

  @Test func `as a guest: each one makes the list draw itself anew`() async {
    let way = GuestLogin.make(view: view, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))
    await door.logIn(by: way.logIn, answer: .success(Login.User(name: "Bob")))

    #expect(
      door.log.calls == [
        asked, .view(.draw(["Ann is in"])),
        asked, .view(.draw(["Ann is in", "Bob is in"])),
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
  let door = KataDoor()

  /// Enters a code at the keys, whose panel is the door's screen.
  private func enter(_ code: String, answer: KataWorkerSpy.Answer) async {
    let keys = CodeLogin.make(panel: door.screen, worker: door.worker)
    await door.logIn(
      by: { await keys.enter($0.password ?? "", email: $0.email ?? "") }, password: code,
      answer: answer)
  }

  @Test func `by code: one of nothing but blanks is missing, and nobody is asked`() async {
    await enter("   ", answer: .success(ann))

    #expect(door.log.calls == [problem("No entry", "Enter your code.")])
  }

  @Test func `by code: an empty one is missing, too`() async {
    await enter("", answer: .success(ann))

    #expect(door.log.calls == [problem("No entry", "Enter your code.")])
  }

  @Test func `by code: a user is welcomed`() async {
    await enter("s3cret", answer: .success(ann))

    #expect(door.log.calls == [asked, welcome])
  }

  @Test func `by code: a wrong one is a problem`() async {
    await enter("s3cret", answer: .failure(Login.Failure.wrongCredentials))

    #expect(door.log.calls == [asked, noEntry])
  }
}

@Suite(.flow) struct PinLoginTests {
  let door = KataDoor()

  @Test func `by PIN: the third wrong one since the last user locks the pad`() async {
    let way = PinLogin.make(view: door.screen, worker: door.worker)
    for failure in [Login.Failure.wrongCredentials, .offline, .wrongCredentials, .wrongCredentials]
    {
      await door.logIn(by: way.logIn, answer: .failure(failure))
    }

    #expect(
      door.log.calls == [asked, noEntry, asked, noEntry, asked, noEntry, asked, locked])
  }

  @Test func `by PIN: a locked pad asks nobody, and even the right PIN does not open it`() async {
    let way = PinLogin.make(view: door.screen, worker: door.worker)
    for _ in 1...3 {
      await door.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))
    }
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(door.log.calls == [asked, noEntry, asked, noEntry, asked, locked, locked])
  }
}

@Suite(.flow) struct BadgeLoginTests {
  let door = KataDoor()

  @Test func `by badge: any screen shows the welcome`() async {
    let way = BadgeLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(door.log.calls == [asked, welcome])
  }

  @Test func `by badge: any screen shows the problem`() async {
    let way = BadgeLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.wrongCredentials))

    #expect(door.log.calls == [asked, noEntry])
  }
}

@Suite(.flow) struct LinkLoginTests {
  let door = KataDoor()

  @Test func `by link: loading is over before the welcome`() async {
    let way = LinkLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .success(ann))

    #expect(
      door.log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)), welcome,
      ])
  }

  @Test func `by link: loading is over before the problem`() async {
    let way = LinkLogin.make(view: door.screen, worker: door.worker)
    await door.logIn(by: way.logIn, answer: .failure(Login.Failure.offline))

    #expect(
      door.log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)), noEntry,
      ])
  }
}
