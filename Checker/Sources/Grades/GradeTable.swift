package import Basics

/// Grades by submission and exercise, as every format prints them: 100 points for each exercise.
package struct GradeTable: Sendable, Equatable {
  package var rows: [Row] = []
  package let exercises: [Course.Exercise]

  /// The most points of one exercise.
  package static let most = 100

  package init(exercises: [Course.Exercise]) { self.exercises = exercises }

  /// The grades of one learner, who has just checked.
  package init(_ verdicts: [Verdict], _ toolchain: String, _ course: Course) {
    let known = Dictionary(verdicts.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    exercises = course.exercises.filter { known[$0.id] != nil }
    let entries = exercises.compactMap { exercise in
      known[exercise.id].map { verdict in
        Entry(
          exercise, GradeState(verdict.outcome), score: verdict.score, verdict: verdict,
          draws: false)
      }
    }
    rows = [Row(name: "learner", entries: entries, toolchain: toolchain)]
  }

  package struct Row: Sendable, Equatable {
    package var name: String
    /// Nil if no roster lists the name.
    package var person: Person?
    /// The reason why nothing could be read, if so.
    package var fault: String?
    package var entries: [Entry]
    /// The number of files that were handed in but not read.
    package var ignored: Int
    package var course: String
    package var toolchain: String

    package init(
      name: String, person: Person? = nil, fault: String? = nil, entries: [Entry],
      ignored: Int = 0, course: String = "", toolchain: String
    ) {
      (self.name, self.person, self.fault, self.entries) = (name, person, fault, entries)
      (self.ignored, self.course, self.toolchain) = (ignored, course, toolchain)
    }

    /// Nil if an exercise could not be graded: a sum without it would mislead.
    package var points: Int? {
      entries.allSatisfy { $0.points != nil } ? entries.compactMap(\.points).reduce(0, +) : nil
    }

    package var passed: Int { entries.count { $0.state == .passed } }
  }

  package struct Person: Equatable, Sendable {
    package var id, name, email, group: String

    package init(id: String, name: String, email: String, group: String) {
      (self.id, self.name, self.email, self.group) = (id, name, email, group)
    }
  }

  package struct Entry: Sendable, Equatable {
    package var exercise: Course.Exercise
    package var state: GradeState
    /// From 0 to 100; nil if it could not be graded.
    package var points: Int?
    /// The words for points that were given by hand, as in "by Kim: on paper".
    package var byHand: String?
    /// The reason for points by hand, without who gave them.
    package var reason: String?
    package var note: String?
    /// The grounds on which the grade can be trusted.
    package var trust: JSONValue?
    /// The compiler's errors, each at its place.
    var problems: [WorkflowCommand] = []
    package var tests: [Test] = []
    package var broken: [RuleFinding] = []
    /// The verdict below its title, in lines of plain text; none if it passed or was not judged.
    package var text = ""

    /// Without a verdict, no text is kept.
    package init(
      _ exercise: Course.Exercise, _ state: GradeState, score: Double?, verdict: Verdict?,
      draws: Bool
    ) {
      (self.exercise, self.state) = (exercise, state)
      points = score.map { Int(($0 * Double(most)).rounded()) }
      guard let verdict else { return }
      tests = verdict.tests.cases.map { Test($0, draws: draws) }
      problems = verdict.diagnostics.filter { $0.severity == .error }.map {
        WorkflowCommand(
          file: $0.file, line: $0.line, title: "\(exercise.id.short) · does not compile",
          message: $0.message)
      }
      broken = verdict.rules.broken
      if state != .passed {
        text = plain(Report.verdict(verdict, Offers(hints: [], solutions: [])).dropFirst())
      }
    }

    /// The exercise's title behind its number.
    package var title: String { "\(exercise.id.short) · \(exercise.title)" }

    /// The grade in words for the learner; the note is a remark for the trainer.
    package var words: String {
      [byHand.map { "points \($0)" }, text.isEmpty ? state.sign.word : text]
        .compactMap(\.self).joined(separator: "\n")
    }
  }

  package struct Test: Sendable, Equatable {
    package var name: String
    package var outcome: CaseOutcome
    /// The reason for which it did not pass.
    package var text: String
    var file: String?
    var line: Int?
    /// The numbers of the README's edges that it is about.
    package var edges: [Int]
    /// Both message flows of a test that did not pass, as they are drawn in a terminal.
    package var drawing: String?

    init(_ test: Verdict.Case, draws: Bool) {
      (name, outcome, edges) = (test.name, test.outcome, test.edges ?? [])
      drawing =
        draws ? FailedFlow(test).map { plain($0.diagram.lines(on: Medium(width: 80))) } : nil
      let issue = test.shownIssue
      file = issue?.file ?? test.file
      line = issue?.file == nil ? test.line : issue?.line
      let place = "\(file ?? ""):\(line ?? 0)"
      text = plain(Report.testCase(test).dropFirst().filter { !$0.text.hasSuffix(place) })
    }
  }

  /// Text as a terminal in the course's folder has it, without the indent that all lines have.
  private static func plain(_ lines: some Sequence<Line>) -> String {
    let renderer = Renderer(color: false, program: "./kata")
    let texts = lines.map { renderer.render($0) }
    let indent = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return texts.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }
}

/// The outcomes of `kata check`, and two that only a class has.
package enum GradeState: String, Codable, Sendable, CaseIterable {
  case notSubmitted
  case notStarted, notCompiled, failed, crashed, timedOut, incomplete, diverged, breaksRules
  case notGraded, passed
  /// It could not be read, or the machine is at fault: it does not count as 0, and is tried again.
  case machineFault

  package init(_ outcome: Outcome) { self = Self(rawValue: outcome.rawValue) ?? .machineFault }

  package var sign: (sign: String, word: String, style: Style) {
    switch self {
    case .passed: ("✓", "passed", .good)
    case .failed: ("✗", "tests fail", .bad)
    case .diverged: ("≠", "differs from the reference", .bad)
    case .breaksRules: ("§", "breaks a rule", .bad)
    case .notCompiled: ("!", "does not compile", .bad)
    case .crashed: ("#", "crashes", .bad)
    case .timedOut: ("∞", "does not end", .bad)
    case .incomplete: ("%", "ends early", .bad)
    case .notGraded: ("~", "can't be graded in this copy", .doubtful)
    case .notStarted: ("·", "as it was given", .faint)
    case .notSubmitted: ("-", "not handed in", .faint)
    case .machineFault: ("?", "not graded", .doubtful)
    }
  }
}
