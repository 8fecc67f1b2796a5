@testable import Common

extension SampleReports {
  static let passed: Verdict = {
    var verdict = Verdict.sample(
      .passed, cases: [.sample("an empty email is missing", .passed), .sample("b", .passed)])
    verdict.seconds = 0.64
    verdict.reference = Verdict.Reference(state: .agreed, scripts: 210, seed: 7)
    verdict.rules = Verdict.Rules(state: .held, judged: [.oneWay, .weakBack])
    return verdict
  }()

  static let passedWithoutReference: Verdict = {
    var verdict = Verdict.sample(.passed, cases: [.sample("an empty email is missing", .passed)])
    verdict.reference.state = .notSupplied
    return verdict
  }()

  static let notCompiled: Verdict = {
    var verdict = Verdict.sample(.notCompiled)
    verdict.tests.expected = 8
    verdict.seconds = 1.05
    let file = "Exercises/02-validation/Sources/LoginInteractor.swift"
    verdict.diagnostics = Diagnostic.all(
      in: """
        /\(file):3:14: error: cannot find 'x' in scope
        /\(file):3:14: note: did you mean 'y'?
        /\(file):9:1: warning: never used
        /\(file):12:5: error: missing return
        /\(file):14:22: error: after a tab, a wide and a small letter
        /\(file):15:99: error: far to the right
        /\(file):16:9: error: behind the end
        """)
    let sources = [
      3: "  let user = x", 14: "\tlet 日é = \"👍\"; y", 16: "  return",
      15: "    let text = \"\(String(repeating: "words ", count: 12))\" + missing + \"more\"",
    ]
    for index in verdict.diagnostics.indices {
      verdict.diagnostics[index].file.removeFirst()
      verdict.diagnostics[index].source = sources[verdict.diagnostics[index].line]
    }
    return verdict
  }()

  static let failed: Verdict = {
    let issue = Verdict.Issue(
      message: "Expectation failed: a == b", file: "Exercises/02-validation/Tests/A.swift", line: 31
    )
    let asked = Message(receiver: "worker", text: "authenticate(email: \"\")")
    let refused = Message(receiver: "presenter", text: "presentLogin(.failure(.missing))")
    var cases = [
      Verdict.Case.sample("a whole request is passed on", .passed),
      .sample("an empty email is missing", .failed, issues: [issue]),
      .sample("a blank email is missing", .failed, issues: [issue]),
      .sample("one answer is enough", .failed, issues: [issue]),
      .sample("fails for another reason", .failed, issues: [issue, issue, issue, issue]),
      .sample("says nothing", .failed),
    ]
    cases[1].show([refused], [asked])
    cases[2].show([refused], [])
    cases[3].show([], [refused])
    var verdict = Verdict.sample(.failed, cases: cases)
    verdict.seconds = 0.6
    verdict.tests.added = [
      .sample("mine", .passed), .sample("mine, too", .failed, issues: [issue]),
    ]
    verdict.notes = ["LoginTests.swift isn't as shipped, so this verdict used the original"]
    return verdict
  }()

  /// Values, an order, a repetition, and a value after messages that were wrong before it.
  static let failedOtherwise: Verdict = {
    let kept = Verdict.Issue(
      message: "Expectation failed: (interactor.user → nil) == (ann → User(name: \"Ann\"))",
      file: "Exercises/02-validation/Tests/A.swift", line: 31)
    let calls = Verdict.Issue(
      message: "Expectation failed: (log.calls → [a]) == ([b] → [b])",
      file: "Exercises/02-validation/Tests/A.swift", line: 32)
    let asked = Message(receiver: "worker", text: "authenticate(email: \"\")")
    let loading = Message(receiver: "presenter", text: "presentLoading(true)")
    var cases = [
      Verdict.Case.sample("the user is kept", .failed, issues: [kept, kept]),
      .sample("loading comes first", .failed, issues: [calls]),
      .sample("loading still comes first", .failed, issues: [calls]),
      .sample("asks once", .failed, issues: [calls]),
      .sample("the user is kept at last", .failed, issues: [kept]),
    ]
    cases[1].show([loading, asked], [asked, loading])
    cases[2].show([loading, asked], [asked, loading])
    cases[3].show([asked], [asked, asked])
    cases[4].show([asked, loading], [asked])
    cases[2].flow?.asides = [Aside(question: 0, place: 1, text: "returns \"Ann\"")]
    cases[3].flow?.asides = [
      Aside(question: 0, place: 1, text: "throws Login.Failure.offline")
    ]
    return .sample(.failed, cases: cases)
  }()

  private static let segv: Verdict.Issue = {
    var issue = Verdict.Issue(message: "it got SIGSEGV")
    issue.argument = "email → \"a\""
    return issue
  }()

  static let crashed = Verdict.sample(
    .crashed,
    cases: [
      .sample("an empty email is missing", .passed),
      .sample(
        "a blank email is missing", .crashed,
        issues: [
          Verdict.Issue(
            message: "Fatal error: no", file: "Exercises/02-validation/Sources/A.swift", line: 3)
        ]
      ).declared,
      .sample("no place", .crashed, issues: [segv]).declared,
      .sample("one answer is enough", .notRun),
    ])

  static let timedOut = Verdict.sample(
    .timedOut,
    cases: [
      .sample(
        "a blank email is missing", .timedOut, issues: [Verdict.Issue(message: "ended after 10 s")]
      ).declared, .sample("one answer", .notRun),
    ])

  static let incomplete = Verdict.sample(
    .incomplete,
    cases: [
      .sample("a", .exited), .sample("b", .skipped), .sample("c", .missing), .sample("d", .notRun),
    ])

  /// A suite of the learner's, in a copy that has only what the exercise gives.
  static func own(_ wrong: [SubjectOutcome], edges: [String] = ["E1", "E2", "E3"]) -> Verdict {
    var stages = StageResults.own(.sample(), .notSupplied, right: [.accepted], wrong: wrong)
    stages.subjects = stages.subjects.map { Verdict.Subjects($0.state, $0.cases, edges: edges) }
    return Verdict(stages)
  }

  static let several = [
    passed, Verdict.sample(.notStarted), timedOut, own([.rejected]),
    own([.rejected], edges: ["E1"]),
  ]

  static let bothPassed = Course.sample.exercises.prefix(2).map {
    ExerciseState($0, outcome: .passed, changed: false)
  }

  /// The same states in a copy without Solutions.
  static let uncompared = bothPassed.map { state in
    var state = state
    state.reference = .notSupplied
    return state
  }

  static let states: [ExerciseState] = {
    let course = Course.sample.exercises
    var states = [
      ExerciseState(course[0], outcome: .passed, changed: false),
      ExerciseState(course[1], outcome: .passed, changed: true),
      ExerciseState(course[2], outcome: nil, changed: true),
    ]
    for (index, outcome) in Outcome.allCases.enumerated() {
      var exercise = course[2]
      exercise.id = ExerciseID(number: 11 + index)
      states.append(ExerciseState(exercise, outcome: outcome, changed: index.isMultiple(of: 2)))
    }
    return states
  }()
}

extension Verdict.Case {
  /// Gives it both flows.
  mutating func show(_ expected: [Message], _ recorded: [Message]) {
    flow = Verdict.Flow(expected: expected, recorded: recorded, cast: .sample)
  }

  fileprivate var declared: Self {
    var test = self
    (test.file, test.line) = ("Exercises/02-validation/Tests/ATests.swift", 31)
    return test
  }
}
