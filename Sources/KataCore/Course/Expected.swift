/// An exercise's `.given/expected.json`: what its suite must show, written by `verify --record`.
package struct Expected: Codable, Sendable, Equatable {
  package var tests: [Test]
  /// The hash of the suite as shipped.
  package var suite: String
  /// The scene's, as the reference's recording has it.
  package var cast: Cast
  /// What can be read of the exercise, while it is not begun: no value that is not in it is shown.
  package var stated: String?

  package init(tests: [Test], suite: String, cast: Cast = Cast()) {
    self.tests = tests
    self.suite = suite
    self.cast = cast
  }

  package struct Test: Codable, Sendable, Equatable {
    package var name: String
    /// Whether the stub fails it; the others earn nothing.
    package var stubFails: Bool
    /// The reference's messages in this test, once for each of its arguments.
    package var flows: [[Message]]

    package init(name: String, stubFails: Bool, flows: [[Message]]) {
      self.name = name
      self.stubFails = stubFails
      self.flows = flows
    }
  }
}

extension Expected {
  /// The given tests that a suite's text does not name, but for lines that are comments.
  package func tests(missingIn suite: String) -> [String] {
    let lines = suite.split(separator: "\n").filter { line in
      !line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
    }
    let code = lines.joined(separator: "\n")
    return tests.map(\.name).filter { !code.contains(Self.word(for: $0)) }
  }

  /// What a test's declaration holds: its name, without its suite's and without parentheses.
  private static func word(for name: String) -> Substring {
    let test = name.split(separator: "/", maxSplits: 1).last ?? ""
    return test.hasSuffix(")") ? test.prefix { $0 != "(" } : test
  }
}
