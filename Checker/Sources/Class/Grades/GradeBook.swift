import Basics
import Common

/// The grades of a class, with the points that were given by hand, and the people of its roster.
struct GradeBook: Sendable, Equatable {
  typealias Row = GradeTable.Row
  typealias Entry = GradeTable.Entry

  private(set) var table: GradeTable
  /// For each exercise, the submissions that fail, each with its cause.
  private var causes: [ExerciseID: [Cause]] = [:]
  private let byHand: [PointsByHand]
  private let roster: Roster?
  private let keepsTexts: Bool
  private let draws: Bool
  /// The questions of the exercises' debriefs, for the page.
  var questions: [ExerciseID: String] = [:]
  /// By submission, what would have led elsewhere, and was not read.
  private(set) var leads: [String: [String]] = [:]
  /// By submission, the exercises whose given files were edited.
  private(set) var edited: [String: [ExerciseID]] = [:]

  /// Without texts, a class of any size needs little memory; reports keep them, pages draw flows, too.
  init(
    exercises: [Course.Exercise], byHand: [PointsByHand] = [], roster: Roster? = nil,
    keepsTexts: Bool, draws: Bool = false
  ) {
    table = GradeTable(exercises: exercises)
    (self.byHand, self.roster) = (byHand, roster)
    (self.keepsTexts, self.draws) = (keepsTexts, draws)
  }

  var rows: [Row] { table.rows }
  var exercises: [Course.Exercise] { table.exercises }

  mutating func add(_ result: GradeResult) {
    let owner = result.person.map { Roster.Person(id: $0, name: $0, email: "", group: "") }
    let person = roster?[result.person ?? result.submission] ?? owner
    let own = byHand.filter { $0.id.lowercased() == result.submission.lowercased() }
    let grades = Dictionary(result.exercises.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for grade in result.exercises { group(grade, of: result.submission) }
    let leads = result.ignored.filter { [HandIn.isLink, HandIn.leadsOut].contains($0.reason) }
    if !leads.isEmpty { self.leads[result.submission] = leads.map(\.path) }
    edited[result.submission] = result.edited
    let absent: GradeState = result.fault == nil ? .notSubmitted : .machineFault
    table.rows.append(
      Row(
        name: result.submission, person: person, fault: result.fault,
        entries: exercises.map { exercise in
          let grade = grades[exercise.id] ?? Grade(exercise.id, absent)
          return entry(exercise, grade, own.last { $0.exercise == exercise.id })
        }, ignored: result.ignored.count, course: result.course, toolchain: result.toolchain))
  }

  /// Adds the roster's people who have handed in nothing.
  mutating func addAbsent() {
    let present = Set(rows.map { ($0.person?.id ?? $0.name).lowercased() })
    for person in roster?.people ?? [] where !present.contains(person.id.lowercased()) {
      add(
        GradeResult(
          submission: person.id, course: "", toolchain: "",
          exercises: exercises.map { Grade($0.id, .notSubmitted) }))
    }
  }

  private func entry(
    _ exercise: Course.Exercise, _ grade: Grade, _ byHand: PointsByHand?
  ) -> Entry {
    var entry = Entry(
      exercise, grade.state, score: byHand?.points ?? grade.score,
      verdict: keepsTexts ? grade.verdict : nil, draws: draws)
    entry.byHand = byHand.map { "by \($0.by): \($0.reason)" }
    entry.reason = byHand?.reason
    entry.note = grade.note
    entry.trust = grade.trust.flatMap { JSONValue(reading: PrettyJSON.text($0)) }
    return entry
  }

  private mutating func group(_ grade: Grade, of name: String) {
    guard let verdict = grade.verdict else { return }
    let first = verdict.tests.cases.first { $0.outcome != .passed }
    guard verdict.mistake != nil || verdict.unnamed != nil || first != nil else { return }
    let telling = verdict.tests.telling(on: verdict.mistake)
    let ending =
      switch telling?.outcome {
      case .crashed: "a crash in "
      case .timedOut: "no end in time in "
      case .exited: "an exit in "
      default: ""
      }
    causes[grade.id, default: []].append(
      Cause(
        mistake: verdict.mistake, unnamed: verdict.unnamed,
        difference: verdict.firstDifference?.words,
        ending: ending, test: (telling ?? first)?.title ?? "",
        edges: ending.isEmpty ? telling?.edges ?? [] : [],
        sentence: verdict.edges?.count == 1 ? verdict.edges?.first : nil, names: [name]))
  }

  /// Those of one mistake together, whether it has a name or not; all others by their first red test.
  private func causes(of id: ExerciseID) -> [Cause] {
    let all = causes[id] ?? []
    let alike = Dictionary(grouping: all) { $0.unnamed }.mapValues(\.count)
    func isUnnamed(_ cause: Cause) -> Bool {
      cause.unnamed != nil && (cause.test.isEmpty || alike[cause.unnamed] ?? 0 > 1)
    }
    let groups = Dictionary(grouping: all) { cause in
      cause.mistake?.sentence ?? (isUnnamed(cause) ? cause.unnamed : nil) ?? cause.ending
        + cause.test
    }
    return groups.values.map { group in
      var cause = group[0]
      cause.names = group.flatMap(\.names)
      if !isUnnamed(cause) { cause.unnamed = nil }
      return cause
    }
  }

  var hasRoster: Bool { roster != nil }

  /// Names that have points by hand, but no submission.
  var strangers: [String] {
    let names = Set(rows.map { $0.name.lowercased() })
    return byHand.map(\.id).filter { !names.contains($0.lowercased()) }
  }

  var isWhole: Bool {
    rows.allSatisfy { row in
      row.fault == nil && row.entries.allSatisfy { $0.state != .machineFault }
    }
  }

  /// The names of submissions by people who are not in the roster.
  var outsiders: [String] {
    roster.map { all in rows.filter { all[$0.person?.id ?? $0.name] == nil }.map(\.name) } ?? []
  }

  /// A known mistake or a first red test, and the submissions that fail by it.
  struct Cause: Equatable, Sendable {
    /// Nil if none was recognised; then its messages or the test tell them apart.
    var mistake: Verdict.Mistake?
    /// A digest of the messages that they share.
    var unnamed: String?
    /// The first difference, in words.
    var difference: String?
    /// The words before the title of a test that was broken off, such as "a crash in "; else empty.
    var ending = ""
    var test: String
    var edges: [Int]
    /// The README's sentence on the test's edge, behind its number.
    var sentence: String?
    var names: [String] = []

    /// A mistake that no mutant explains, in words; nil if it has a name, or is none.
    var unnamedWords: String? {
      guard unnamed != nil else { return nil }
      let words =
        edges.map { "E\($0)" } + [difference ?? (test.isEmpty ? "other messages" : "\"\(test)\"")]
      return "no name yet: \(words.joined(separator: ", "))"
    }
  }

  struct Standing: Equatable, Sendable {
    var id: ExerciseID
    /// The number of submissions in which it was begun, by their states.
    var states: [GradeState: Int]
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
        causes: causes(of: id).sorted {
          ($1.names.count, $0.test, $0.names[0]) < ($0.names.count, $1.test, $1.names[0])
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
  var inPoints: String { map { "\($0 / 100).\($0 % 100 < 10 ? "0" : "")\($0 % 100)" } ?? "" }
}

extension GradeTable.Row {
  /// The points by hand, as in "03: 1.00 by Kim: on paper".
  var byHand: [String] {
    entries.compactMap { entry in
      entry.byHand.map { "\(entry.exercise.id.short): \(entry.points.inPoints) \($0)" }
    }
  }
}

extension GradeState {
  /// True if the learner has changed something, and it could be judged.
  var isBegun: Bool { ![.notSubmitted, .notStarted, .machineFault].contains(self) }
}
