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

  @Test func `the button is on when both fields hold text`() {
    #expect(makeView(email: "ann@x.org", password: "s3cret").canLogIn)
    #expect(!makeView(email: "ann@x.org", password: "").canLogIn)
    #expect(!makeView(email: "", password: "s3cret").canLogIn)
    #expect(!makeView(email: "", password: "").canLogIn)
  }

  @Test func `a blank is text`() {
    #expect(makeView(email: " ", password: "\t").canLogIn)
  }

  @Test func `the button is off while the screen is loading`() {
    let view = makeView()
    view.displayLoading(true)

    #expect(view.isLoading)
    #expect(!view.canLogIn)
  }

  @Test func `the end of loading does not turn the button on over an empty field`() {
    let view = makeView(password: "")
    view.displayLoading(true)
    view.displayLoading(false)

    #expect(!view.isLoading)
    #expect(!view.canLogIn)
  }

  @Test func `tapping a button that is off asks nobody anything, and changes nothing`() async {
    let view = makeView(email: "")
    view.displayProblem(problem)
    await view.logIn()

    #expect(log.calls == [])
    #expect(view.alert == problem)
    #expect(view.password == "s3cret")
  }

  @Test func `a tap sends the fields exactly as typed, once`() async {
    await makeView(email: " ann@x.org ", password: " s3cret ").logIn()

    #expect(
      log.calls == [.interactor(.logIn(.init(email: " ann@x.org ", password: " s3cret ")))])
  }

  @Test func `a tap takes the old alert away`() async {
    let view = makeView()
    view.displayProblem(problem)
    #expect(view.alert == problem)
    await view.logIn()

    #expect(view.alert == nil)
  }

  @Test func `while it waits, the screen shows what the Presenter says, and nothing else`() async {
    let interactor = KataInteractorSpy(log)
    let view = LoginView(interactor: interactor, router: KataRouterSpy(log))
    view.email = "ann@x.org"
    view.password = "s3cret"
    var wasLoading: Bool?
    interactor.meanwhile = { [weak view, problem] in
      wasLoading = view?.isLoading
      view?.displayProblem(problem)
    }
    await view.logIn()

    #expect(wasLoading == false)
    #expect(view.alert == problem)
  }

  @Test func `a welcome shows the greeting as given, and asks the Router for home`() {
    let view = makeView()
    view.displayWelcome(.init(greeting: " welcome, Ann "))

    #expect(view.greeting == " welcome, Ann ")
    #expect(log.calls == [.router(.routeToHome)])
  }

  @Test func `a welcome takes the old alert away`() {
    let view = makeView()
    view.displayProblem(problem)
    #expect(view.alert == problem)
    view.displayWelcome(welcome)

    #expect(view.alert == nil)
  }

  @Test func `a problem shows an alert as given, and asks nobody anything`() {
    let view = makeView()
    view.displayProblem(.init(title: "Older", message: "This one was not read."))
    view.displayProblem(problem)

    #expect(view.alert == problem)
    #expect(log.calls == [])
  }

  @Test func `an alert that was read goes away`() {
    let view = makeView()
    view.displayProblem(problem)
    #expect(view.alert == problem)
    view.dismissAlert()

    #expect(view.alert == nil)
  }

  @Test func `a problem leaves what was typed where it is`() {
    let view = makeView(email: "ann@x.org", password: "s3crte")
    view.displayProblem(problem)

    #expect(view.email == "ann@x.org")
    #expect(view.password == "s3crte")
  }

  @Test func `whoever reads the screen is told when it changes`() {
    let view = makeView()
    let reader = KataReader()
    reader.read { view.alert }
    view.displayProblem(problem)

    #expect(reader.wasTold)
  }
}
