import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04
@testable import Exercise07

/// Two scenes at once, as one configurator makes them, with answers that take their time.
@Suite struct LoginTwoWindowsTests {
  let log = KataLoginLog()
  let ann = Login.User(name: "Ann")
  let bob = Login.User(name: "Bob")

  @Test(arguments: LoginReferences.Interactor.allCases)
  func `each answer leads on where it was asked for, whichever comes first`(
    interactor: LoginReferences.Interactor
  ) async throws {
    let worker = KataWorkerSpy(log)
    let requests = KataRequests(worker.gate)
    let parts = LoginReferences(interactor, worker: worker, log: log)
    let configurator = LoginConfigurator(parts: parts)
    let windows = [Window(log), Window(log)]
    for (window, email) in zip(windows, ["ann@x.org", "bob@x.org"]) {
      window.open(configurator.makeScene(in: window))
      window.login?.email = email
      window.login?.password = "s3cret"
      #expect(await requests.start { await window.login?.logIn() } != nil)
    }
    #expect(parts.alive == 8)

    #expect(await requests.answer(1, with: .success(bob)) == .ended(1))
    #expect(windows[0].login?.greeting == nil)
    #expect((windows[1].root as? KataHomeScreenSpy)?.dataStore.user == bob)
    #expect(parts.alive == 4)

    #expect(await requests.answer(0, with: .success(ann)) == .ended(0))
    #expect((windows[0].root as? KataHomeScreenSpy)?.dataStore.user == ann)
    #expect((windows[1].root as? KataHomeScreenSpy)?.dataStore.user == bob)
    #expect(parts.alive == 0)
  }
}
