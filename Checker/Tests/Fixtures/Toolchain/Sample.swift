import Foundation
import Testing

// The tests that the streams beside this file were recorded from, one suite for each stream.

@Suite struct Passing {
  @Test func `one and one is two`() { #expect(1 + 1 == 2) }
  @Test func plain() { #expect(Bool(true)) }

  @Suite struct Inner {
    @Test func `a name with a / and (brackets)`() { #expect(Bool(true)) }
  }
}

@Suite struct Failing {
  @Test func `passes before`() { #expect(Bool(true)) }
  @Test func `two expectations fail`() {
    #expect(1 + 1 == 3)
    #expect("a" == "b", "letters")
  }
  @Test func `throws`() throws { throw CocoaError(.fileNoSuchFile) }
  @Test func `warns only`() { Issue.record("not so bad", severity: .warning) }
}

@Suite struct Known {
  @Test func `a known issue`() { withKnownIssue { #expect(1 + 1 == 3) } }
  @Test func `passes beside it`() { #expect(Bool(true)) }
}

@Suite struct Skipped {
  @Test(.disabled("not today")) func `is disabled`() { #expect(Bool(true)) }
  @Test func `runs`() { #expect(Bool(true)) }
}

@Suite struct Cancelled {
  @Test func `cancels itself`() throws { try Test.cancel("no more") }
  @Test func `fails, then cancels itself`() throws {
    #expect(1 + 1 == 3)
    try Test.cancel("no more")
  }
  @Test(arguments: [1, 2]) func `cancels one case`(number: Int) throws {
    if number == 2 { try Test.cancel("no more") }
  }
}

@Suite struct Arguments {
  @Test(arguments: ["a", "b", "c"]) func `one of three fails`(letter: String) {
    #expect(letter != "b")
  }
  @Test(arguments: ["a", "b", "c"]) func `all pass`(letter: String) { #expect(letter != "d") }
}

@Suite struct `Odd names` {
  @Test("in words of its own") func word() { #expect(Bool(true)) }
  @Test func `Odd name`() { #expect(Bool(true)) }
  @Test func `same words`() { #expect(1 + 1 == 3) }
  @Test(arguments: [1]) func `same words`(number: Int) { #expect(number == 1) }
}

@Suite struct Crashing {
  @Test func `a passes`() { #expect(Bool(true)) }
  @Test func `b crashes`() {
    let numbers = [Int]()
    #expect(numbers[1] == 1)
  }
  @Test func `c passes`() { #expect(Bool(true)) }
}

@MainActor @Suite struct Shapes {
  struct User: Equatable {
    var name: String
    var mails: [String] = []
  }

  @MainActor final class Log {
    var calls = [1, 2]
    func count(of number: Int) -> Int { number }
    func later() async -> Int { 3 }
  }

  private let log = Log()
  private let user = User(name: "Ann", mails: ["a@x"])
  private let nobody: User? = nil
  private let isOpen = true

  @Test func `lists`() { #expect(log.calls == [1, 3]) }
  @Test func `structs`() { #expect(user == User(name: "Bob")) }
  @Test func `optional`() { #expect(nobody?.name == "Ann") }
  @Test func `method`() { #expect(log.count(of: 2) == 3) }
  @Test func `waits`() async { #expect(await log.later() == 4) }
  @Test func `negated`() { #expect(!isOpen) }
  @Test func `contains`() { #expect(log.calls.contains { $0 == 5 }) }
  @Test func `required`() throws { try #require(nobody) }
  @Test func `both`() { #expect(log.calls[0] == 1 && user.mails == []) }
  @Test func `many lines`() {
    #expect(
      log.calls == [
        4,
        5,
      ])
  }
}

// Those below 6.3 were recorded by Scripts/record-streams with Swift 6.3.1.
//
// Those below 6.4 were written by the testing library of Swift 6.4, branch release/6.4.x at
// efd8d658, and those below 6.5 by that of the branch main at a53b5cd4 (6.5-dev); Swift 6.3.1 compiled
// both.
