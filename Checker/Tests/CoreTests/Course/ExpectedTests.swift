@testable import Shared
import Testing

@testable import Core

/// The README's sentence that stands below the first red test.
struct ExpectedTests {
  private func sentence(_ tests: [(edges: [Int], isRed: Bool)]) -> String? {
    var expected = Expected(tests: [])
    expected.sentences = [1: "One.", 2: "Two:"]
    let cases = tests.enumerated().map { index, test in
      var sample = Verdict.Case.sample("\(index)", test.isRed ? .failed : .passed)
      sample.edges = test.edges
      return sample
    }
    return expected.sentence(onEdgeOf: Verdict.Tests(expected: cases.count, cases: cases))
  }

  @Test func `it is about the one edge of the first red test`() {
    #expect(sentence([([1], true), ([1], false)]) == "E1 One.")
    #expect(sentence([([1], false), ([2], true)]) == "E2 Two: see the README.")
    #expect(sentence([([1, 2], true)]) == nil)
    #expect(sentence([([1, 2], true), ([1], false), ([2], false)]) == nil)
  }

  @Test func `there is none where all is green, or the edge has no sentence`() {
    #expect(sentence([([1], false)]) == nil)
    #expect(sentence([([7], true)]) == nil)
    #expect(sentence([([], true)]) == nil)
  }
}
