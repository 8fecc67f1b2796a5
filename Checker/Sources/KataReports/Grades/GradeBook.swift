package import KataCore

/// The grades of a class, with the points that were given by hand, and the people of its roster.
///
/// Points are computed here alone, 100 for each exercise, so that all formats have the same numbers.
package struct GradeBook: Sendable, Equatable {
  package internal(set) var rows: [Row] = []
  package let exercises: [Course.Exercise]
  /// For each exercise, its groups of submissions that fail by the same mistake or first red test.
  private var causes: [ExerciseID: [String: Cause]] = [:]
  private let byHand: [PointsByHand]
  private let roster: Roster?
  private let keepsTexts: Bool
  private let draws: Bool
  /// The questions of the exercises' debriefs, for the page.
  package var questions: [ExerciseID: String] = [:]

  package struct Row: Sendable, Equatable {
    package var name: String
    /// Nil if no roster lists the name.
    package var person: Roster.Person?
    /// The reason why nothing could be read, if so.
    package var fault: String?
    package var entries: [Entry]
    /// The number of files that were handed in but not read.
    var ignored: Int
    var course: String
    var toolchain: String

    /// Nil if an exercise could not be graded: a sum without it would mislead.
    var points: Int? {
      entries.allSatisfy { $0.points != nil } ? entries.compactMap(\.points).reduce(0, +) : nil
    }

    var passed: Int { entries.count { $0.state == .passed } }

    /// The points by hand, as in "03: 1.00 by Kim: on paper".
    var byHand: [String] {
      entries.compactMap { entry in
        entry.byHand.map { "\(entry.exercise.id.short): \(entry.points.inPoints) \($0)" }
      }
    }
  }

  package struct Entry: Sendable, Equatable {
    package var exercise: Course.Exercise
    package var state: Grade.State
    /// From 0 to 100; nil if it could not be graded.
    package var points: Int?
    /// The words for points that were given by hand, as in "by Kim: on paper".
    var byHand: String?
    /// The reason for points by hand, without who gave them.
    var reason: String?
    var note: String?
    var trust: Trust?
    /// The compiler's errors, each at its place.
    var problems: [WorkflowCommand] = []
    var tests: [Test] = []
    var broken: [RuleFinding] = []
    /// The verdict below its title, in lines of plain text; none if it passed or was not judged.
    var text = ""
  }

  struct Test: Sendable, Equatable {
    var name: String
    var outcome: CaseOutcome
    /// The reason for which it did not pass.
    var text: String
    var file: String?
    var line: Int?
    /// The numbers of the README's edges that it is about.
    var edges: [Int]
    /// Both message flows of a test that did not pass, as they are drawn in a terminal.
    var drawing: String?

    init(_ test: Verdict.Case, draws: Bool = false) {
      (name, outcome, edges) = (test.name, test.outcome, test.edges ?? [])
      drawing = draws ? FailedFlow(test).map { GradeBook.text($0.drawing) } : nil
      (file, line) = (
        test.told?.file ?? test.file, test.told?.file == nil ? test.line : test.told?.line
      )
      let place = "\(file ?? ""):\(line ?? 0)"
      text = GradeBook.text(
        Report.testCase(test).dropFirst().filter { !$0.text.hasSuffix(place) })
    }
  }

  /// The most points of one exercise.
  static let most = 100

  /// Without texts, a class of any size needs little memory; reports keep them, pages draw flows, too.
  package init(
    exercises: [Course.Exercise], byHand: [PointsByHand] = [], roster: Roster? = nil,
    keepsTexts: Bool, draws: Bool = false
  ) {
    (self.exercises, self.byHand, self.roster) = (exercises, byHand, roster)
    (self.keepsTexts, self.draws) = (keepsTexts, draws)
  }

  /// The grades of one learner, who has just checked.
  package init(_ verdicts: [Verdict], _ toolchain: String, _ course: Course) {
    let ids = verdicts.map(\.id)
    self.init(exercises: course.exercises.filter { ids.contains($0.id) }, keepsTexts: true)
    let grades = verdicts.map { verdict in
      Grade(
        verdict,
        Trust(
          how: verdict.isCompared ? .reference : .suite, box: .none, layers: [], selfTest: nil))
    }
    add(GradeResult(submission: "learner", course: "", toolchain: toolchain, exercises: grades))
  }

  package mutating func add(_ result: GradeResult) {
    let own = byHand.filter { $0.id.lowercased() == result.submission.lowercased() }
    let grades = Dictionary(result.exercises.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for grade in result.exercises { group(grade, of: result.submission) }
    rows.append(
      Row(
        name: result.submission, person: roster?[result.submission], fault: result.fault,
        entries: exercises.map { exercise in
          let grade = grades[exercise.id] ?? Grade(exercise.id, .notSubmitted)
          let score = result.fault == nil ? grade.score : nil
          return entry(exercise, grade, score, own.last { $0.exercise == exercise.id })
        }, ignored: result.ignored.count, course: result.course, toolchain: result.toolchain))
  }

  /// Adds the roster's people who have handed in nothing.
  package mutating func addAbsent() {
    let present = Set(rows.map { $0.name.lowercased() })
    for person in roster?.people ?? [] where !present.contains(person.id.lowercased()) {
      add(
        GradeResult(
          submission: person.id, course: "", toolchain: "",
          exercises: exercises.map { Grade($0.id, .notSubmitted) }))
    }
  }

  private func entry(
    _ exercise: Course.Exercise, _ grade: Grade, _ score: Double?, _ byHand: PointsByHand?
  ) -> Entry {
    var entry = Entry(
      exercise: exercise, state: grade.state,
      points: (byHand?.points ?? score).map { Int(($0 * Double(Self.most)).rounded()) },
      byHand: byHand.map { "by \($0.by): \($0.reason)" }, reason: byHand?.reason, note: grade.note,
      trust: grade.trust)
    guard keepsTexts, let verdict = grade.verdict else { return entry }
    entry.tests = verdict.tests.cases.map { Test($0, draws: draws) }
    entry.problems = verdict.diagnostics.filter { $0.severity == .error }.map {
      WorkflowCommand(
        file: $0.file, line: $0.line, title: "\(exercise.id.short) · does not compile",
        message: $0.message)
    }
    entry.broken = verdict.rules.broken
    if grade.state != .passed {
      entry.text = Self.text(
        Report.verdict(verdict, Offers(hints: [], solutions: [])).dropFirst())
    }
    return entry
  }

  /// Plain text without the indent that all lines have.
  fileprivate static func text(_ lines: some Sequence<Line>) -> String {
    let texts = lines.map(\.text)
    let indent = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return texts.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }

  private mutating func group(_ grade: Grade, of name: String) {
    guard let verdict = grade.verdict else { return }
    let first = verdict.tests.cases.first { $0.outcome != .passed }
    guard let title = verdict.mistake?.sentence ?? first?.title else { return }
    let cause = Cause(
      mistake: verdict.mistake, test: first?.title ?? "", edges: first?.edges ?? [],
      sentence: verdict.edge)
    causes[grade.id, default: [:]][title, default: cause].names.append(name)
  }

  var hasRoster: Bool { roster != nil }

  /// Names that have points by hand, but no submission.
  var strangers: [String] {
    let names = Set(rows.map { $0.name.lowercased() })
    return byHand.map(\.id).filter { !names.contains($0.lowercased()) }
  }

  package var isWhole: Bool {
    rows.allSatisfy { row in
      row.fault == nil && row.entries.allSatisfy { $0.state != .machineFault }
    }
  }

  /// The names of submissions by people who are not in the roster.
  var outsiders: [String] {
    hasRoster ? rows.filter { $0.person == nil }.map(\.name) : []
  }

  /// A known mistake or a first red test, and the submissions that fail by it.
  struct Cause: Equatable, Sendable {
    /// Nil if none was recognised; then the test tells them apart.
    var mistake: Verdict.Mistake?
    var test: String
    var edges: [Int]
    /// The README's sentence on the test's edge, behind its number.
    var sentence: String?
    var names: [String] = []
  }

  struct Standing: Equatable, Sendable {
    var id: ExerciseID
    /// The number of submissions in which it was begun, by their states.
    var states: [Grade.State: Int]
    /// Those of most submissions first.
    var causes: [Cause]
    var begun: Int { states.values.reduce(0, +) }
    var passed: Int { states[.passed] ?? 0 }
  }

  var standings: [Standing] {
    exercises.indices.map { index in
      let states = rows.map(\.entries[index].state).filter(\.isBegun)
      let id = exercises[index].id
      return Standing(
        id: id, states: Dictionary(grouping: states) { $0 }.mapValues(\.count),
        causes: (causes[id] ?? [:]).values.sorted {
          ($1.names.count, $0.test) < ($0.names.count, $1.test)
        })
    }
  }

  /// The exercises that were begun and not passed, those of most people first.
  var toTalkAbout: [Standing] {
    standings.filter { $0.passed < $0.begun }
      .sorted { ($1.begun - $1.passed, $0.id) < ($0.begun - $0.passed, $1.id) }
  }
}

extension Int? {
  /// Hundredths, with two digits behind the point in every locale; empty without a number.
  var inPoints: String {
    map { "\($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" } ?? ""
  }
}

extension Grade.State {
  /// True if the learner has changed something, and it could be judged.
  var isBegun: Bool { ![.notSubmitted, .notStarted, .machineFault].contains(self) }
}
