/// A suite's run, the messages of its tests, and the last words of a process that crashed.
package struct SuiteResult: Sendable {
  package private(set) var run: SuiteRun
  package private(set) var recording = Recording(reading: "")
  /// The number of lines that the learner's code printed.
  package private(set) var printed = 0
  /// By the name of the test in which a process ended.
  private var lastWords: [String: Verdict.Issue] = [:]

  package init(root: String? = nil) {
    run = SuiteRun(root: root)
  }

  /// The output of one process.
  package struct Remains: Sendable {
    package var stream: EventStream
    package var ending: Ending
    package var recording: Recording
    package var output: String
    /// The reason for which it crashed, or ran out of time; nil if it did neither.
    package var brokenOff: Verdict.Issue?

    package init(
      stream: EventStream, ending: Ending, recording: Recording = Recording(reading: ""),
      output: String = "", brokenOff: Verdict.Issue? = nil
    ) {
      self.stream = stream
      self.ending = ending
      self.recording = recording
      self.output = output
      self.brokenOff = brokenOff
    }
  }

  /// Takes in what one process left, and says whether the rest has to be run again.
  package mutating func take(_ remains: Remains) -> Bool {
    printed += remains.output.split(separator: "\n").count
    let before = run.cases
    let again = run.take(remains.stream, ending: remains.ending)
    recording.add(remains.recording)
    for (name, test) in run.cases where before[name] == nil {
      guard var words = words(test.outcome, remains) else { continue }
      words.argument = run.argument
      lastWords[name] = words
    }
    return again
  }

  /// The reason why a process ended in the middle of a test; nil of a test that came to its end.
  private func words(_ outcome: CaseOutcome, _ remains: Remains) -> Verdict.Issue? {
    switch (outcome, remains.ending) {
    case (.crashed, .signalled), (.timedOut, .timedOut): remains.brokenOff
    case (.exited, .exited):
      Verdict.Issue(message: "exit, or something that calls it, ended the suite with it")
    default: nil
    }
  }
}

extension SuiteResult {
  /// The given tests and the learner's own, with all that is known of each.
  func tests(_ expected: Expected) -> Verdict.Tests {
    var tests = run.tests(expected: expected.tests.map(\.name))
    for index in tests.cases.indices { complete(&tests.cases[index], expected) }
    for index in tests.added.indices { complete(&tests.added[index], expected) }
    return tests
  }

  private func complete(_ test: inout Verdict.Case, _ expected: Expected) {
    if let issue = lastWords[test.name] { test.issues.append(issue) }
    guard test.outcome != .passed,
      let flows = expected.tests.first(where: { $0.name == test.name })?.flows
    else { return }
    let episodes = recording.episodes.filter { "/\(test.name)".hasSuffix("/\($0.name)") }
    let told = run.toldCase(of: test.name)
    guard flows.indices.contains(told), episodes.indices.contains(told) else { return }
    let (given, recorded) = (flows[told], episodes[told].messages)
    test.flow = Verdict.Flow(
      expected: given, recorded: recorded, cast: expected.cast, answers: episodes[told].answers)
  }
}
