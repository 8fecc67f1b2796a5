import Basics
import Common

/// The data of the page of a class: its heat map, its learners, and where they are stuck.
///
/// Failures that several learners share are in it once.
struct ClassPage: Encodable {
  private(set) var states: [State] = []
  private(set) var exercises: [Exercise] = []
  private(set) var learners: [Learner] = []
  private(set) var failures: [Failure] = []

  struct State: Encodable {
    var state: GradeState
    var sign, word: String
  }

  struct Exercise: Encodable {
    var number, title: String
    var question: String?
    var begun, passed: Int
    var groups: [Group]
  }

  /// Those who began and did not pass: by a known mistake, the first red test or their state.
  struct Group: Encodable {
    var title: String
    var more: String?
    /// Places among the learners.
    var learners: [Int]
  }

  struct Learner: Encodable {
    var id, name: String
    var email, group: String?
    var points: Int?
    var passed: Int
    var fault: String?
    var grades: [Grade]
  }

  struct Grade: Encodable {
    var state: GradeState
    var points: Int?
    var byHand, note: String?
    /// Places among the failures; nil without one.
    var failures: [Int]?
  }

  typealias Failure = GradeTable.Entry.Failure

  init(_ book: GradeBook) {
    let rows = book.rows.sorted {
      ($0.shownName.lowercased(), $0.name) < ($1.shownName.lowercased(), $1.name)
    }
    let known = Set(rows.flatMap(\.entries).flatMap(\.failures))
      .sorted { ($0.title, $0.text, $0.drawing) < ($1.title, $1.text, $1.drawing) }
    let places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1, $0) })
    failures = known.map {
      Failure(title: $0.title.visible, text: $0.text.visible, drawing: $0.drawing.visible)
    }
    learners = rows.map { row in
      Learner(
        id: row.name.visible, name: row.shownName.visible, email: row.person?.email.visible,
        group: row.person?.group.visible, points: row.points, passed: row.passed,
        fault: row.fault?.visible,
        grades: row.entries.map { entry in
          let found = entry.failures.compactMap { places[$0] }
          return Grade(
            state: entry.state, points: entry.points, byHand: entry.byHand?.visible,
            note: entry.note?.visible, failures: found.isEmpty ? nil : found)
        })
    }
    let found = Set(rows.flatMap(\.entries).map(\.state))
    states = GradeState.allCases.filter(found.contains).map {
      State(state: $0, sign: $0.sign.sign, word: $0.sign.word)
    }
    exercises = zip(book.exercises, book.standings).enumerated().map { index, pair in
      let (exercise, standing) = pair
      return Exercise(
        number: exercise.id.short, title: exercise.title, question: book.questions[exercise.id],
        begun: standing.begun, passed: standing.passed, groups: Self.groups(standing, index, rows))
    }
  }

  var html: String { Page.around(self) }

  private static func groups(
    _ standing: GradeBook.Standing, _ index: Int, _ rows: [GradeTable.Row]
  ) -> [Group] {
    let all = Dictionary(rows.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    let causes = standing.causes.map { cause in
      let edges = cause.edges.map { "E\($0)" }.joined(separator: ", ")
      let test = cause.ending + cause.test
      let title =
        cause.mistake?.words ?? cause.unnamedWords ?? cause.sentence
        ?? (edges.isEmpty ? test : edges)
      return Group(
        title: title.visible, more: title == test ? nil : test.visible,
        learners: cause.names.compactMap { all[$0] }.sorted())
    }
    let told = Set(causes.flatMap(\.learners))
    let others = rows.indices.filter { row in
      let state = rows[row].entries[index].state
      return !told.contains(row) && state.isBegun && state != .passed
    }
    let states = Dictionary(grouping: others) { row in
      let entry = rows[row].entries[index]
      let rule = entry.broken.first.map { ": \($0.rule.rawValue)" } ?? ""
      return entry.state.sign.word + (entry.state == .breaksRules ? rule : "")
    }
    return (causes + states.map { Group(title: $0, learners: $1) })
      .sorted { ($1.learners.count, $0.title) < ($0.learners.count, $1.title) }
  }
}

extension String {
  /// Texts of others, with control characters made visible.
  fileprivate var visible: String { Visible.lines(self) }
}
