/// A suite's run, the messages of its tests, and the last words of a process that crashed.
package struct SuiteResult: Sendable {
  package private(set) var run: SuiteRun
  package private(set) var recording = Recording(reading: "")
  /// How many lines the learner's code printed.
  package private(set) var printed = 0
  /// By the name of the test that crashed.
  private var lastWords: [String: String] = [:]

  package init(root: String? = nil) {
    run = SuiteRun(root: root)
  }

  /// What one process left behind.
  package struct Remains: Sendable {
    package var stream: EventStream
    package var ending: Ending
    package var recording: Recording
    package var output: String
    package var errors: String

    package init(
      stream: EventStream, ending: Ending, recording: Recording = Recording(reading: ""),
      output: String = "", errors: String = ""
    ) {
      self.stream = stream
      self.ending = ending
      self.recording = recording
      self.output = output
      self.errors = errors
    }
  }

  /// Takes in what one process left, and says whether the rest has to be run again.
  package mutating func take(_ remains: Remains) -> Bool {
    printed += remains.output.split(separator: "\n").count
    let before = run.cases
    let again = run.take(remains.stream, ending: remains.ending)
    recording.add(remains.recording)
    for (name, test) in run.cases where test.outcome == .crashed && before[name] == nil {
      lastWords[name] = Self.fatalError(in: remains.errors)
    }
    return again
  }

  /// The runtime's own sentence, as in "Fatal error: Index out of range".
  private static func fatalError(in errors: String) -> String? {
    errors.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
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
    let cast = expected.cast
    if let words = lastWords[test.name] { test.issues.append(Verdict.Issue(message: words)) }
    guard test.outcome != .passed,
      let flows = expected.tests.first(where: { $0.name == test.name })?.flows
    else { return }
    let episodes = recording.episodes.filter { test.name.hasSuffix($0.name) }
    for (expected, episode) in zip(flows, episodes) where test.difference == nil {
      test.flow = Verdict.Flow(
        expected: expected, recorded: episode.messages, cast: cast)
      test.difference = MessageDifference(expected: expected, recorded: episode.messages)
    }
  }
}
