import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise07

@Suite(.flow) struct LoginConfiguratorTests {
  let log = KataLoginLog()
  let parts: KataPartsSpy
  let navigator: KataNavigatorSpy
  let configurator: LoginConfigurator

  let ann = Login.User(name: "Ann")
  let bob = Login.User(name: "Bob")
  let request = Login.Authenticate.Request(email: "ann@x.org", password: "s3cret")
  let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))

  /// A configurator whose parts write down what they are told, and pass it on.
  init() {
    parts = KataPartsSpy(log)
    navigator = KataNavigatorSpy(log)
    configurator = LoginConfigurator(parts: parts)
  }

  /// The View of a new scene; the parts that are made for it bear its number, if there is one.
  private func makeScene(_ number: Int? = nil, in other: KataNavigatorSpy? = nil) throws
    -> KataViewDouble
  {
    parts.scene = number
    return try #require(configurator.makeScene(in: other ?? navigator) as? KataViewDouble)
  }

  @Test(.tags(.edge1, .edge2, .edge3))
  func `a success goes around the whole cycle, and on to home`() async throws {
    let view = try makeScene()
    await view.logIn()

    #expect(
      log.calls == [
        .interactor(.logIn(request)),
        asked,
        .presenter(.presentLogin(.success(ann))),
        .view(.displayWelcome(.init(greeting: "Welcome, Ann!"))),
        .router(.routeToHome),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }

  @Test(.tags(.edge2)) func `a failure comes back to the View`() async throws {
    let view = try makeScene()
    parts.answer = .failure(Login.Failure.offline)
    await view.logIn()

    #expect(
      log.calls == [
        .interactor(.logIn(request)),
        asked,
        .presenter(.presentLogin(.failure(.offline))),
        .view(.displayProblem(.init(title: "No entry", message: "Try again."))),
      ])
  }

  @Test(.tags(.edge1, .edge2))
  func `the worker gets the typed text, and sees that the task is cancelled`() async throws {
    let view = try makeScene()
    var isCancelled: Bool?
    parts.meanwhile = { isCancelled = Task.isCancelled }
    await Task {
      await kataCancelled { await view.logIn(email: " Ann@x.org ", password: " ") }
    }.value

    #expect(isCancelled == true)
    #expect(
      log.calls.prefix(2) == [
        .interactor(.logIn(.init(email: " Ann@x.org ", password: " "))),
        .worker(.authenticate(email: " Ann@x.org ", password: " ")),
      ])
  }

  @Test(.tags(.edge1, .edge2)) func `a request reaches the worker while another one waits`()
    async throws
  {
    let view = try makeScene()
    parts.meanwhile = { [parts] in
      parts.meanwhile = {}
      await view.logIn()
    }
    await view.logIn()

    #expect(log.calls.count { $0 == asked } == 2)
  }

  @Test(.tags(.edge3))
  func `the Router finds the user in the Interactor that the View asked`() async throws {
    let view = try makeScene()
    await view.logIn()
    view.goHome()
    parts.answer = .success(bob)
    await view.logIn()
    view.goHome()

    let home = log.calls.filter { if case .navigator = $0 { true } else { false } }
    #expect(
      home == [ann, ann, bob, bob].map { .navigator(.replaceRoot(with: .home(user: $0))) })
  }

  @Test(.tags(.edge4)) func `each part is made once`() throws {
    let view = try makeScene()

    withExtendedLifetime(view) {
      #expect(parts.made == ["interactor", "presenter", "router", "view", "worker"])
    }
  }

  @Test(.tags(.edge3, .edge4)) func `two scenes share nothing`() async throws {
    let window = KataNavigatorSpy(log, number: 1)
    let otherWindow = KataNavigatorSpy(log, number: 2)
    let first = try makeScene(1, in: window)
    let second = try makeScene(2, in: otherWindow)
    parts.answer = .success(bob)
    await second.logIn()
    first.goHome()

    #expect(
      log.calls == [
        .numbered(2, .interactor(.logIn(request))),
        .numbered(2, asked),
        .numbered(2, .presenter(.presentLogin(.success(bob)))),
        .numbered(2, .view(.displayWelcome(.init(greeting: "Welcome, Bob!")))),
        .numbered(2, .router(.routeToHome)),
        .numbered(2, .navigator(.replaceRoot(with: .home(user: bob)))),
        .numbered(1, .router(.routeToHome)),
      ])
  }

  @Test(.tags(.edge4)) func `the first scene still works when there is a second`() async throws {
    let first = try makeScene(1)
    let second = try makeScene(2)
    await first.logIn()

    withExtendedLifetime(second) {
      #expect(
        log.calls == [
          .numbered(1, .interactor(.logIn(request))),
          .numbered(1, asked),
          .numbered(1, .presenter(.presentLogin(.success(ann)))),
          .numbered(1, .view(.displayWelcome(.init(greeting: "Welcome, Ann!")))),
          .numbered(1, .router(.routeToHome)),
          .navigator(.replaceRoot(with: .home(user: ann))),
        ])
    }
  }

  @Test(.tags(.edge3, .edge4)) func `a scene that is opened after a login has no user`()
    async throws
  {
    let first = try makeScene(1)
    await first.logIn()
    let second = try makeScene(2)
    second.goHome()

    withExtendedLifetime(first) {
      #expect(log.calls.last == .numbered(2, .router(.routeToHome)))
    }
  }

  @Test(.tags(.edge5)) func `a scene still works when its configurator has gone`() async throws {
    var configurator: LoginConfigurator? = LoginConfigurator(parts: parts)
    let view = try #require(configurator?.makeScene(in: navigator) as? KataViewDouble)
    configurator = nil
    let calls = await log.calls { await view.logIn() }

    #expect(
      calls == [
        .interactor(.logIn(request)),
        asked,
        .presenter(.presentLogin(.success(ann))),
        .view(.displayWelcome(.init(greeting: "Welcome, Ann!"))),
        .router(.routeToHome),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }

  @Test(.tags(.edge5)) func `all five parts live and go with the View`() throws {
    var view: KataViewDouble? = try makeScene()
    withExtendedLifetime(view) {
      #expect(parts.alive() == ["interactor", "presenter", "router", "view", "worker"])
    }

    view = nil
    #expect(parts.alive() == [])
  }

  @Test(.tags(.edge5)) func `all five parts go with the View after a login, too`() async throws {
    var view: KataViewDouble? = try makeScene()
    await view?.logIn()
    view = nil

    #expect(parts.alive() == [])
  }

  @Test(.tags(.edge5)) func `when one scene goes, the other stays`() async throws {
    let otherWindow = KataNavigatorSpy(log)
    var first: KataViewDouble? = try makeScene(1)
    let second = try makeScene(2, in: otherWindow)
    await first?.logIn()
    first = nil

    withExtendedLifetime(second) {
      #expect(
        parts.alive() == ["interactor 2", "presenter 2", "router 2", "view 2", "worker 2"])
    }
  }

  @Test(.tags(.edge5)) func `neither the configurator nor the scene keeps the navigator alive`()
    throws
  {
    let leakCheck = KataLeakCheck()
    var navigator: KataNavigatorSpy? = KataNavigatorSpy(log)
    leakCheck.watch(navigator, as: "navigator")
    let view = try makeScene(in: navigator)
    navigator = nil

    withExtendedLifetime(view) {
      #expect(leakCheck.alive() == [])
    }
  }
}
