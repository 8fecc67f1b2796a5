/// All that is known about one exercise once it was judged; its JSON is `kata.check/1`'s.
package struct Verdict: Codable, Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  package var scene: String
  package var outcome: Outcome
  package var score: Double = 0
  package var cached = false
  package var seconds: Double = 0
  package var diagnostics: [Diagnostic] = []
  package var tests: Tests
  package var reference = Reference(state: .notReached)
  package var rules = Rules(state: .notReached)
  /// Nil where the learner writes the sources, and while the suite could not be run.
  package var subjects: Subjects?
  /// What else the learner should know: a changed suite, say.
  package var notes: [String] = []

  package init(id: ExerciseID, title: String, scene: String, outcome: Outcome, tests: Tests) {
    self.id = id
    self.title = title
    self.scene = scene
    self.outcome = outcome
    self.tests = tests
  }

  package struct Tests: Codable, Sendable, Equatable {
    package var passed: Int
    package var expected: Int
    package var cases: [Case]
    /// The learner's own tests: run and shown, never counted.
    package var added: [Case] = []

    package init(passed: Int = 0, expected: Int, cases: [Case] = [], added: [Case] = []) {
      self.passed = passed
      self.expected = expected
      self.cases = cases
      self.added = added
    }
  }

  package struct Case: Codable, Sendable, Equatable {
    package var name: String
    package var outcome: CaseOutcome
    package var issues: [Issue]
    /// Where the messages first differ from the reference's in the same test.
    package var difference: MessageDifference?
    /// Both flows of a test that did not pass, the reference's and the learner's.
    package var flow: Flow?
  }

  package struct Flow: Codable, Sendable, Equatable {
    package var expected: [Message]
    package var recorded: [Message]
    /// The scene's, as the reference has it.
    package var cast: Cast

    package init(expected: [Message], recorded: [Message], cast: Cast) {
      self.expected = expected
      self.recorded = recorded
      self.cast = cast
    }
  }

  package struct Issue: Codable, Sendable, Equatable {
    package var message: String
    package var file: String?
    package var line: Int?

    package init(message: String, file: String? = nil, line: Int? = nil) {
      self.message = message
      self.file = file
      self.line = line
    }
  }

  package struct Reference: Codable, Sendable, Equatable {
    package var state: State
    package var scripts = 0
    package var seed: UInt64?
    package var difference: ScriptDifference?

    package enum State: String, Codable, Sendable {
      case notReached, notSupplied, agreed, diverged, crashed, timedOut, incomplete

      /// Whether the learner's process ended in the middle of a script.
      package var isBrokenOff: Bool { [.crashed, .timedOut, .incomplete].contains(self) }
    }
  }

  package struct Rules: Codable, Sendable, Equatable {
    package var state: State
    package var broken: [RuleFinding] = []
    /// Why they could not be looked at; nil when they could.
    package var reason: String?

    package init(state: State, broken: [RuleFinding] = [], reason: String? = nil) {
      self.state = state
      self.broken = broken
      self.reason = reason
    }

    package enum State: String, Codable, Sendable {
      case notReached, unavailable, held, broken
    }
  }
}
