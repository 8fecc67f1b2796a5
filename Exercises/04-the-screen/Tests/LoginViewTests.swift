import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04

@Suite(.flow) struct LoginViewTests {
  let log = KataLoginLog()
  let welcome = Login.Authenticate.ViewModel.Welcome(greeting: "Welcome, Ann!")
  let problem = Login.Authenticate.ViewModel.Problem(title: "No entry", message: "Wrong password.")

  /// A view between two spies that write into the same log; both fields are filled.
  private func makeView(email: String = "ann@x.org", password: String = "s3cret") -> LoginView {
    let view = LoginView(interactor: KataInteractorSpy(log), router: KataRouterSpy(log))
    view.email = email
    view.password = password
    return view
  }

  @Test(.tags(.edge1)) func `the button is on when both fields hold text`() {
    let view = makeView(email: "ann@x.org", password: "")
    #expect(!view.canLogIn)
    view.password = "s3cret"
    #expect(view.canLogIn)
    view.email = ""
    #expect(!view.canLogIn)
    view.password = ""
    #expect(!view.canLogIn)
  }

  @Test(.tags(.edge1)) func `the button is on when both fields hold blanks`() {
    #expect(makeView(email: " ", password: "\t").canLogIn)
  }

  @Test(.tags(.edge1, .edge4))
  func `the button is off while the screen is loading, whatever is typed`() {
    let view = makeView()
    view.displayLoading(true)
    #expect(view.isLoading)
    #expect(!view.canLogIn)

    view.password = "pa55"
    #expect(!view.canLogIn)
  }

  @Test(.tags(.edge1, .edge4))
  func `the end of loading does not turn the button on over an empty field`() {
    let view = makeView(password: "")
    view.displayLoading(true)
    view.displayLoading(true)
    view.displayLoading(false)
    #expect(!view.isLoading)
    #expect(!view.canLogIn)

    view.password = "s3cret"
    #expect(view.canLogIn)
  }

  @Test(
    .tags(.edge2),
    arguments: [
      ("", "s3cret", false), ("ann@x.org", "", false), ("ann@x.org", "s3cret", true),
    ])
  func `tapping a button that is off sends no message and changes nothing`(
    email: String, password: String, isLoading: Bool
  ) async {
    let view = makeView(email: email, password: password)
    view.displayLoading(isLoading)
    view.displayProblem(problem)
    await view.logIn()

    #expect(log.calls == [])
    #expect(view.alert == problem)
    #expect(view.isLoading == isLoading)
    #expect(view.email == email)
    #expect(view.password == password)
  }

  @Test(.tags(.edge3), arguments: [false, true])
  func `a tap sends the fields exactly as typed, once`(isCancelled: Bool) async {
    let view = makeView(email: " Ann@x.org ", password: " s3cret ")
    await Task { await kataCancelled(isCancelled) { await view.logIn() } }.value

    #expect(
      log.calls == [.interactor(.logIn(.init(email: " Ann@x.org ", password: " s3cret ")))])
  }

  @Test(.tags(.edge2, .edge3))
  func `a second tap finds the button off, because the first is loading`() async {
    let interactor = KataInteractorSpy(log)
    let view = LoginView(interactor: interactor, router: KataRouterSpy(log))
    view.email = "ann@x.org"
    view.password = "s3cret"
    interactor.meanwhile = { [weak view] in view?.displayLoading(true) }
    let taps = (0..<2).map { _ in Task { await view.logIn() } }
    for tap in taps { await tap.value }

    #expect(log.calls == [.interactor(.logIn(.init(email: "ann@x.org", password: "s3cret")))])
  }

  @Test(.tags(.edge3, .edge4, .edge5))
  func `a tap takes the old alert away, and keeps what is displayed while it waits`() async {
    let interactor = KataInteractorSpy(log)
    let view = LoginView(interactor: interactor, router: KataRouterSpy(log))
    view.email = "ann@x.org"
    view.password = "s3cret"
    view.displayProblem(.init(title: "Older", message: "This one was read."))
    var hadAlert: Bool?
    var wasLoading: Bool?
    interactor.meanwhile = { [weak view, welcome, problem] in
      hadAlert = view?.alert != nil
      wasLoading = view?.isLoading
      view?.displayLoading(true)
      view?.displayWelcome(welcome)
      view?.displayProblem(problem)
    }
    await view.logIn()

    #expect(hadAlert == false)
    #expect(wasLoading == false)
    #expect(view.isLoading)
    #expect(view.greeting == welcome.greeting)
    #expect(view.alert == problem)
    #expect(
      log.calls == [
        .interactor(.logIn(.init(email: "ann@x.org", password: "s3cret"))),
        .router(.routeToHome),
      ])
  }

  @Test(.tags(.edge5))
  func `each welcome shows the greeting as given, and asks the Router for home`() {
    let view = makeView()
    view.displayWelcome(.init(greeting: " welcome, Ann "))
    #expect(view.greeting == " welcome, Ann ")
    #expect(log.calls == [.router(.routeToHome)])

    view.displayWelcome(.init(greeting: " welcome, Ann "))
    #expect(log.calls == [.router(.routeToHome), .router(.routeToHome)])
  }

  @Test(.tags(.edge5)) func `a welcome takes the old alert away`() {
    let view = makeView()
    view.displayProblem(problem)
    #expect(view.alert == problem)
    view.displayWelcome(welcome)

    #expect(view.alert == nil)
  }

  @Test(.tags(.edge6, .edge8))
  func `each problem shows an alert as given, even an equal one, and sends no message`() {
    let view = makeView()
    view.displayProblem(problem)
    view.displayProblem(.init(title: " no entry ", message: "Wrong\npassword."))

    #expect(view.alert == .init(title: " no entry ", message: "Wrong\npassword."))
    view.displayProblem(.init(title: "", message: " "))

    #expect(view.alert == .init(title: "", message: " "))
    view.dismissAlert()
    view.displayProblem(.init(title: "", message: " "))

    #expect(view.alert == .init(title: "", message: " "))
    #expect(log.calls == [])
  }

  @Test(.tags(.edge7), arguments: [false, true])
  func `dismissing the alert takes it away, also while the screen is loading`(isLoading: Bool) {
    let view = makeView()
    view.displayLoading(isLoading)
    view.displayProblem(problem)
    #expect(view.alert == problem)
    view.dismissAlert()

    #expect(view.alert == nil)
  }

  @Test(.tags(.edge7, .edge8)) func `what a message does not name stays as it is`() async {
    let view = makeView()
    view.displayWelcome(welcome)
    view.displayProblem(problem)
    view.displayLoading(true)
    #expect(view.alert == problem)

    view.dismissAlert()
    view.displayProblem(problem)
    view.displayWelcome(welcome)
    #expect(view.isLoading)

    view.displayLoading(false)
    await view.logIn()
    view.displayProblem(problem)
    #expect(view.greeting == welcome.greeting)
    #expect(view.email == "ann@x.org")
    #expect(view.password == "s3cret")
  }

  @Test(.tags(.edge9)) func `a reader of the screen is told when it changes`() {
    let view = makeView()
    let (alert, greeting, loading, button) = (
      KataReader(), KataReader(), KataReader(), KataReader()
    )
    alert.read { view.alert }
    view.displayProblem(problem)
    #expect(alert.wasTold)

    greeting.read { view.greeting }
    view.displayWelcome(welcome)
    #expect(greeting.wasTold)

    loading.read { view.isLoading }
    button.read { view.canLogIn }
    view.displayLoading(true)
    #expect(loading.wasTold)
    #expect(button.wasTold)
  }
}
