/// The results that an exercise's suite must have, as `kata verify --record` wrote them.
package struct Expected: Codable, Sendable, Equatable {
  package var tests: [Test]
  /// The scene's, as the reference's recording has it.
  package var cast: Cast
  /// The mistakes of the exercise's mutants, where scripts can tell them apart.
  package var mistakes: KnownMistakes?

  /// The README's sentences on its edges, by number; not recorded.
  package var sentences: [Int: String] = [:]

  /// The text of AFTER.md, shown once the exercise has passed; not recorded.
  package var after: String?

  private enum CodingKeys: CodingKey { case tests, cast, mistakes }

  package init(
    tests: [Test], cast: Cast = Cast(), mistakes: KnownMistakes? = nil, after: String? = nil
  ) {
    (self.tests, self.cast, self.mistakes, self.after) = (tests, cast, mistakes, after)
  }

  /// The sentence on the edge of the first test that does not pass; nil where it is about several.
  func sentence(onEdgeOf tests: Verdict.Tests) -> String? {
    let edges = tests.cases.first { $0.outcome != .passed }?.edges ?? []
    guard edges.count == 1, let sentence = sentences[edges[0]] else { return nil }
    let isBeforeTable = sentence.hasSuffix(":")
    return "E\(edges[0]) \(sentence)\(isBeforeTable ? " see the README." : "")"
  }

  package struct Test: Codable, Sendable, Equatable {
    package var name: String
    /// True if the stub fails it; the other tests earn nothing.
    package var stubFails: Bool
    /// The reference's run of this test, once for each of its arguments.
    package var flows: [TestFlow]
    /// The edges that it is about, as the suite's text has them; not recorded.
    package var edges: [Int] = []

    private enum CodingKeys: CodingKey { case name, stubFails, flows }

    package init(name: String, stubFails: Bool, flows: [TestFlow]) {
      self.name = name
      self.stubFails = stubFails
      self.flows = flows
    }
  }
}
