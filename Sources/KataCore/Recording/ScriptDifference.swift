/// A script on which the learner's code and the reference differ, with both recordings.
package struct ScriptDifference: Codable, Sendable, Equatable {
  /// The scenario, as the player reads it.
  package var scenario: String
  package var expected: [Recording.Entry]
  package var recorded: [Recording.Entry]
  /// The reference's.
  package var cast: Cast

  package init(
    scenario: String, expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast
  ) {
    self.scenario = scenario
    self.expected = expected
    self.recorded = recorded
    self.cast = cast
  }

  /// How many entries both have in common before they part.
  package var common: Int {
    zip(expected, recorded).prefix { $0 == $1 }.count
  }
}

extension ScriptDifference {
  init(reference: Recording.Episode, learner: Recording.Episode, cast: Cast) {
    self.init(
      scenario: reference.name, expected: reference.entries, recorded: learner.entries,
      cast: cast)
  }

  /// What there is to read: the fewer steps, then the fewer letters.
  var size: Int {
    let steps = expected.filter { if case .step = $0 { true } else { false } }.count
    return steps * 10_000 + scenario.utf8.count
  }
}
