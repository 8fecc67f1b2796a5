import Foundation
import KataCore

extension Submission {
  /// A verdict in which no test has run.
  func verdict(_ outcome: Outcome) -> Verdict {
    var verdict = Verdict(
      id: exercise.id, title: exercise.title, scene: exercise.scene, outcome: outcome,
      tests: Verdict.Tests(expected: expected.tests.count))
    verdict.diagnostics = diagnostics
    verdict.seconds = buildSeconds
    return verdict
  }

  /// What the suite stage comes to: `passed` until a later stage says otherwise.
  func verdict(_ result: SuiteRunner.Result, in workspace: Workspace) -> Verdict {
    let tests = tests(result, in: workspace)
    var verdict = self.verdict(result.run.outcome(of: tests) ?? .passed)
    verdict.tests = tests
    if result.printed > 0 {
      verdict.notes.append("your code printed something: swift test --filter \(id) shows it")
    }
    if suite.isChanged {
      let names = suite.changed.joined(separator: ", ")
      verdict.notes.append("\(names) was changed; the suite as shipped was used")
    }
    return verdict
  }

  /// The given tests and the learner's own, with all that is known of each.
  func tests(_ result: SuiteRunner.Result, in workspace: Workspace) -> Verdict.Tests {
    var tests = result.run.tests(expected: expected.tests.map(\.name))
    for index in tests.cases.indices {
      complete(&tests.cases[index], result, workspace)
    }
    for index in tests.added.indices {
      complete(&tests.added[index], result, workspace)
    }
    return tests
  }

  /// Adds what the runner knows of a test that did not pass.
  private func complete(
    _ test: inout Verdict.Case, _ result: SuiteRunner.Result, _ workspace: Workspace
  ) {
    for index in test.issues.indices {
      test.issues[index].file = test.issues[index].file.map(workspace.relative)
    }
    if let words = result.lastWords[test.name] {
      test.issues.append(Verdict.Issue(message: words))
    }
    guard test.outcome != .passed,
      let flows = expected.tests.first(where: { $0.name == test.name })?.flows
    else { return }
    let episodes = result.recording.episodes.filter { test.name.hasSuffix($0.name) }
    for (expected, episode) in zip(flows, episodes) where test.difference == nil {
      test.flow = Verdict.Flow(
        expected: expected, recorded: episode.messages, cast: self.expected.cast)
      test.difference = MessageDifference(expected: expected, recorded: episode.messages)
    }
  }

  func scored(_ verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.score = Score.of(verdict, expected: expected)
    return verdict
  }
}

extension Verdict {
  /// What the reference stage comes to.
  mutating func take(_ comparison: Comparison, _ ending: Ending, _ scripts: Scripts) {
    reference.seed = scripts.seed
    reference.scripts = scripts.count + scripts.scenarios.count
    switch comparison {
    case .agreed(let scripts):
      reference.state = .agreed
      reference.scripts = scripts
    case .differs(let difference):
      reference.state = .diverged
      reference.difference = difference
      outcome = .diverged
    case .brokenOff(let difference):
      reference.difference = difference
      switch ending {
      case .signalled: (reference.state, outcome) = (.crashed, .crashed)
      case .timedOut: (reference.state, outcome) = (.timedOut, .timedOut)
      case .exited: (reference.state, outcome) = (.incomplete, .incomplete)
      }
    }
  }
}
