@testable import Basics
@testable import Common

extension StageResults {
  /// Four given tests; the stub passes the last one, so that it earns nothing.
  static let given = Expected(
    tests: ["a", "b", "c", "given"].map {
      Expected.Test(name: "LoginTests/\($0)", stubFails: $0 != "given", flows: [])
    })

  /// The second sample exercise: the suite as told, and everything behind it in order.
  static func sample(
    _ suite: SuiteResult = .sample(), expected: Expected = given
  ) -> StageResults {
    var stages = StageResults(Course.sample.exercises[1], expected: expected, build: .done)
    stages.suite = suite
    guard stages.isSuiteGreen else { return stages }
    stages.reference = Verdict.Reference(.agreed(scripts: 210), .exited(0), scripts: 210, seed: 7)
    stages.rules = Verdict.Rules(state: .held, judged: [.oneWay, .weakBack])
    return stages
  }

  /// The same, with what playing the scripts came to.
  static func played(_ comparison: Comparison, _ ending: Ending = .exited(0)) -> StageResults {
    var stages = sample()
    stages.reference = Verdict.Reference(comparison, ending, scripts: 210, seed: 7)
    return stages
  }

  /// A suite of the learner's, with what it says of right and of wrong implementations.
  static func own(
    _ suite: SuiteResult = .sample(), _ state: Verdict.Subjects.State = .judged,
    right: [SubjectOutcome] = [.accepted, .accepted], wrong: [SubjectOutcome]
  ) -> StageResults {
    let none = Expected(tests: [])
    var stages = StageResults(Course.sample.exercises[2], expected: none, build: .done)
    stages.suite = suite
    func cases(_ kind: Subject.Kind, _ outcomes: [SubjectOutcome]) -> [Verdict.Subjects.Case] {
      outcomes.enumerated().map {
        let subject =
          kind == .right
          ? Subject(right: "// Right.") : Subject(wrong: "", edge: "E1", sentence: "It is wrong.")
        return .init(name: "\(kind)\($0 + 1)", subject, $1)
      }
    }
    stages.subjects = Verdict.Subjects(state, cases(.right, right) + cases(.wrong, wrong))
    if state == .notSupplied { stages.reference.state = .notSupplied }
    return stages
  }

  /// The sample exercise, found in such a way that this is the outcome.
  static func sample(_ outcome: Outcome) -> StageResults {
    let exercise = Course.sample.exercises[1]
    switch outcome {
    case .notStarted: return StageResults(exercise, expected: given, build: .untouched)
    case .notCompiled: return StageResults(exercise, expected: given, build: .failed([]))
    case .failed: return sample(.sample(["a": .failed]))
    case .crashed: return sample(.sample(["a": .crashed]))
    case .timedOut: return sample(.sample(["a": .timedOut]))
    case .incomplete: return sample(.sample(["a": .missing]))
    case .diverged: return played(.differs(.sample))
    case .breaksRules:
      var stages = sample()
      stages.rules = Verdict.Rules(state: .broken, broken: [.sample])
      return stages
    case .notGraded: return own(sample().suite ?? .sample(), .notSupplied, wrong: [.rejected])
    case .passed: return sample()
    }
  }
}

extension ScriptDifference {
  static let sample = ScriptDifference(
    scenario: "{}", expected: [], recorded: [], cast: Cast())
}

extension SuiteResult {
  /// The result of all processes that it takes to reach these outcomes; tests not named pass.
  ///
  /// A `missing` test is in no stream; a `notRun` one is not reached by a run that ends well.
  static func sample(
    _ outcomes: [String: CaseOutcome] = [:], of names: [String] = ["a", "b", "c", "given"],
    output: String = ""
  ) -> SuiteResult {
    let tests = names.filter { outcomes[$0] != .missing }
      .map {
        EventStream.Test(
          id: "M.\($0)/F.swift:1:1", name: $0.contains("/") ? $0 : "LoginTests/\($0)")
      }
    var result = SuiteResult(root: "/course")
    var again = true
    while again {
      var stream = EventStream(reading: "")
      stream.tests = tests
      let ending = stream.run(tests.filter { !result.run.done.contains($0.id) }, outcomes)
      again = result.take(stream, ending: ending, output: output)
    }
    return result
  }
}

extension EventStream {
  /// Adds the events of one process, and says how it ends.
  fileprivate mutating func run(_ tests: [Test], _ outcomes: [String: CaseOutcome]) -> Ending {
    for test in tests {
      let outcome = outcomes[test.name.replacing("LoginTests/", with: "")] ?? .passed
      if outcome == .notRun { continue }
      if outcome == .skipped {
        events.append(Event(kind: "testSkipped", test: test.id))
        continue
      }
      events.append(Event(kind: "testStarted", test: test.id))
      switch outcome {
      case .crashed: return .signalled(4)
      case .timedOut: return .timedOut
      case .exited: return .exited(0)
      default: break
      }
      if outcome == .failed {
        let issue = Verdict.Issue(message: "broken", file: "/course/Tests/F.swift", line: 1)
        events.append(
          Event(kind: "issueRecorded", test: test.id, issue: issue, isFailure: true))
      }
      events.append(Event(kind: "testEnded", test: test.id))
    }
    events.append(Event(kind: "runEnded"))
    return .exited(0)
  }
}
