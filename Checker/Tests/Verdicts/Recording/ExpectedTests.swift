import Foundation
@testable import Shared
import Testing

@testable import Common

/// The README's sentences that stand below the first red test, or below a script.
struct ExpectedTests {
  private let expected: Expected = {
    var expected = Expected(tests: [])
    expected.sentences = [1: "save stores it.", 2: "Two.", 3: "After save, show tells."]
    return expected
  }()

  private func sentences(_ tests: [(edges: [Int], isRed: Bool)]) -> [String]? {
    let cases = tests.enumerated().map { index, test in
      var sample = Verdict.Case.sample("\(index)", test.isRed ? .failed : .passed)
      sample.edges = test.edges
      return sample
    }
    return Verdict.Tests(expected: cases.count, cases: cases).telling(on: nil).map { telling in
      expected.sentences(on: telling, among: cases.filter { $0.outcome != .passed })
    }
  }

  @Test func `an edge is quoted below a red test that names it alone`() {
    #expect(sentences([([1], true), ([2], false)]) == ["E1 save stores it."])
    #expect(sentences([([1], false), ([2], true)]) == ["E2 Two."])
    #expect(sentences([([7], true)]) == [])
    #expect(sentences([([1], true), ([1, 2], true)]) == ["E1 save stores it."])
    #expect(sentences([([1], true), ([2, 3], true)]) == [])
    #expect(sentences([([1], false)]) == nil)
  }

  @Test func `of several edges none is quoted, but the known mistake's`() {
    var red = Verdict.Case.sample("red", .failed)
    red.edges = [2, 3]
    #expect(expected.sentences(on: red) == [])
    #expect(expected.sentences(on: red, "E3") == ["E3 After save, show tells."])
    #expect(expected.sentences(on: red, "E1") == [])
  }

  @Test func `of a script it is the one on its edge, and none on a rule or an unknown edge`() {
    #expect(expected.sentences(on: "E3") == ["E3 After save, show tells."])
    for edge in ["E4", "weak-back", nil] { #expect(expected.sentences(on: edge) == []) }
  }

  @Test func `a verdict that an earlier program has remembered is read without them`() throws {
    var verdict = Verdict.sample(.failed, cases: [.sample("red", .failed)])
    verdict.edges = nil
    let remembered = try JSONEncoder().encode(verdict)
    #expect(!String(decoding: remembered, as: UTF8.self).contains("\"edges\""))
    #expect(try JSONDecoder().decode(Verdict.self, from: remembered) == verdict)
  }

  @Test func `a test whose messages differ says more than one beside them`() {
    var (value, messages) = (
      Verdict.Case.sample("value", .failed), Verdict.Case.sample("m", .failed)
    )
    messages.flow = Verdict.Flow(
      expected: [Message(receiver: "store", text: "save()")], recorded: [], cast: Cast())
    value.flow = nil
    let tests = Verdict.Tests(
      expected: 3, cases: [value, .sample("green", .passed), messages])
    #expect(tests.telling(on: nil)?.name == messages.name)
    #expect(tests.tellingFirst(on: nil).map(\.title) == ["m", "value", "green"])
  }

  @Test func `once something is gained, tests about the edge with the most red ones come first`() {
    func test(_ name: String, _ edges: [Int], _ outcome: CaseOutcome = .failed) -> Verdict.Case {
      var test = Verdict.Case.sample(name, outcome)
      (test.edges, test.flow) = (edges, nil)
      return test
    }
    var tests = Verdict.Tests(
      expected: 5,
      cases: [
        test("green", [1], .passed), test("a", [1, 2]), test("b", [3, 2]), test("c", [3]),
        test("other", [2], .passed),
      ])
    #expect(tests.telling(on: nil)?.title == "a")
    tests.gained = 1
    #expect(tests.telling(on: nil)?.title == "b")
    #expect(tests.edge(on: nil) == 3)
    #expect(tests.edge(on: Verdict.Mistake(edge: "E5", sentence: "Stale.")) == 5)
    // Of two about the same edge, one whose messages differ.
    tests.cases[3].flow = Verdict.Flow(
      expected: [Message(receiver: "store", text: "save()")], recorded: [], cast: Cast())
    #expect(tests.telling(on: nil)?.title == "c")
    tests.cases[1].outcome = .crashed
    #expect(tests.telling(on: nil)?.title == "a")
  }

  @Test(arguments: [0, 1])
  func `crashes come before all other red tests, and what was not run is none`(gained: Int) {
    let outcomes: [(String, CaseOutcome)] = [
      ("green", .passed), ("waits", .notRun), ("red", .failed), ("hangs", .timedOut),
      ("dies", .crashed), ("dies, too", .crashed),
    ]
    var tests = Verdict.Tests(expected: 6, cases: outcomes.map { .sample($0, $1) })
    tests.gained = gained
    #expect(tests.telling(on: nil)?.title == "dies")
    #expect(
      tests.tellingFirst(on: nil).map(\.title) == [
        "green", "dies", "dies, too", "hangs", "red", "waits",
      ])
    tests.cases.removeLast(3)
    #expect(tests.telling(on: nil)?.title == "red")
  }

  @Test func `where one message is too much in all, the shortest test is about it`() {
    let extra = Message(receiver: "client", text: "isOnTheMainActor()")
    let sent = (1...3).map { Message(receiver: "client", text: "send(\($0))") }
    let cases = [3, 1, 2].map { count in
      var red = Verdict.Case.sample("\(count)", .failed)
      red.flow = Verdict.Flow(
        expected: Array(sent.prefix(count)), recorded: [sent[0], extra] + sent.dropFirst(),
        cast: Cast())
      return red
    }
    #expect(Verdict.Tests(expected: 3, cases: cases).telling(on: nil)?.title == "1")
    // A message that some test expects may be wrong for many reasons.
    let expecting = cases.map { test in
      var test = test
      test.flow?.expected.append(extra)
      return test
    }
    #expect(Verdict.Tests(expected: 3, cases: expecting).telling(on: nil)?.title == "3")
  }

  @Test func `a test on the known mistake's edge comes first, unless one was broken off`() {
    let mistake = Verdict.Mistake(edge: "E5", sentence: "Stale.")
    let edges = [("three", [3]), ("many", [4, 5, 6]), ("five", [5])]
    var cases = edges.map { name, edges in
      var red = Verdict.Case.sample(name, .failed)
      red.edges = edges
      return red
    }
    let first = { Verdict.Tests(expected: 3, cases: cases).telling(on: $0)?.name }
    #expect(first(mistake) == cases[2].name)
    #expect(first(nil) == cases[0].name)
    #expect(first(Verdict.Mistake(edge: "E9", sentence: "Other.")) == cases[0].name)
    cases[0].outcome = .crashed
    #expect(first(mistake) == cases[0].name)
  }
}
