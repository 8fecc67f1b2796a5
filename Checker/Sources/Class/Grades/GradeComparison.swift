import Core
import Reports

/// The differences between the grades of two runs.
struct GradeComparison: Encodable, Equatable {
  private(set) var changes: [Change] = []
  /// The submissions that only the newer run has, and those that only the older one has.
  private(set) var new: [String]
  private(set) var left: [String]
  /// The number of submissions in which nothing changed.
  private(set) var unchanged: Int

  /// Another state, or other points, in one exercise of one submission.
  struct Change: Encodable, Equatable {
    var exercise: String
    var submission: String
    var before: Result
    var after: Result
  }

  struct Result: Encodable, Equatable {
    var state: GradeState
    var points: Int?
  }

  init(_ old: GradeBook, _ newer: GradeBook) {
    let before = Dictionary(old.rows.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let names = Set(newer.rows.map(\.name))
    new = newer.rows.map(\.name).filter { before[$0] == nil }
    left = old.rows.map(\.name).filter { !names.contains($0) }
    for index in newer.exercises.indices {
      for row in newer.rows {
        guard let was = before[row.name]?.entries[index].result else { continue }
        let entry = row.entries[index]
        if was != entry.result {
          changes.append(
            Change(
              exercise: entry.exercise.id.short, submission: row.name, before: was,
              after: entry.result))
        }
      }
    }
    let changed = Set(changes.map(\.submission))
    unchanged = newer.rows.count { before[$0.name] != nil && !changed.contains($0.name) }
  }

  var lines: [Line] {
    let width = min(24, changes.map { Visible.text($0.submission).columns }.max() ?? 0)
    let rows = changes.enumerated().map { index, change in
      let isFirst = index == 0 || changes[index - 1].exercise != change.exercise
      let name = Visible.text(change.submission).padded(to: width)
      let (was, now) = (change.before, change.after)
      let isBetter = (was.points ?? 0) < (now.points ?? 0)
      return Line(
        Span(isFirst ? change.exercise : "  ", .strong), Span("  \(name)  "),
        Span(
          was.state == now.state
            ? now.state.sign.word
            : "\(was.state.sign.word) → \(now.state.sign.word)",
          isBetter ? .good : .bad),
        Span("  \(was.words) → \(now.words)", .faint))
    }
    let people = [("new", new), ("left", left)].filter { !$0.1.isEmpty }.map { word, names in
      Line("\(word): \(names.map(Visible.text).joined(separator: ", "))")
    }
    let changed = Set(changes.map(\.submission)).count
    let counts =
      "submissions: \(changed) changed, \(unchanged) unchanged, \(new.count) new, \(left.count) left"
    return rows + (rows.isEmpty ? [] : [.empty]) + people + [Line(counts)]
  }
}

extension GradeComparison.Result {
  fileprivate var words: String { points == nil ? "no points" : points.inPoints }
}

extension GradeTable.Entry {
  fileprivate var result: GradeComparison.Result { .init(state: state, points: points) }
}
