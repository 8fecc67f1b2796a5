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

  @Test(.tags(.edge1, .edge3)) func `home gets the user, and then replaces the root`() {
    router.routeToHome()

    #expect(
      log.calls == [
        .destinations(.makeHome),
        .home(.setUser(ann)),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }

  @Test(.tags(.edge1, .edge3)) func `forgot-password is pushed, and gets no user`() {
    router.routeToForgotPassword()

    #expect(log.calls == [.destinations(.makeForgotPassword), .navigator(.push(.forgotPassword))])
  }

  @Test(.tags(.edge1, .edge3)) func `sign-up is presented, and gets no user`() {
    router.routeToSignUp()

    #expect(log.calls == [.destinations(.makeSignUp), .navigator(.present(.signUp))])
  }

  @Test(.tags(.edge3), arguments: ["Bob", " ann de vries "])
  func `home gets the user exactly as login has it, in place of a former one`(former: String) {
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

  @Test(.tags(.edge3)) func `home gets a user who logged in after the Router was made`() {
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

  @Test(.tags(.edge2)) func `a route asked for while a screen is being shown is taken, too`() {
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

  @Test(.tags(.edge4)) func `without a user no home is made or shown`() {
    store.user = nil
    router.routeToHome()

    #expect(log.calls == [])
  }

  @Test(.tags(.edge4), arguments: ["", " ", "\n\t"])
  func `a user with a blank name gets home`(name: String) {
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

  @Test(.tags(.edge4)) func `the detours need no user`() {
    store.user = nil
    router.routeToSignUp()
    router.routeToForgotPassword()

    #expect(
      log.calls == [
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
      ])
  }

  @Test(.tags(.edge2)) func `each detour that is asked for twice makes and shows two screens`() {
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

  @Test(.tags(.edge2, .edge3))
  func `each route to home makes a new home, with the user of that moment`() {
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

  @Test(.tags(.edge5)) func `screens are shown in the navigator that was set last`() {
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

  @Test(.tags(.edge5))
  func `the Router does not keep its navigator alive, and does nothing without it`() {
    let leakCheck = KataLeakCheck()
    var navigator: KataNavigatorSpy? = KataNavigatorSpy(log)
    leakCheck.watch(navigator, as: "navigator")
    router.navigator = navigator
    navigator = nil

    #expect(leakCheck.alive() == [])
    router.routeToHome()
    router.routeToForgotPassword()
    router.routeToSignUp()
    #expect(log.calls == [])
  }

  @Test(.tags(.edge5))
  func `the Router makes no screen without a navigator, and works again once it has one`() {
    router.navigator = nil
    let unlinked = LoginRouter(dataStore: store, destinations: KataDestinationsSpy(log))
    for router in [router, unlinked] {
      router.routeToHome()
      router.routeToForgotPassword()
      router.routeToSignUp()
    }
    #expect(log.calls == [])

    router.navigator = navigator
    router.routeToHome()
    #expect(
      log.calls == [
        .destinations(.makeHome),
        .home(.setUser(ann)),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }
}
