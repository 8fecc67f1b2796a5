import Testing

@testable import KataCore

/// Which stage names the outcome, from what each of them found.
@Suite struct OutcomeTests {
  @Test(arguments: Outcome.allCases) func `every outcome follows from what the stages found`(
    outcome: Outcome
  ) {
    #expect(Verdict(StageResults.sample(outcome)).outcome == outcome)
  }

  /// One fault of each stage, in the order of the stages.
  private static let faults: [(outcome: Outcome, strike: @Sendable (inout StageResults) -> Void)] =
    [
      (.notStarted, { $0.build = .untouched }),
      (.notCompiled, { $0.build = .failed([]) }),
      (.crashed, { $0.suite = .sample(["a": .crashed]) }),
      (.failed, { $0.subjects = Verdict.Subjects(.judged, []) }),
      (.diverged, { $0.reference.state = .diverged }),
      (.breaksRules, { $0.rules.state = .broken }),
      (.incomplete, { $0.changedSuite = .ran(.sample(["b": .missing])) }),
    ]

  @Test(arguments: faults.indices) func `the first stage that fails names it`(first: Int) {
    for second in Self.faults.indices where second >= first {
      var stages = StageResults.sample()
      Self.faults[second].strike(&stages)
      // Two faults exclude one another: a build has one state.
      if first != second, first > 0 || second > 1 { Self.faults[first].strike(&stages) }
      let named = first == 0 && second == 1 ? Self.faults[1] : Self.faults[first]
      #expect(Verdict(stages).outcome == named.outcome, "\(first) before \(second)")
    }
  }

  @Test(
    arguments: [
      (Ending.signalled(4), Verdict.Reference.State.crashed, Outcome.crashed),
      (.timedOut, .timedOut, .timedOut), (.exited(0), .incomplete, .incomplete),
    ])
  func `a script that is broken off is named by the end of the process`(
    ending: Ending, state: Verdict.Reference.State, outcome: Outcome
  ) {
    let verdict = Verdict(StageResults.played(.brokenOff(during: .sample), ending))

    #expect(verdict.outcome == outcome)
    #expect(verdict.reference.state == state)
    #expect(verdict.reference.difference == .sample)
    #expect(verdict.reference.scripts == 210)
  }

  @Test(arguments: [Ending.exited(1), .signalled(9), .timedOut])
  func `the end of the process says nothing about scripts that were played`(ending: Ending) {
    #expect(Verdict(StageResults.played(.agreed(scripts: 9), ending)).outcome == .passed)
    #expect(Verdict(StageResults.played(.agreed(scripts: 9), ending)).reference.scripts == 9)
    #expect(Verdict(StageResults.played(.differs(.sample), ending)).outcome == .diverged)
  }

  @Test(
    arguments: [
      ([SubjectOutcome.accepted, .crashed], Outcome.crashed), ([.timedOut], .timedOut),
      ([.exited], .incomplete), ([.notRun], .incomplete), ([.rejected], .failed),
      ([.accepted], .passed),
    ])
  func `a right one that is rejected names it`(right: [SubjectOutcome], outcome: Outcome) {
    #expect(Verdict(StageResults.own(right: right, wrong: [.rejected])).outcome == outcome)
  }

  @Test func `a stage that can't be had is nothing against a pass`() {
    var stages = StageResults.sample()
    stages.reference.state = .notSupplied
    stages.rules = Verdict.Rules(state: .unavailable, reason: "no tree")
    let verdict = Verdict(stages)

    #expect(verdict.outcome == .passed)
    #expect(verdict.notes == ["the rules were not looked at: no tree"])
  }

  @Test func `where nothing could be run, nothing has passed`() {
    var stages = StageResults.sample()
    stages.suite = nil

    #expect(Verdict(stages).outcome == .incomplete)
  }

  @Test func `a crash's last words and its messages stand with the test`() throws {
    let worker = Message(receiver: "worker", text: "authenticate()")
    let expected = Expected(
      tests: [Expected.Test(name: "LoginTests/a", stubFails: true, flows: [[worker]])], suite: "")
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: "M.a", name: "LoginTests/a")]
    stream.events = [EventStream.Event(kind: "testStarted", test: "M.a")]
    var suite = SuiteResult()
    _ = suite.take(
      SuiteResult.Remains(
        stream: stream, ending: .signalled(4),
        recording: Recording(reading: "begin\ta\nmessage\tpresenter\tpresent()\n"),
        output: "one\ntwo\n", errors: "noise\nLogin/A.swift:3: Fatal error: no\nmore noise\n",
        files: ["Sources/Login/A.swift"]))
    let verdict = Verdict(StageResults.sample(suite, expected: expected))
    let test = try #require(verdict.tests.cases.first)

    #expect(
      test.issues == [
        Verdict.Issue(message: "Fatal error: no", file: "Sources/Login/A.swift", line: 3)
      ])
    #expect(test.flow?.expected == [worker])
    #expect(test.flow?.recorded.map(\.receiver) == ["presenter"])
    #expect(test.difference?.index == 0)
    #expect(
      verdict.notes
        == ["your code printed something: swift test --filter \(verdict.id) shows it"])
  }

  @Test(arguments: [("Tests", 1), (".given/tests", 1), ("Sources", 0)])
  func `errors in the given suite alone are about names that it needs`(folder: String, notes: Int) {
    let exercise = Course.sample.exercises[1]
    let error = Diagnostic(
      file: "\(exercise.layout.folder)/\(folder)/A.swift", line: 1, column: 1, severity: .error,
      message: "cannot find 'A'")
    let stages = StageResults(exercise, expected: StageResults.given, build: .failed([error]))

    #expect(Verdict(stages).notes.count == notes)
  }

  @Test func `a test that does not end tells after how long it was ended`() {
    var stream = EventStream(reading: "")
    stream.tests = [EventStream.Test(id: "M.a", name: "LoginTests/a")]
    stream.events = [EventStream.Event(kind: "testStarted", test: "M.a")]
    var suite = SuiteResult()
    _ = suite.take(SuiteResult.Remains(stream: stream, ending: .timedOut, limit: 10))
    let test = Verdict(StageResults.sample(suite)).tests.cases.first

    #expect(test?.issues.first?.message.hasPrefix("ended after 10 s") == true)
  }

  @Test func `an issue's place is told from the course's root`() {
    let verdict = Verdict(StageResults.sample(.sample(["a": .failed])))

    #expect(verdict.tests.cases.first?.issues.first?.file == "Tests/F.swift")
  }

  @Test func `a part is green when all tests of the suite named after its file are`() {
    var exercise = Course.sample.exercises[1]
    exercise.breaks = ["Login.swift": "workers", "Pin.swift": "workers", "Other.swift": "workers"]
    exercise.edit = ["Login.swift", "Pin.swift", "Other.swift", "Plain.swift"]
    let names = ["LoginTests/a", "LoginTests/b", "PinTests/a", "PlainTests/a"]
    let expected = Expected(
      tests: names.map { .init(name: $0, stubFails: true, flows: []) }, suite: "")
    func parts(_ red: Set<String>) -> [String] {
      var stream = EventStream(reading: "")
      stream.tests = names.map { EventStream.Test(id: $0, name: $0) }
      stream.events = names.flatMap { name in
        (red.contains(name) ? ["issueRecorded"] : []).map {
          EventStream.Event(kind: $0, test: name, isFailure: true)
        } + [EventStream.Event(kind: "testEnded", test: name)]
      }
      var suite = SuiteResult()
      _ = suite.take(SuiteResult.Remains(stream: stream, ending: .exited(0)))
      var stages = StageResults(exercise, expected: expected, build: .done)
      stages.suite = suite
      return stages.greenParts
    }

    #expect(parts([]) == ["Login.swift", "Pin.swift"])
    #expect(parts(["LoginTests/b"]) == ["Pin.swift"])
  }
}
