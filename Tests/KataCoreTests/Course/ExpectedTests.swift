import Testing

@testable import KataCore

@Suite struct ExpectedTests {
  private let expected = Expected(
    tests: ["LoginTests/a/b is kept", "LoginTests/plain()", "LoginTests/with(_:)"].map {
      Expected.Test(name: $0, stubFails: true, flows: [])
    }, suite: "")

  @Test func `what a suite's text names is there`() {
    let text = "@Test func `a/b is kept`() {}\n  @Test func plain() {}\nfunc with(_ a: Int) {}"

    #expect(expected.tests(missingIn: text) == [])
  }

  @Test func `what it does not name is missing, and a comment names nothing`() {
    let text = "@Test func plain() {}\n  // @Test func `a/b is kept`() {}\n//func with() {}"

    #expect(expected.tests(missingIn: text) == ["LoginTests/a/b is kept", "LoginTests/with(_:)"])
    #expect(expected.tests(missingIn: "").count == 3)
  }
}
