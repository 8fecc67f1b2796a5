import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise09

@Test func play() async throws {
  try await KataPlayback.play(DoorScenario.self) { scenario, recorder in
    await DoorPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on a harness with all six ways in.
private final class DoorPlayer {
  private let recorder: KataRecorder
  private let harness = KataLoginHarness()
  private let guests: GuestList
  private let badge: BadgeReader
  private let ways: [String: (Login.Authenticate.Request) async -> Void]

  init(_ recorder: KataRecorder) {
    self.recorder = recorder
    guests = GuestList(harness.list, recorder)
    badge = BadgeReader(harness.screen)
    let keys = CodeLogin.make(panel: harness.screen, worker: harness.worker)
    ways = [
      "password": PasswordLogin.make(view: harness.screen, worker: harness.worker).logIn,
      "guest": GuestLogin.make(view: guests, worker: harness.worker).logIn,
      "code": { await keys.enter($0.password ?? "", email: $0.email ?? "") },
      "pin": PinLogin.make(view: harness.screen, worker: harness.worker).logIn,
      "badge": BadgeLogin.make(view: badge, worker: harness.worker).logIn,
      "link": LinkLogin.make(view: harness.screen, worker: harness.worker).logIn,
    ]
  }

  func play(_ scenario: DoorScenario) async {
    for login in scenario.logins {
      guard let way = ways[login.way], let answer = login.answer.result else { continue }
      let (email, password) = (login.email ?? "ann@x.org", login.password ?? "s3cret")
      recorder.step(
        "by \(login.way): log in with email \(KataText.quoted(email)), "
          + "password \(KataText.quoted(password))"
          + (login.isCancelled == true ? ", in a cancelled task; " : "; ")
          + "the worker's answer would be \(login.answer.kataText)")
      await harness.logIn(
        by: way, email: email, password: password, answer: answer,
        isCancelled: login.isCancelled == true,
        onReturn: { [recorder] in recorder.message(to: "caller", "returned()") })
      guests.look()
      if login.way == "code" { Panel.look(recorder, title: email, message: password) }
    }
    guests.look(atMost: scenario.logins.count)
  }
}

/// A view that is nothing else: it knows of no loading, as the screen does.
private final class BadgeReader: LoginDisplayLogic {
  private let screen: KataDisplaySpy

  init(_ screen: KataDisplaySpy) {
    self.screen = screen
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    screen.displayWelcome(viewModel)
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    screen.displayProblem(viewModel)
  }
}

/// The panel of a code screen of its own, which is told what no Presenter here would say.
private final class Panel: LoginDisplayLogic {
  private var shown: [String] = []

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    shown.append("displayWelcome(\(KataText.of(viewModel)))")
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    shown.append("displayProblem\(KataText.of(viewModel))")
  }

  /// Notes where the panel does not get what the screen gets; a screen may be no part of the way.
  static func look(_ recorder: KataRecorder, title: String, message: String) {
    let (panel, screenGets) = (Panel(), Panel())
    let screen: AnyObject = CodeLogin.make(panel: panel, worker: KataWorkerSpy(KataLoginLog()))
    guard let screen = screen as? any LoginDisplayLogic else { return }
    for view in [screen, screenGets] as [any LoginDisplayLogic] {
      view.displayWelcome(.init(greeting: message))
      view.displayProblem(.init(title: title, message: message))
    }
    guard panel.shown != screenGets.shown else { return }
    recorder.message(
      to: "view",
      "the screen got \(KataText.of(screenGets.shown)), its panel \(KataText.of(panel.shown))")
  }
}

/// Notes each view model that it is given, and those that have changed since.
private final class GuestList: GuestDisplayLogic {
  private let list: KataListSpy
  private let recorder: KataRecorder
  private var displayed: [(viewModel: Guests.ViewModel, text: String)] = []

  init(_ list: KataListSpy, _ recorder: KataRecorder) {
    self.list = list
    self.recorder = recorder
  }

  func displayGuests(_ viewModel: Guests.ViewModel) {
    let text = KataText.of(viewModel.lines)
    recorder.message(to: "view", "displayGuests(\(text))")
    list.show { viewModel.lines }
    displayed.append((viewModel, text))
  }

  /// Looks at the latest of them only: what is shared shows there, too.
  func look(atMost count: Int = 2) {
    for (viewModel, text) in displayed.suffix(count) {
      let now = KataText.of(viewModel.lines)
      guard !now.utf8.elementsEqual(text.utf8) else { continue }
      recorder.message(to: "view", "what was displayed as \(text) has become \(now)")
    }
  }
}
