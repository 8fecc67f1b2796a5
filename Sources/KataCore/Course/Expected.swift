/// The results that an exercise's suite must have, as `kata verify --record` wrote them.
package struct Expected: Codable, Sendable, Equatable {
  package var tests: [Test]
  /// The scene's, as the reference's recording has it.
  package var cast: Cast

  package init(tests: [Test], cast: Cast = Cast()) {
    self.tests = tests
    self.cast = cast
  }

  package struct Test: Codable, Sendable, Equatable {
    package var name: String
    /// True if the stub fails it; the other tests earn nothing.
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
