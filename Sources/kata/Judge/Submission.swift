import Foundation
import KataCore

/// One exercise as the learner left it.
struct Submission {
  let exercise: Course.Exercise
  var expected: Expected
  let isUntouched: Bool
  let suite: Suite
  /// What the compiler said about it; empty while it compiles.
  var diagnostics: [Diagnostic] = []
  var buildSeconds: Double = 0

  /// How the suite beside the sources differs from the one as shipped.
  struct Suite {
    /// Shipped files that were changed or taken away.
    var changed: [String]
    /// Files that the learner added.
    var added: [String]

    var isChanged: Bool { !changed.isEmpty }
    var hasAdditions: Bool { !added.isEmpty }
  }

  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    try workspace.checkWhole(exercise)
    self.exercise = exercise
    expected = try workspace.expected(exercise.id)
    let folder = workspace.exercise(exercise.id)
    let given = workspace.given(exercise.id)
    let own = exercise.shipped[0].folder
    isUntouched = try workspace.differences("\(folder)/\(own)", "\(given)/start").isEmpty
    guard exercise.writes == .sources else {
      suite = Suite(changed: [], added: [])
      return
    }
    let differences = try workspace.differences("\(folder)/Tests", "\(given)/tests")
    let shipped = Set(workspace.host.files.tree("\(given)/tests"))
    suite = Suite(
      changed: differences.filter(shipped.contains),
      added: differences.filter { !shipped.contains($0) })
  }

  var id: ExerciseID { exercise.id }

  /// The part of an exercise that the compiler complains about.
  enum Part: CaseIterable {
    case sources, suite, player
  }

  /// The errors in the first part that has any, with paths from the course's root.
  func errors(
    in diagnostics: [Diagnostic], _ workspace: Workspace
  ) -> (part: Part, diagnostics: [Diagnostic])? {
    for part in Part.allCases {
      let own = diagnostics.filter { diagnostic in
        folders(of: part, workspace).contains { diagnostic.file.hasPrefix($0) }
      }
      guard own.contains(where: { $0.severity == .error }) else { continue }
      let named = own.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.file = workspace.relative(diagnostic.file)
        return diagnostic
      }
      return (part, named.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) })
    }
    return nil
  }

  private func folders(of part: Part, _ workspace: Workspace) -> [String] {
    switch part {
    case .sources: ["\(workspace.exercise(id))/Sources/"]
    case .suite: ["\(workspace.exercise(id))/Tests/", "\(workspace.given(id))/tests/"]
    case .player: ["\(workspace.solution(id))/Player/"]
    }
  }
}

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
      test.flow = Verdict.Flow(expected: expected, recorded: episode.messages)
      test.difference = MessageDifference(expected: expected, recorded: episode.messages)
    }
  }

  func scored(_ verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.score = Score.of(verdict, expected: expected)
    return verdict
  }
}

extension Workspace {
  /// Files that only one of two folders has, or that differ; paths are relative.
  func differences(_ left: String, _ right: String) throws(Complaint) -> [String] {
    var names: [String] = []
    for name in Set(host.files.tree(left)).union(host.files.tree(right)).sorted()
    where try host.files.read("\(left)/\(name)") != host.files.read("\(right)/\(name)") {
      names.append(name)
    }
    return names
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
