import GreetScene
import Testing

@testable import Exercise02

@Suite struct GreetTests {
  let spy = PresenterSpy()

  private func greet(_ names: String?...) -> [Greet.Response] {
    let interactor = makeInteractor(presenter: spy)
    for name in names { interactor.greet(.init(name: name)) }
    return spy.responses
  }

  @Test func `a name is handed on as it was typed`() {
    #expect(greet("Ann Lee") == [.person(name: "Ann Lee")])
  }

  @Test func `the blanks around a name are taken off`() {
    #expect(greet(" \tAnn\n ") == [.person(name: "Ann")])
  }

  @Test func `a name that was never typed is nobody`() {
    #expect(greet(nil) == [.nobody])
  }

  @Test(arguments: ["", "   ", "\n\t"]) func `a name without a letter is nobody`(name: String) {
    #expect(greet(name) == [.nobody])
  }

  @Test func `each request gets its own answer`() {
    #expect(greet("Ann", nil, "Ann") == [.person(name: "Ann"), .nobody, .person(name: "Ann")])
  }
}
