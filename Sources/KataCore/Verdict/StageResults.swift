/// What each stage found out about an exercise; a verdict is made of this, and of nothing else.
package struct StageResults: Sendable {
  package let exercise: Course.Exercise
  /// What the given suite must show; empty where the learner writes the suite.
  private let given: Expected
  package var seconds = 0.0
  package var build: Build
  /// What the suite that judges came to; nil when it could not be built.
  package var suite: SuiteResult?
  /// What the learner's suite makes of other implementations; nil where it is not theirs to write.
  package var subjects: Verdict.Subjects?
  /// What the learner's suite said when it was red, and was run once more; nil when it was not.
  package var again: Opinion?
  package var reference = Verdict.Reference(state: .notReached)
  package var rules = Verdict.Rules(state: .notReached)
  /// What neither suite nor scripts ever ran; nil where nobody counted.
  package var untried: [Untried]?
  /// Given files that the learner changed; what was shipped has judged in their place.
  package var changed: [String] = []
  package var changedSuite = ChangedSuite.none
  /// What is not as it was shipped, and has judged all the same.
  package var altered: [String] = []

  package enum Build: Sendable {
    /// As it was shipped, and not asked for by number.
    case untouched
    case failed([Diagnostic])
    case done
  }

  /// What came of the learner's own copy of the suite, which decides nothing but what is missing.
  package enum ChangedSuite: Sendable {
    case none
    case notCompiled
    case ran(SuiteResult)
  }

  package init(_ exercise: Course.Exercise, expected: Expected, build: Build) {
    self.exercise = exercise
    given = expected
    self.build = build
  }
}

extension StageResults {
  /// Whether reference and rules have their turn.
  package var isSuiteGreen: Bool { suiteOutcome == nil }

  /// The files that are each a lesson of their own, and whose own tests all pass.
  package var greenParts: [String] {
    let cases = tests.cases
    return exercise.edit.filter { file in
      let own = cases.filter { exercise.isPart($0.name, of: file) }
      return exercise.breaks?[file] != nil && !own.isEmpty
        && own.allSatisfy { $0.outcome == .passed }
    }
  }

  /// The first stage that fails names it.
  var outcome: Outcome {
    switch build {
    case .untouched: .notStarted
    case .failed: .notCompiled
    case .done:
      suiteOutcome ?? subjects?.outcome ?? reference.state.outcome
        ?? (rules.state == .broken ? .breaksRules : nil)
        ?? (missing.isEmpty ? .passed : .incomplete)
    }
  }

  private var suiteOutcome: Outcome? {
    guard let suite else { return .incomplete }
    return suite.run.outcome(of: tests)
  }

  /// What the suite must show: where the learner writes it, whatever it holds.
  var expected: Expected {
    guard exercise.writes == .suite else { return given }
    let names = suite?.run.order ?? []
    return Expected(
      tests: names.map { Expected.Test(name: $0, stubFails: true, flows: []) }, suite: "")
  }

  var diagnostics: [Diagnostic] {
    if case .failed(let diagnostics) = build { diagnostics } else { [] }
  }

  var tests: Verdict.Tests {
    guard let suite else { return Verdict.Tests(expected: expected.tests.count) }
    var tests = suite.tests(expected)
    if case .ran(let own) = changedSuite { tests.added = own.tests(expected).added }
    return tests
  }

  /// Given tests that are not in the learner's own copy of the suite any more.
  private var missing: [Verdict.Case] {
    guard case .ran(let own) = changedSuite else { return [] }
    return own.tests(expected).cases.filter { $0.outcome == .missing }
  }

  /// Whether the given suite does not compile with sources that do.
  private var isUnfit: Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    let layout = exercise.layout
    return exercise.writes == .sources && !errors.isEmpty
      && errors.allSatisfy { error in
        [layout.tests, layout.shippedTests].contains { error.file.hasPrefix("\($0)/") }
      }
  }

  /// What else the learner should know.
  var notes: [String] {
    var notes: [String] = []
    let id = exercise.id
    if isUnfit {
      notes.append(
        "your Sources compile by themselves; the suite needs names and types as they were given")
    }
    if let note = again.flatMap({ Opinion(tests).note(unlike: $0, "in a second run") }) {
      notes.append(note)
    }
    if let suite, suite.printed > 0 {
      notes.append("your code printed something: swift test --filter \(id) shows it")
    }
    if suite != nil, !changed.isEmpty {
      notes.append(
        exercise.writes == .suite
          ? "Sources was changed; your suite was run against what was given; \(wayBack)"
          : "\(changed.joined(separator: ", ")) was changed; the suite as shipped was used; "
            + wayBack)
    }
    if let reason = rules.reason { notes.append("the rules were not looked at: \(reason)") }
    if let untriedNote { notes.append(untriedNote) }
    notes += alteredNotes
    if case .notCompiled = changedSuite { notes.append("your changed suite does not compile") }
    if !missing.isEmpty {
      notes.append(
        "\(missing.count) of the given tests are not in your suite any more; \(wayBack)")
    }
    return notes
  }

  /// It costs nothing: whoever has done it on purpose knows why.
  private var alteredNotes: [String] {
    guard !altered.isEmpty else { return [] }
    let paths = altered.joined(separator: " and ")
    return [
      "\(paths) \(altered.count == 1 ? "is" : "are") not as shipped, and this verdict was made "
        + "with that; git checkout -- \(altered.joined(separator: " ")), or a fresh copy of the "
        + "course, brings back what was"
    ]
  }

  /// To what is given, without the learner's own.
  private var wayBack: String { "kata reset \(exercise.id.number) --given puts it back" }

  /// It costs nothing: what no edge asks for is too much, and what one asks for has no test yet.
  private var untriedNote: String? {
    guard outcome == .passed, let untried, !untried.isEmpty else { return nil }
    var places = untried.prefix(Limits.untriedPlaces).map { place in
      "\(place.file):\(place.line), \"\(place.text)\""
    }
    let rest = untried.count - places.count
    if rest > 0 { places.append("\(rest) more places") }
    let all = places.joined(separator: ", nor ")
    guard reference.state != .notSupplied else {
      return "no test has tried \(all); a script might, where there are Solutions"
    }
    let it = untried.count == 1 ? "it, leave it" : "them, leave them"
    return "nothing has tried \(all); if no edge asks for \(it) out"
  }
}
