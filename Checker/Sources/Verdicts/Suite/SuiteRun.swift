package import Basics
import Foundation

/// One exercise's suite, run in as many processes as it took; tells what to run next.
package struct SuiteRun: Sendable {
  /// True if the last process came to the end of its run.
  package private(set) var isComplete = false
  /// The stream's identifiers of the tests that need no further run.
  package private(set) var done: Set<String> = []
  /// True if a test failed otherwise than by an issue that the suite calls known.
  private(set) var hasFailed = false

  private var tests: [EventStream.Test] = []
  /// The results of the tests that were started or skipped, by their identifiers.
  private var states: [String: Verdict.Case] = [:]
  /// The argument of the running case, where its test takes arguments.
  package private(set) var argument: String?
  /// The place of the running case among its test's.
  private var place = 0
  /// The place of the case that is told of each red test, by the test's identifier.
  private var told: [String: Int] = [:]
  private let root: String?

  /// Paths of issues are told from the root, where one is named.
  package init(root: String? = nil) { self.root = root }

  /// Takes in one process's stream and end, and says whether the rest has to be run again.
  package mutating func take(_ stream: EventStream, ending: Ending) -> Bool {
    tests = (tests + stream.tests).once { $0.id == $1.id }
    let known = Dictionary(tests.map { ($0.id, $0) }) { first, _ in first }
    var running: String?
    isComplete = false
    for event in stream.events {
      if event.kind == "runEnded" { isComplete = true }
      guard let id = event.test, let test = known[id] else { continue }
      take(event, test)
      if event.kind == "testStarted" { running = id }
      if event.kind == "testEnded" || event.kind == "testSkipped" {
        done.insert(id)
        running = nil
      }
    }
    guard !isComplete, let running else { return false }
    done.insert(running)
    return breakOff(running, ending)
  }

  private mutating func take(_ event: EventStream.Event, _ declared: EventStream.Test) {
    var test =
      states[declared.id]
      ?? Verdict.Case(
        name: declared.name, outcome: .notRun, issues: [], file: declared.file.map(relative),
        line: declared.line)
    switch event.kind {
    case "testStarted": (argument, place) = (nil, -1)
    case "testCaseStarted":
      argument = event.argument
      place += 1
    case "testEnded":
      if test.outcome == .notRun { test.outcome = .passed }
    case "testSkipped", "testCancelled", "testCaseCancelled":
      if test.outcome != .failed { test.outcome = .skipped }
    case "issueRecorded" where event.isFailure:
      test.outcome = .failed
      if !event.isKnown { hasFailed = true }
      told[declared.id] = told[declared.id] ?? max(0, place)
      if var issue = event.issue {
        issue.file = issue.file.map(relative)
        issue.argument = argument
        test.issues.append(issue)
      }
    default: return
    }
    states[declared.id] = test
  }

  private func relative(_ path: String) -> String {
    guard let root, path.hasPrefix(root + "/") else { return path }
    return ExerciseLayout.original(String(path.dropFirst(root.count + 1)))
  }

  /// Blames the running test, and says whether the others are worth another run.
  private mutating func breakOff(_ id: String, _ ending: Ending) -> Bool {
    told[id] = max(0, place)
    switch ending {
    case .signalled: states[id]?.outcome = .crashed
    case .timedOut: states[id]?.outcome = .timedOut
    case .exited: states[id]?.outcome = .exited
    }
    let outcomes = states.values.map(\.outcome)
    return ending == .timedOut
      ? outcomes.count { $0 == .timedOut } <= Limits.runsAfterTimeOuts
      : outcomes.count { $0 == .crashed || $0 == .exited } <= Limits.runsAfterCrashes
  }
}

extension SuiteRun {
  /// The stream's identifiers of the tests with these names.
  func identifiers(of names: Set<String>) -> [String] {
    tests.filter { names.contains($0.name) }.map(\.id)
  }

  /// The names of all tests that were seen, in the order in which they were first seen.
  package var order: [String] { tests.map(\.name) }

  /// The results of the tests that were started or skipped, by their names.
  ///
  /// Two tests can bear one name, as overloads do: then it takes both to pass.
  package var cases: [String: Verdict.Case] {
    Dictionary(grouping: tests, by: \.name).compactMapValues { same in
      let known = same.compactMap { states[$0.id] }
      if let red = known.first(where: { $0.outcome != .passed }) { return red }
      return known.count == same.count ? known.first : nil
    }
  }

  /// The place of the case that is told of a red test: the first that failed or broke off.
  package func shownCase(of name: String) -> Int {
    tests.lazy.filter { $0.name == name }.compactMap { told[$0.id] }.first ?? 0
  }

  /// The expected tests in their order, and those that the learner added.
  package func tests(expected: [String]) -> Verdict.Tests {
    let cases = cases
    let seen = Set(order)
    let judged = expected.map { name in
      cases[name]
        ?? Verdict.Case(
          name: name, outcome: seen.contains(name) ? .notRun : .missing, issues: [])
    }
    let added = tests.filter { !expected.contains($0.name) }.compactMap { states[$0.id] }
    return Verdict.Tests(
      passed: judged.filter { $0.outcome == .passed }.count, expected: expected.count,
      cases: judged, added: added)
  }

  /// The outcome of the suite; nil when all expected tests passed.
  package func outcome(of tests: Verdict.Tests) -> Outcome? {
    let outcomes = Set(tests.cases.map(\.outcome))
    if outcomes.contains(.crashed) { return .crashed }
    if outcomes.contains(.timedOut) { return .timedOut }
    let unfinished: Set<CaseOutcome> = [.exited, .missing, .notRun, .skipped]
    if !outcomes.isDisjoint(with: unfinished) || tests.cases.isEmpty { return .incomplete }
    if outcomes.contains(.failed) { return .failed }
    return isComplete ? nil : .incomplete
  }

  /// The argument of `--skip` for one test: its identifier as a regular expression.
  package static func skip(_ id: String) -> String {
    "^\(NSRegularExpression.escapedPattern(for: id))$"
  }
}
