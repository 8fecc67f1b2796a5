import Basics

/// The stages' results for one exercise; a verdict is made of these, and of nothing else.
package struct StageResults: Sendable {
  package let exercise: Course.Exercise
  /// The tests that the given suite must show; none where the learner writes the suite.
  package let ofReference: Expected
  package var seconds = 0.0
  package var build: Build
  /// The result of the suite that judges; nil when it could not be built.
  package var suite: SuiteResult?
  /// The runs of the learner's suite against implementations; nil where the suite is given.
  package var subjects: Verdict.Subjects?
  /// The learner's own tests; nil where none are asked for beside a given suite.
  var ownTests: OwnTests?
  package var reference = Verdict.Reference(state: .notReached)
  package var rules = Verdict.Rules(state: .notReached)
  /// The findings beside a red suite, whatever rules the exercise is judged by.
  package var seen: [RuleFinding] = []
  package var mistake: KnownMistake?
  /// A digest of its messages in random scripts, if they're like no known mistake's.
  package var unnamed: Fingerprint?
  /// The one file of several that keeps the code from passing.
  var wrongPart: String?
  /// The known mistakes that the tests notice which the learner has added to the given ones.
  package var teeth: Teeth?
  /// The error for which these tests were left out.
  var addedError: Diagnostic?
  /// The reason why these tests were not tried on mistakes.
  var ownFault: String?
  /// The places that neither suite nor scripts ran; nil where they were not counted.
  package var untried: [Untried]?
  /// Given files that the learner changed; what was shipped has judged in their place.
  package var changed: [String] = []
  /// Files of given parts that are not as they were shipped, and have judged all the same.
  package var altered = Altered()
  /// True if a milestone has all of its tests, and something else is against it.
  package var isHeldBack = false
  /// The milestone that has passed by itself, while the next one is in hand.
  package var passed: Verdict.Passed?

  package enum Build: Sendable {
    /// The exercise is as it was shipped, and was not asked for by number.
    case untouched
    case failed([Diagnostic])
    case done
  }

  package init(_ exercise: Course.Exercise, expected: Expected, build: Build) {
    (self.exercise, ofReference, self.build) = (exercise, expected, build)
  }
}

extension StageResults {
  /// The place in the code that may turn tests red by itself, a race before a leak; nil if none.
  package var cause: RuleFinding? {
    guard outcome.isRed, outcome != .breaksRules else { return nil }
    let (tests, causes) = (tests, (seen + rules.broken).filter { $0.isCause == true })
    let isLeak = tests.cases.flatMap(\.issues).contains { $0.message.contains(".alive()") }
    let isLate = tests.cases.contains { $0.outcome == .timedOut }
    // An exercise may begin with a leak, to be found.
    return causes.first { $0.rule == .workers }
      ?? causes.first { isLeak && tests.gained > 0 && $0.rule == .weakBack }
      ?? seen.first {
        isLate && $0.rule == .workers && $0.why.contains(#/reaches the clock.* with `[^`]*sleep/#)
      }
  }

  /// The files that are each a lesson of their own, and whose own tests all pass.
  var greenFiles: [String] {
    let cases = tests.cases
    return exercise.edit.filter { file in
      let own = cases.filter { exercise.isPart($0.name, of: file) }
      return exercise.breaks?[file] != nil && !own.isEmpty
        && own.allSatisfy { $0.outcome == .passed }
    }
  }

  /// True if the learner has added tests to a given suite, and all of the suite is green.
  var hasSoundOwnTests: Bool {
    isSuiteGreen && exercise.writes == .sources && exercise.ownSuite == nil
      && !tests.added.isEmpty && !tests.isRedOnOwnCode
  }

  /// The tests that the suite must show: where the learner writes it, all that it holds.
  var expected: Expected {
    guard exercise.writes == .suite else { return ofReference }
    let names = suite?.run.order ?? []
    return Expected(
      tests: names.map { Expected.Test(name: $0, stubFails: true, flows: []) },
      after: ofReference.after)
  }

  var diagnostics: [Diagnostic] {
    if case .failed(let diagnostics) = build { diagnostics } else { [] }
  }

  package var allTests: Verdict.Tests {
    suite?.tests(expected) ?? Verdict.Tests(expected: expected.tests.count)
  }

  /// True if the given suite does not compile with sources that do.
  private var isUnfit: Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    let layout = exercise.layout
    return exercise.writes == .sources && !errors.isEmpty
      && errors.allSatisfy { error in
        error.file.hasPrefix("\(layout.tests)/")
          && !error.file.hasPrefix("\(exercise.ownSuite?.own ?? "-")/")
      }
  }

  var notes: [String] {
    var notes: [String] = []
    let id = exercise.id
    if isUnfit {
      notes.append(
        "your Sources compile by themselves; the suite needs the given names: "
          + "kata reset \(id.number) --given shows them")
    }
    let own = tests.added.first(where: \.isBrokenOff)
    let ended = tests.brokenOff.isEmpty ? own ?? allTests.brokenOff.first : nil
    if suiteOutcome == .incomplete, let test = ended {
      let issue = test.shownIssue
      let place = issue?.file.map { ", at \($0):\(issue?.line ?? 1)" } ?? ""
      let those = own == nil ? "tests of a later stage" : "your own tests"
      let advice = own == nil ? "Mend that, or let it do nothing yet" : "Mend them first"
      notes.append("the run was ended by \(those), such as \"\(test.title)\"\(place). \(advice)")
    }
    if let suite, suite.printed > 0 {
      notes.append("your code printed something: KATA_ONLY=\(id) swift test shows it")
    }
    if suite != nil, !changed.isEmpty {
      notes.append(
        exercise.writes == .suite
          ? "Sources isn't as shipped, so your suite was run against the original. \(wayBack)"
          : "\(changed.joined(separator: ", ")) isn't as shipped, so this verdict used the original. "
            + wayBack)
    }
    notes += ownNotes
    if let untriedNote { notes.append(untriedNote) }
    if let note = altered.note { notes.append(note) }
    return notes
  }

  /// To what is given, without the learner's own.
  private var wayBack: String {
    "kata reset \(exercise.id.number) --given brings that back; if you're changing the course "
      + "itself, run kata verify \(exercise.id.number) --record"
  }
}

extension StageResults {
  /// True if the suite ran to its end, and a test failed.
  var isSuiteRed: Bool { suite != nil && suiteOutcome == .failed }

  /// True if reference and rules have their turn.
  package var isSuiteGreen: Bool { suiteOutcome == nil }

  /// The outcome: the first stage that fails names it.
  package var outcome: Outcome {
    switch build {
    case .untouched: .notStarted
    case .failed: .notCompiled
    case .done:
      suiteOutcome ?? subjects?.outcome ?? reference.state.outcome
        ?? (rules.state == .broken ? .breaksRules : nil) ?? ownOutcome ?? .passed
    }
  }

  /// Nil if own tests judge rightly, and pass on the learner's own code.
  private var ownOutcome: Outcome? {
    guard let ownTests else { return nil }
    let outcome = ownTests.subjects.outcome
    return outcome?.isSettled != false && tests.isRedOnOwnCode ? .failed : outcome
  }

  private var suiteOutcome: Outcome? {
    guard let suite else { return .incomplete }
    // A stage that was held back has its own tests, and needs no others.
    return isHeldBack ? nil : suite.run.outcome(of: tests)
  }
}
