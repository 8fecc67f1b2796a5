import LoginScene
import Testing

@testable import Exercise21

@Suite struct AccountTests {
  let log = CallLog()
  let navigator = NavigatorSpy()

  private func makeScreen() -> any LoginAccountScreen {
    makeAccountScreen(
      worker: WorkerSpy(log), keeper: KeeperSpy(), destinations: DestinationsSpy(),
      navigator: navigator)
  }

  @Test func `a tap asks the worker about both fields`() async {
    let screen = makeScreen()
    screen.email = "ann@x.org"
    screen.password = "s3cret"

    await screen.logIn()

    #expect(log.calls == [.askWorker(email: "ann@x.org", password: "s3cret")])
    Issue.record("Your task: expect all that the other spies are told, too, and delete this line.")
  }

  // Then: tests that pass for every right screen, and fail for every wrong one.
}
