extension Verdict {
  /// The results of a learner's suite against right and wrong implementations.
  package struct Subjects: Codable, Sendable, Equatable {
    package var state: State
    package var accepted: Int
    package var right: Int
    package var caught: Int
    package var wrong: Int
    package var cases: [Case]
    /// The README's edges for which no wrong one was there, or none was caught.
    package var untried: [String]

    package enum State: String, Codable, Sendable {
      /// The suite does not even hold for the given implementation.
      case notReached
      /// This copy has only what the exercise gives: nothing to grade by.
      case notSupplied
      case judged
      /// They are the learner's own parts, with one message method after another silent.
      case silenced
    }

    package struct Case: Codable, Sendable, Equatable {
      /// Gives nothing away: "right1", "wrong07".
      package var name: String
      package var kind: Subject.Kind
      package var edge: String?
      package var description: String
      package var outcome: SubjectOutcome
      /// The tests that did not pass on a right one.
      package var failing: [Verdict.Case] = []

      package init(name: String, _ subject: Subject, _ outcome: SubjectOutcome) {
        (self.name, self.outcome) = (name, outcome)
        (kind, edge, description) = (subject.kind, subject.edge, subject.description)
      }

      /// True if the suite says of it what it should.
      package var isJudgedRightly: Bool {
        switch kind {
        case .right: outcome == .accepted
        case .wrong, .places: outcome != .accepted && outcome != .notRun
        }
      }
    }

    package init(_ state: State, _ cases: [Case], edges: [String] = []) {
      (self.state, self.cases) = (state, cases)
      right = cases.count { $0.kind == .right }
      accepted = cases.count { $0.kind == .right && $0.isJudgedRightly }
      wrong = cases.count - right
      let caught = cases.filter { $0.kind == .wrong && $0.isJudgedRightly }
      self.caught = caught.count
      untried = edges.filter { edge in !caught.contains { $0.edge == edge } }
    }
  }
}

extension Verdict.Subjects {
  /// Counts places that no test ran as one more that is not caught.
  package mutating func add(untried places: [Untried]) {
    guard let first = places.first else { return }
    let names = places.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
    let text = first.text.isEmpty ? "" : ", \"\(first.text)\""
    let rest = names.dropFirst().prefix(12).map { ", nor \($0)" }.joined()
    let sentence = "\(names[0])\(text) is never run\(rest)."
    cases.append(Case(name: "untried", Subject(places: sentence), .accepted))
    wrong += 1
  }

  /// Counts each role whose classes no test names as one more that is not caught.
  package mutating func add(_ parts: OwnParts, namedIn tests: [String]) {
    guard state != .notReached else { return }
    let words = Set(tests.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    for (role, classes) in parts.classes.sorted(by: { $0.key.title < $1.key.title }) {
      let isNamed = classes.contains { words.contains($0[...]) }
      let sentence = "no test names \(classes.sorted()[0]): test it between doubles, too."
      let subject = Subject(places: sentence, edge: role.title)
      cases.append(Case(name: "alone", subject, isNamed ? .rejected : .accepted))
      wrong += 1
      caught += isNamed ? 1 : 0
    }
  }
}

extension Verdict.Subjects {
  var rejected: [Case] { cases.filter { $0.kind == .right && !$0.isJudgedRightly } }

  /// Nil when all right ones are accepted and all wrong ones are caught, and they are all there.
  package var outcome: Outcome? {
    switch rejected.first?.outcome {
    case .crashed: return .crashed
    case .timedOut: return .timedOut
    case .notRun where state == .notReached: return .failed
    case .exited, .notRun: return .incomplete
    case .accepted, .rejected: return .failed
    case nil where caught < wrong || wrong == 0: return .failed
    case nil: return state == .notSupplied ? .notGraded : nil
    }
  }

  /// The share of the wrong ones that is caught; nothing when a right one is rejected.
  ///
  /// Half of it where there are only the given ones, since most are not.
  package var score: Double {
    guard accepted == right, wrong > 0 else { return 0 }
    let most = state == .notSupplied ? 50.0 : 100
    return (Double(caught) / Double(wrong) * most).rounded(.down) / 100
  }
}

/// The tests that a learner has written beside a given suite.
package struct OwnTests: Sendable {
  /// Those of none, if the tests do not compile.
  var subjects = Verdict.Subjects(.notReached, [])
  /// The error with which they fail to compile.
  var error: Diagnostic?
}

extension StageResults {
  /// On own tests that could not be judged, and why.
  var ownNotes: [String] {
    var notes: [String] = []
    if suite != nil, let error = ownTests?.error {
      notes.append(
        "your own tests don't compile with a right implementation other than yours: use only "
          + "what the scene declares, and nothing from your Sources: \(error.message)")
    }
    if suite != nil, let addedError {
      notes.append(
        "your own tests don't compile, and were left out: "
          + "\(addedError.file):\(addedError.line): \(addedError.message)")
    }
    if let ownFault { notes.append(ownFault) }
    return notes
  }
}
