@testable import Shared
import Testing

@testable import Common

@Suite struct TestEdgesTests {
  private let edges = TestEdges([
    "A.swift": """
    @Suite(.flow) struct ATests {
      @Test(.tags(.edge6)) func `a stale answer is dropped`() {}

      @Test(.tags(.edge2, .edge11), arguments: ["func of one"])
      func `a name (of any kind)`(name: String) {}

      @Test func plain() {}
    }
    """,
    "B.swift": "@Test(.tags(.edge3)) func named(word: String) {}",
  ])

  @Test(arguments: [
    ("ATests/a stale answer is dropped", [6]), ("ATests/a name (of any kind)", [2, 11]),
    ("ATests/plain()", []), ("BTests/named(word:)", [3]), ("BTests/unknown", []),
  ])
  func `a test's edges are those of its attribute`(test: String, numbers: [Int]) {
    #expect(edges[test] == numbers)
  }
}
