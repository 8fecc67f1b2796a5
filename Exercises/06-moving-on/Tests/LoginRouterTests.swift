import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise06

@Suite(.flow) struct LoginRouterTests {
  let log = KataLoginLog()
  let ann = Login.User(name: "Ann")
  let store: KataDataStoreStub
  let navigator: KataNavigatorSpy
  let destinations: KataDestinationsSpy
  let router: LoginRouter

  /// A router whose destinations and navigator are spies; Ann is in.
  init() {
    store = KataDataStoreStub(user: ann)
    navigator = KataNavigatorSpy(log)
    destinations = KataDestinationsSpy(log)
    router = LoginRouter(dataStore: store, destinations: destinations)
    router.navigator = navigator
  }

  @Test func `passes the user to home, then shows it in place of the login screen`() {
    router.routeToHome()

    #expect(
      log.calls == [
        .destinations(.makeHome),
        .home(.setUser(ann)),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }

  @Test func `forgot-password is pushed`() {
    router.routeToForgotPassword()

    #expect(log.calls == [.destinations(.makeForgotPassword), .navigator(.push(.forgotPassword))])
  }

  @Test func `sign-up is presented`() {
    router.routeToSignUp()

    #expect(log.calls == [.destinations(.makeSignUp), .navigator(.present(.signUp))])
  }

  @Test(arguments: ["Bob", " ann de vries "])
  func `home gets the user exactly as login has it, whoever was there before`(former: String) {
    let user = Login.User(name: " ann de vries ")
    store.user = user
    destinations.formerUser = Login.User(name: former)
    router.routeToHome()

    #expect(
      log.calls == [
        .destinations(.makeHome),
        .home(.setUser(user)),
        .navigator(.replaceRoot(with: .home(user: user))),
      ])
  }

  @Test func `the user may have logged in after the Router was made`() {
    let late = KataDataStoreStub(user: nil)
    let router = LoginRouter(dataStore: late, destinations: KataDestinationsSpy(log))
    router.navigator = navigator
    late.user = ann
    router.routeToHome()

    #expect(
      log.calls == [
        .destinations(.makeHome),
        .home(.setUser(ann)),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }

  @Test func `a route that is asked for while a screen is being shown is led to, too`() {
    var callsOnReturn: [KataLoginCall] = []
    navigator.onShow = { [navigator, router, log] _ in
      navigator.onShow = { _ in }
      router.routeToSignUp()
      callsOnReturn = log.calls
    }
    router.routeToForgotPassword()

    #expect(
      log.calls == [
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
      ])
    #expect(callsOnReturn == log.calls)
  }

  @Test func `without a user there is no home`() {
    store.user = nil
    router.routeToHome()

    #expect(log.calls == [])
  }

  @Test(arguments: ["", " ", "\n\t"])
  func `a user without a name is a user`(name: String) {
    let user = Login.User(name: name)
    store.user = user
    router.routeToHome()

    #expect(
      log.calls == [
        .destinations(.makeHome),
        .home(.setUser(user)),
        .navigator(.replaceRoot(with: .home(user: user))),
      ])
  }

  @Test func `the detours need no user`() {
    store.user = nil
    router.routeToSignUp()
    router.routeToForgotPassword()

    #expect(
      log.calls == [
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
      ])
  }

  @Test func `a second visit gets a screen of its own`() {
    router.routeToForgotPassword()
    router.routeToForgotPassword()
    router.routeToSignUp()
    router.routeToSignUp()

    #expect(
      log.calls == [
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
      ])
  }

  @Test func `each visit to home gets a home of its own, and the user of that moment`() {
    let bob = Login.User(name: "Bob")
    router.routeToHome()
    router.routeToHome()
    store.user = bob
    router.routeToHome()

    let toHome = { (user: Login.User) -> [KataLoginCall] in
      [
        .destinations(.makeHome), .home(.setUser(user)),
        .navigator(.replaceRoot(with: .home(user: user))),
      ]
    }
    #expect(log.calls == toHome(ann) + toHome(ann) + toHome(bob))
  }

  @Test func `screens are shown in the navigator that was set last`() {
    let other = KataNavigatorSpy(log, number: 2)
    router.navigator = other
    router.routeToSignUp()
    let otherRouter = LoginRouter(dataStore: store, destinations: destinations)
    otherRouter.navigator = navigator
    router.routeToHome()
    router.navigator = navigator
    router.routeToSignUp()

    withExtendedLifetime(other) {
      #expect(
        log.calls == [
          .destinations(.makeSignUp), .numbered(2, .navigator(.present(.signUp))),
          .destinations(.makeHome), .home(.setUser(ann)),
          .numbered(2, .navigator(.replaceRoot(with: .home(user: ann)))),
          .destinations(.makeSignUp), .navigator(.present(.signUp)),
        ])
    }
  }

  @Test func `does not keep its navigator alive, and leads nowhere once it has gone`() {
    let census = KataCensus()
    var navigator: KataNavigatorSpy? = KataNavigatorSpy(log)
    census.watch(navigator, as: "navigator")
    router.navigator = navigator
    navigator = nil

    #expect(census.alive() == [])
    router.routeToHome()
    router.routeToForgotPassword()
    router.routeToSignUp()
    #expect(log.calls == [])
  }

  @Test func `makes no screen when nobody is there to show it`() {
    router.navigator = nil
    let unlinked = LoginRouter(dataStore: store, destinations: KataDestinationsSpy(log))
    for router in [router, unlinked] {
      router.routeToHome()
      router.routeToForgotPassword()
      router.routeToSignUp()
    }

    #expect(log.calls == [])
  }
}
