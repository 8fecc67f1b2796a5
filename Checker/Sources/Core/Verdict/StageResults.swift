/// The stages' results for one exercise; a verdict is made of these, and of nothing else.
package struct StageResults: Sendable {
  package let exercise: Course.Exercise
  /// The tests that the given suite must show; none where the learner writes the suite.
  package let recorded: Expected
  package var seconds = 0.0
  package var build: Build
  /// The result of the suite that judges; nil when it could not be built.
  package var suite: SuiteResult?
  /// The runs of the learner's suite against implementations; nil where the suite is given.
  package var subjects: Verdict.Subjects?
  /// The learner's own tests; nil where none are asked for beside a given suite.
  package var ownTests: OwnTests?
  package var reference = Verdict.Reference(state: .notReached)
  package var rules = Verdict.Rules(state: .notReached)
  /// The findings beside a red suite, whatever rules the exercise is judged by.
  package var seen: [RuleFinding] = []
  package var mistake: KnownMistake?
  /// The one file of several that keeps the code from passing.
  package var wrongPart: String?
  /// The known mistakes that the tests notice which the learner has added to the given ones.
  package var teeth: Teeth?
  /// The error for which these tests were left out.
  package var addedError: Diagnostic?
  /// The reason why these tests were not tried on mistakes.
  package var ownFault: String?
  /// The places that neither suite nor scripts ran; nil where they were not counted.
  package var untried: [Untried]?
  /// Given files that the learner changed; what was shipped has judged in their place.
  package var changed: [String] = []
  /// Files of given parts that are not as they were shipped, and have judged all the same.
  package var altered = Altered()

  package enum Build: Sendable {
    /// The exercise is as it was shipped, and was not asked for by number.
    case untouched
    case failed([Diagnostic])
    case done
  }

  package init(_ exercise: Course.Exercise, expected: Expected, build: Build) {
    (self.exercise, recorded, self.build) = (exercise, expected, build)
  }
}

/// The tests that a learner has written beside a given suite.
package enum OwnTests: Sendable {
  /// With the learner's own parts, where the tests are run against these.
  case run(Verdict.Subjects, OwnParts? = nil)
  /// The error with which they fail to compile.
  case notCompiled(Diagnostic?)

  var subjects: Verdict.Subjects {
    switch self {
    case .run(let subjects, _): subjects
    case .notCompiled: Verdict.Subjects(.notReached, [])
    }
  }
}

extension StageResults {
  /// The place in the code that may turn tests red by itself, a race before a leak; nil if none.
  package var cause: RuleFinding? {
    guard outcome.isRed, outcome != .breaksRules else { return nil }
    let (tests, causes) = (tests, (seen + rules.broken).filter { $0.isCause == true })
    let isLeak = tests.cases.flatMap(\.issues).contains { $0.message.contains(".alive()") }
    // An exercise may begin with a leak, to be found.
    return causes.first { $0.rule == .workers }
      ?? causes.first { isLeak && tests.gained > 0 && $0.rule == .weakBack }
  }

  /// The files that are each a lesson of their own, and whose own tests all pass.
  package var greenParts: [String] {
    let cases = tests.cases
    return exercise.edit.filter { file in
      let own = cases.filter { exercise.isPart($0.name, of: file) }
      return exercise.breaks?[file] != nil && !own.isEmpty
        && own.allSatisfy { $0.outcome == .passed }
    }
  }

  /// True if the learner has added tests to a given suite, and all of the suite is green.
  package var hasSoundOwnTests: Bool {
    isSuiteGreen && exercise.writes == .sources && exercise.ownSuite == nil
      && !tests.added.isEmpty && !tests.isRedOnOwnCode
  }

  /// The tests that the suite must show: where the learner writes it, all that it holds.
  var expected: Expected {
    guard exercise.writes == .suite else { return recorded }
    let names = suite?.run.order ?? []
    return Expected(
      tests: names.map { Expected.Test(name: $0, stubFails: true, flows: []) },
      after: recorded.after)
  }

  var diagnostics: [Diagnostic] {
    if case .failed(let diagnostics) = build { diagnostics } else { [] }
  }

  package var tests: Verdict.Tests {
    suite?.tests(expected) ?? Verdict.Tests(expected: expected.tests.count)
  }

  /// True if the given suite does not compile with sources that do.
  private var isUnfit: Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    let layout = exercise.layout
    return exercise.writes == .sources && !errors.isEmpty
      && errors.allSatisfy { error in
        error.file.hasPrefix("\(layout.tests)/")
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
    if let suite, suite.printed > 0 {
      notes.append("your code printed something: swift test --filter \(id) shows it")
    }
    if suite != nil, !changed.isEmpty {
      notes.append(
        exercise.writes == .suite
          ? "Sources is not as recorded, and your suite was run against what is; \(wayBack)"
          : "\(changed.joined(separator: ", ")) is not as recorded, and the recorded suite has "
            + "judged; \(wayBack)")
    }
    if case .notCompiled(let error?) = ownTests {
      notes.append(
        "your own tests do not compile with another right implementation than yours, so they may "
          + "use what the scene declares, and nothing of your Sources: \(error.message)")
    }
    if suite != nil, let addedError {
      notes.append(
        "your own tests do not compile, and were left out: "
          + "\(addedError.file):\(addedError.line): \(addedError.message)")
    }
    if let ownFault { notes.append(ownFault) }
    if let reason = rules.reason { notes.append("the rules were not looked at: \(reason)") }
    if let untriedNote { notes.append(untriedNote) }
    if let note = altered.note { notes.append(note) }
    return notes
  }

  /// To what is given, without the learner's own.
  private var wayBack: String {
    let number = exercise.id.number
    return "kata reset \(number) --given puts that back; whoever changed the course records it by "
      + "kata verify \(number) --record"
  }

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
      return "no test has run \(all); delete what no code calls; a script may run the rest, where "
        + "there are Solutions"
    }
    return
      "no test or script has run \(all); a guard against a race may stay; leave out what no edge "
      + "asks for"
  }
}
