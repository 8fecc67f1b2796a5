/// The results that an exercise's suite must have, as `kata verify --record` wrote them.
package struct Expected: Sendable, Equatable {
  package var tests: [Test]
  /// The scene's, as the reference's recording has it.
  package var cast: Cast
  /// The mistakes of the exercise's mutants, where scripts can tell them apart.
  package var mistakes: KnownMistakes?

  /// The README's sentences on its edges, by number; not recorded.
  package var sentences: [Int: String] = [:]

  /// AFTER.md, shown once the exercise has passed; not recorded.
  package var after: After?

  package init(
    tests: [Test], cast: Cast = Cast(), mistakes: KnownMistakes? = nil, after: After? = nil
  ) {
    (self.tests, self.cast, self.mistakes, self.after) = (tests, cast, mistakes, after)
  }

  /// The sentence on the edge that a red test is about: the known mistake's, or its only one, if all
  /// red tests are about that.
  func sentences(
    on test: Verdict.Case, _ mistake: String? = nil, among red: [Verdict.Case] = []
  ) -> [String] {
    let edges = test.edges ?? []
    let known = edges.filter { "E\($0)" == mistake }
    let isCommon = edges.count == 1 && red.allSatisfy { $0.edges?.contains(edges[0]) == true }
    return (known.isEmpty && isCommon ? edges : known).compactMap(told)
  }

  /// The sentence on an edge such as "E3"; none on a rule.
  func sentences(on edge: String?) -> [String] {
    edge.flatMap { Int($0.dropFirst()) }.flatMap(told).map { [$0] } ?? []
  }

  private func told(_ edge: Int) -> String? { sentences[edge].map { "E\(edge) \($0)" } }

  package struct Test: Sendable, Equatable {
    package var name: String
    /// True if the stub fails it; the other tests earn nothing.
    package var stubFails: Bool
    /// The reference's run of this test, once for each of its arguments.
    package var flows: [TestFlow]
    /// The edges that it is about, as the suite's text has them; not recorded.
    package var edges: [Int] = []

    package init(name: String, stubFails: Bool, flows: [TestFlow]) {
      (self.name, self.stubFails, self.flows) = (name, stubFails, flows)
    }
  }
}
