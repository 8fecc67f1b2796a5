import GreetScene
import Testing

@testable import Exercise02

@Suite struct GreetTests {
  let spy = PresenterSpy()

  @Test func `a name is handed on`() {
    makeInteractor(presenter: spy).greet(.init(name: "Ann"))

    #expect(spy.responses == [.person(name: "Ann")])
    Issue.record("Your task: a name that is missing, too.")
  }
}
