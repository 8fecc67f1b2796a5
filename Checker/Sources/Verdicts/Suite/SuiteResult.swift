package import Basics

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

  /// Takes in what one process left, and why it broke off; true if the rest has to be run again.
  package mutating func take(
    _ stream: EventStream, ending: Ending, recording: Recording = Recording(reading: ""),
    output: String = "", brokenOff: Verdict.Issue? = nil
  ) -> Bool {
    printed += output.split(separator: "\n").count
    let before = run.cases
    let again = run.take(stream, ending: ending)
    self.recording.add(recording)
    for (name, test) in run.cases where before[name] == nil {
      switch (test.outcome, ending) {
      case (.crashed, .signalled), (.timedOut, .timedOut): lastWords[name] = brokenOff
      case (.exited, .exited):
        lastWords[name] = Verdict.Issue(
          message: "exit, or something that calls it, ended the process, and with it the suite")
      default: continue
      }
      lastWords[name]?.argument = run.argument
    }
    return again
  }
}

extension SuiteResult {
  /// The given tests and the learner's own, with all that is known of each.
  func tests(_ expected: Expected) -> Verdict.Tests {
    var tests = run.tests(expected: expected.tests.map(\.name))
    let passed = Set(tests.cases.filter { $0.outcome == .passed }.map(\.name))
    tests.gained = expected.tests.count { $0.stubFails && passed.contains($0.name) }
    for index in tests.cases.indices { complete(&tests.cases[index], expected) }
    for index in tests.added.indices { complete(&tests.added[index], expected) }
    return tests
  }

  private func complete(_ test: inout Verdict.Case, _ expected: Expected) {
    if let issue = lastWords[test.name] { test.issues.append(issue) }
    let known = expected.tests.first { $0.name == test.name }
    test.edges = known?.edges
    guard test.outcome != .passed, let flows = known?.flows else { return }
    let episodes = recording.episodes.filter { "/\(test.name)".hasSuffix("/\($0.name)") }
    let told = run.shownCase(of: test.name)
    guard flows.indices.contains(told), episodes.indices.contains(told) else { return }
    let (given, episode) = (flows[told], episodes[told])
    // A loop without end may have sent a hundred thousand.
    let recorded = Array(episode.messages.prefix(given.messages.count + Limits.surplusMessages))
    let asides = episode.asides.filter { $0.place <= recorded.count }
    test.flow = Verdict.Flow(
      expected: given.messages, recorded: recorded, cast: expected.cast,
      expectedAsides: given.asides, asides: asides.isEmpty ? nil : asides)
  }
}
