import Core
import Reports

/// The page of a class: heat map, learners, and where the class is stuck.
///
/// Texts that several learners share are in it once.
struct ClassPage: Encodable {
  private var states: [JSONValue] = []
  private var exercises: [JSONValue] = []
  private var learners: [JSONValue] = []
  private(set) var texts: [String] = []
  /// Title, text and drawing of each different failure, as places in `texts`.
  private var failures: [[Int]] = []

  private enum CodingKeys: CodingKey { case states, exercises, learners, texts, failures }

  private var places: [String: Int] = [:]
  private var failurePlaces: [[Int]: Int] = [:]

  init(_ book: GradeBook) {
    let rows = book.rows.sorted {
      ($0.shownName.lowercased(), $0.name) < ($1.shownName.lowercased(), $1.name)
    }
    learners = rows.map { learner($0) }
    let found = Set(rows.flatMap(\.entries).map(\.state))
    states = GradeState.allCases.filter(found.contains).map { state in
      let (sign, word, _) = state.sign
      return ["state": .string(state.rawValue), "sign": .string(sign), "word": .string(word)]
    }
    exercises = zip(book.exercises, book.standings).enumerated().map { index, pair in
      let (exercise, standing) = pair
      return [
        "number": .string(exercise.id.short), "title": .string(exercise.title),
        "question": book.questions[exercise.id].map(JSONValue.string),
        "begun": .integer(standing.begun), "passed": .integer(standing.passed),
        "groups": .array(groups(standing, index, rows)),
      ]
    }
  }

  var html: String { Page.around(self) }

  private func visible(_ text: String?) -> JSONValue? {
    text.map { .string(Visible.lines($0)) }
  }

  private mutating func learner(_ row: GradeTable.Row) -> JSONValue {
    [
      "id": visible(row.name), "name": visible(row.shownName), "email": visible(row.person?.email),
      "group": visible(row.person?.group), "points": row.points.map(JSONValue.integer),
      "passed": .integer(row.passed), "fault": visible(row.fault),
      "grades": .array(row.entries.map { grade($0) }),
    ]
  }

  private mutating func grade(_ entry: GradeTable.Entry) -> JSONValue {
    let found = entry.failures.map { failure in
      let parts = [place(failure.title), place(failure.text), place(failure.drawing)]
      if let known = failurePlaces[parts] { return known }
      failurePlaces[parts] = failures.count
      failures.append(parts)
      return failures.count - 1
    }
    return [
      "state": .string(entry.state.rawValue), "points": entry.points.map(JSONValue.integer),
      "byHand": visible(entry.byHand), "note": visible(entry.note),
      "failures": found.isEmpty ? nil : .array(found.map(JSONValue.integer)),
    ]
  }

  private mutating func place(_ text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(Visible.lines(text))
    return texts.count - 1
  }

  /// Those who began and did not pass: by a known mistake, the first red test or their state.
  private func groups(
    _ standing: GradeBook.Standing, _ index: Int, _ rows: [GradeTable.Row]
  ) -> [JSONValue] {
    let all = Dictionary(rows.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    let causes = standing.causes.map { cause in
      let edges = cause.edges.map { "E\($0)" }.joined(separator: ", ")
      let title = cause.mistake?.words ?? cause.sentence ?? (edges.isEmpty ? cause.test : edges)
      return (
        title: title, more: title == cause.test ? nil : cause.test,
        learners: cause.names.compactMap { all[$0] }.sorted()
      )
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
    return (causes + states.map { (title: $0, more: nil, learners: $1) })
      .sorted { ($1.learners.count, $0.title) < ($0.learners.count, $1.title) }
      .map { title, more, learners in
        [
          "title": visible(title), "more": visible(more),
          "learners": .array(learners.map(JSONValue.integer)),
        ]
      }
  }
}
