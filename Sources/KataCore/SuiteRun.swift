import Foundation

/// How a process ended.
package enum Ending: Sendable, Equatable {
  case exited(Int32)
  case signalled(Int32)
  case timedOut
}

/// One exercise's suite, run in as many processes as it took; tells what to run next.
package struct SuiteRun: Sendable {
  /// What became of each test that was seen, by its name.
  package private(set) var cases: [String: Verdict.Case] = [:]
  /// Names in the order in which they were first seen.
  package private(set) var order: [String] = []
  /// Whether the last process came to the end of its run.
  package private(set) var isComplete = false
  /// The stream's identifiers of the tests that need no further run.
  package private(set) var done: Set<String> = []

  private var broken = 0
  private var timeOuts = 0
  private var seen: Set<String> = []

  package init() {}

  /// Takes in one process's stream and end, and says whether the rest has to be run again.
  package mutating func take(_ stream: EventStream, ending: Ending) -> Bool {
    var names: [String: String] = [:]
    for test in stream.tests {
      names[test.id] = test.name
      if seen.insert(test.id).inserted { order.append(test.name) }
    }
    var running: String?
    for event in stream.events {
      guard let id = event.test, let name = names[id] else { continue }
      take(event, name)
      if event.kind == "testStarted" { running = id }
      if event.kind == "testEnded" || event.kind == "testSkipped" {
        done.insert(id)
        running = nil
      }
    }
    isComplete = stream.events.contains { $0.kind == "runEnded" }
    guard !isComplete, let running, let name = names[running] else { return false }
    done.insert(running)
    return breakOff(name, ending)
  }

  private mutating func take(_ event: EventStream.Event, _ name: String) {
    switch event.kind {
    case "testStarted":
      cases[name] = Verdict.Case(name: name, outcome: .notRun, issues: [])
    case "testEnded":
      if cases[name]?.outcome == .notRun { cases[name]?.outcome = .passed }
    case "testSkipped", "testCancelled", "testCaseCancelled":
      cases[name] = Verdict.Case(name: name, outcome: .skipped, issues: [])
    case "issueRecorded" where event.isFailure:
      cases[name]?.outcome = .failed
      if let issue = event.issue { cases[name]?.issues.append(issue) }
    default: break
    }
  }

  /// Blames the running test; a crash is worth three more runs, a time-out one.
  private mutating func breakOff(_ name: String, _ ending: Ending) -> Bool {
    switch ending {
    case .signalled: cases[name]?.outcome = .crashed
    case .timedOut: cases[name]?.outcome = .timedOut
    case .exited: cases[name]?.outcome = .exited
    }
    guard ending != .timedOut else {
      timeOuts += 1
      return timeOuts == 1
    }
    broken += 1
    return broken <= 3
  }
}

extension SuiteRun {
  /// The expected tests in their order, and those that the learner added.
  package func tests(expected: [String]) -> Verdict.Tests {
    let judged = expected.map { name in
      cases[name]
        ?? Verdict.Case(
          name: name, outcome: order.contains(name) ? .notRun : .missing, issues: [])
    }
    let added = order.filter { !expected.contains($0) }.compactMap { cases[$0] }
    return Verdict.Tests(
      passed: judged.filter { $0.outcome == .passed }.count, expected: expected.count,
      cases: judged, added: added)
  }

  /// What the suite stage comes to; nil when all expected tests passed.
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
