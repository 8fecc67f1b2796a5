/// The findings about one judged exercise; their JSON is part of `kata.check/1`.
package struct Verdict: Codable, Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  package var scene: String
  package private(set) var outcome: Outcome
  package private(set) var score: Double = 0
  package var cached = false
  package var seconds: Double
  package var diagnostics: [Diagnostic]
  package var tests: Tests
  package var reference: Reference
  package var rules: Rules
  /// The README's sentences on what is red first, each behind its edge's number: on the edges of a
  /// test, or on the edge that the known mistake breaks; nil in what an earlier program has remembered.
  package var edges: [String]?
  /// The place in the code that may turn tests red by itself; nil if none is known.
  package var cause: RuleFinding?
  /// The known mistake that the code makes, as its messages show; nil if none fits, or several do.
  package var mistake: Mistake?
  /// The one file of several that keeps it from passing; nil if there is none, or it was not sought.
  package private(set) var wrongPart: String?
  /// The known mistakes that added tests notice; nil if there are none, or they were not tried.
  package private(set) var teeth: Teeth?
  /// The text of AFTER.md; nil unless the exercise passed.
  package var after: String?
  /// The runs of the learner's suite; nil where it is given, and while it could not be run.
  package var subjects: Subjects?
  /// The runs of the tests that the learner has written beside a given suite.
  package private(set) var ownTests: Subjects?
  /// The stages of an exercise with a change request; nil in other exercises.
  package private(set) var stages: [Stage]?
  /// The learner's files that the change request touched, of how many; nil before it is done.
  package var change: Change?
  /// The places that neither suite nor scripts ran; nil where they were not counted.
  package var untried: [Untried]?
  /// Files of given parts of the course that are not as they were shipped, and have judged all the same.
  package var altered: [String]
  /// Remarks for the learner: on a changed suite, say.
  package var notes: [String]

  /// The one place in which a verdict is made: outcome and score follow from what was found.
  package init(_ stages: StageResults) {
    (id, title) = (stages.exercise.id, stages.exercise.title)
    scene = stages.exercise.scene
    (outcome, seconds) = (stages.outcome, stages.seconds)
    (diagnostics, tests) = (stages.diagnostics, stages.tests)
    cause = stages.cause
    // What races may be another mistake the next time.
    let isRace = cause?.rule == .workers
    let named = isRace ? nil : stages.mistake
    mistake = named.map { Mistake(edge: $0.edge, sentence: $0.sentence) }
    let red = stages.tests.cases.filter { $0.outcome != .passed }
    edges =
      (isRace ? nil : tests.telling(on: mistake))
      .map { stages.expected.sentences(on: $0, named?.edge, among: red) }
      ?? stages.reference.difference.map { _ in stages.expected.sentences(on: named?.edge) }
    wrongPart = stages.wrongPart
    teeth = stages.teeth
    after = stages.outcome == .passed ? stages.expected.after : nil
    (reference, rules) = (stages.reference, stages.rules)
    subjects = stages.subjects
    ownTests = stages.ownTests?.subjects
    self.stages = stages.towardsTheChange
    untried = stages.outcome == .passed ? stages.untried : nil
    altered = stages.altered.all
    notes = stages.notes
    score = Score.of(self, expected: stages.expected)
  }

  /// True if another run of the same code may turn other tests red.
  package var isRacing: Bool { cause?.rule == .workers }

  /// True if nothing but own tests is against a pass.
  package var areSourcesDone: Bool {
    tests.expected > 0 && tests.passed == tests.expected && reference.state.outcome == nil
      && rules.state != .broken
  }

  /// The edges that it's about, for a learner who has got somewhere: the known mistake's, then those
  /// of the red test that says most.
  package var redEdges: [Int] {
    let red = tests.gained > 0 && !isRacing ? tests.telling(on: mistake)?.edges ?? [] : []
    return (mistake.flatMap { Int($0.edge.dropFirst()) }.map { [$0] } ?? []) + red
  }

  package var isCompared: Bool { reference.state != .notSupplied }
}

extension Verdict {
  package struct Mistake: Codable, Sendable, Equatable {
    package var edge: String
    package var sentence: String

    package var words: String { "\(sentence) (\(edge))" }
  }

  package struct Tests: Codable, Sendable, Equatable {
    package var passed = 0
    /// The passed tests that the stub does not pass.
    package var gained = 0
    package var expected: Int
    package var cases: [Case] = []
    /// The learner's own tests: run and shown; counted only where they are asked for.
    package var added: [Case] = []

    /// The red test to begin with: one that was broken off, or else one whose messages differ.
    ///
    /// Those about the known mistake's edge come first. Once some tests are gained, the one with
    /// the fewest messages does.
    package func telling(on mistake: Mistake?) -> Case? { brokenOff.first ?? failed(on: mistake) }

    /// Those that did not come to their own end, the gravest first.
    private var brokenOff: [Case] {
      let endings: [CaseOutcome] = [.crashed, .timedOut, .exited, .skipped, .missing]
      return endings.flatMap { ending in cases.filter { $0.outcome == ending } }
    }

    private func failed(on mistake: Mistake?) -> Case? {
      let red = cases.filter { $0.outcome == .failed }
      let fitting = red.filter { $0.edges?.contains { "E\($0)" == mistake?.edge } == true }
      let few = fitting.map { $0.edges?.count ?? 0 }.min()
      let chosen = fitting.isEmpty ? red : fitting.filter { $0.edges?.count == few }
      let telling = chosen.filter { $0.hasOtherMessages && !$0.isAboutSomethingElse }
      guard gained > 0 else {
        // Of tests that get the same message, which none expects, the shortest is about it.
        let surplus = telling.first?.surplus
        let expected = cases.flatMap { $0.flow?.expected ?? [] }
        let isStray = surplus != nil && !expected.contains { $0.name == surplus?.name }
        let same = isStray ? telling.filter { $0.surplus == surplus } : []
        return same.min { $0.length < $1.length } ?? telling.first ?? chosen.first
      }
      return telling.min { $0.length < $1.length }
        ?? chosen.min { ($0.edges?.count ?? 0) < ($1.edges?.count ?? 0) }
    }

    /// The cases with these tests in front of all other red ones.
    package func tellingFirst(on mistake: Mistake?) -> [Case] {
      let front = brokenOff + [failed(on: mistake)].compactMap(\.self)
      guard let first = cases.firstIndex(where: { $0.outcome != .passed }) else { return cases }
      let others = cases[first...].filter { test in !front.contains { $0.name == test.name } }
      return cases[..<first] + front + others
    }

    /// For each test, the number of arguments with which it fails: 1 for one that takes none.
    package var failures: [Int] {
      cases.map { test in
        test.outcome == .passed ? 0 : max(1, Set(test.issues.compactMap(\.argument)).count)
      }
    }

    package var isRedOnOwnCode: Bool { added.contains { $0.outcome != .passed } }
  }

  package struct Case: Codable, Sendable, Equatable {
    package var name: String
    package var outcome: CaseOutcome
    package var issues: [Issue]
    /// Both flows of a test that did not pass, the reference's and the learner's.
    package var flow: Flow?
    package var edges: [Int]?
    package var file: String?
    package var line: Int?

    package var title: String { Self.title(of: name) }

    fileprivate var length: Int { flow?.expected.count ?? 0 }

    fileprivate var surplus: Message? {
      flow.flatMap { zip($0.recorded, $0.expected + [nil]).first { $0 != $1 }?.0 }
    }

    fileprivate var hasOtherMessages: Bool { flow.map { $0.expected != $0.recorded } ?? false }

    /// True if the first expectation that failed looks at another value than the messages: than
    /// their list, or than a count of the living, which is one of them.
    package var isAboutSomethingElse: Bool {
      outcome == .failed && issues.first?.isAboutMessages == false
    }

    /// True if it ended where a value was nil that the test needs: later messages are missing for that.
    package var hasStopped: Bool {
      issues.last.flatMap { ExpectationText($0.message) }?.isMissingValue == true
    }

    /// A test's name without its suite's, and without the parentheses of a plain function.
    package static func title(of name: String) -> String {
      let name = name.split(separator: "/", maxSplits: 1).last.map(String.init) ?? name
      // A class has many names, and a pattern is read anew each time that it is used.
      let isFunction =
        name.hasSuffix(")")
        && name.allSatisfy { $0.isLetter || $0.isNumber || "_():".contains($0) }
      return isFunction && name.first != "(" ? String(name.prefix { $0 != "(" }) : name
    }
  }

  package struct Flow: Codable, Sendable, Equatable {
    package var expected: [Message]
    package var recorded: [Message]
    /// The scene's, as the reference has it.
    package var cast: Cast
    /// The events beside the messages of the reference; `asides` are those of the learner's code.
    package var expectedAsides: [Aside]?
    package var asides: [Aside]?

    package init(
      expected: [Message], recorded: [Message], cast: Cast, expectedAsides: [Aside]? = nil,
      asides: [Aside]? = nil
    ) {
      (self.expected, self.recorded, self.cast) = (expected, recorded, cast)
      (self.expectedAsides, self.asides) = (expectedAsides, asides)
    }
  }

  package struct Issue: Codable, Sendable, Equatable {
    package var message: String
    package var file: String?
    package var line: Int?
    /// The arguments with which a test failed that takes some.
    package var argument: String?

    /// Nil where what was expected can't be read.
    package var isAboutMessages: Bool? {
      ExpectationText(message).map {
        $0.condition.lowercased().contains("calls") || $0.condition.contains(".alive()")
      }
    }
  }

  package struct Reference: Codable, Sendable, Equatable {
    package var state: State
    package var scripts = 0
    package var seed: UInt64?
    package var difference: ScriptDifference?
    /// The reason why the learner's process crashed in a script, or never came to its end.
    package var crash: Issue?

    package enum State: String, Codable, Sendable {
      case notReached, notSupplied, agreed, diverged, crashed, timedOut, incomplete

      /// The outcome that it leads to; nil when there is nothing against a pass.
      var outcome: Outcome? { Outcome(rawValue: rawValue) }

      /// True if the learner's process ended in the middle of a script.
      package var isBrokenOff: Bool { [.crashed, .timedOut, .incomplete].contains(self) }
    }
  }

  package struct Rules: Codable, Sendable, Equatable {
    package var state: State
    package var broken: [RuleFinding] = []
    package var judged: [Rule] = []
    /// The reason why they could not be looked at; nil when they could.
    package var reason: String?

    package init(
      state: State, broken: [RuleFinding] = [], judged: [Rule] = [], reason: String? = nil
    ) {
      (self.state, self.judged, self.broken, self.reason) = (state, judged, broken, reason)
    }

    package enum State: String, Codable, Sendable {
      case notReached, unavailable, held, broken
    }
  }
}

extension Verdict.Reference {
  /// Makes the result of playing so many scripts beside the reference.
  package init(_ comparison: Comparison, _ ending: Ending, scripts: Int, seed: UInt64?) {
    let state: State =
      switch (comparison, ending) {
      case (.agreed, _): .agreed
      case (.differs, _): .diverged
      case (.brokenOff, .signalled): .crashed
      case (.brokenOff, .timedOut): .timedOut
      case (.brokenOff, .exited): .incomplete
      }
    self.init(state: state, scripts: scripts, seed: seed, difference: comparison.difference)
    if case .agreed(let played) = comparison { self.scripts = played }
  }
}
