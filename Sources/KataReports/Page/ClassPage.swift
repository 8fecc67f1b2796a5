import KataCore

/// The page of a class: heat map, learners, and where the class is stuck.
///
/// Texts that several learners share are in it once.
struct ClassPage: Encodable {
  var states: [State] = []
  var exercises: [Exercise] = []
  var learners: [Learner] = []
  private(set) var texts: [String] = []
  /// Title, text and drawing of each different failure, as places in `texts`.
  private(set) var failures: [[Int]] = []

  struct State: Encodable {
    var state: Grade.State
    var sign: String
    var word: String
  }

  struct Exercise: Encodable {
    var number: String
    var title: String
    var question: String?
    var begun: Int
    var passed: Int
    var groups: [Group]
  }

  /// Learners who failed in the same way.
  struct Group: Encodable {
    var title: String
    var more: String?
    /// Places in `learners`.
    var learners: [Int]
  }

  struct Learner: Encodable {
    var id: String
    var name: String
    var email: String?
    var group: String?
    var points: Int?
    var passed: Int
    var fault: String?
    var grades: [Result]
  }

  struct Result: Encodable {
    var state: Grade.State
    var points: Int?
    var byHand: String?
    var note: String?
    /// Places in `failures`.
    var failures: [Int]?
  }

  private enum CodingKeys: CodingKey { case states, exercises, learners, texts, failures }

  private var places: [String: Int] = [:]
  private var failurePlaces: [[Int]: Int] = [:]

  init(_ book: GradeBook) {
    let rows = book.rows.sorted {
      ($0.shownName.lowercased(), $0.name) < ($1.shownName.lowercased(), $1.name)
    }
    learners = rows.map { learner($0) }
    let found = Set(rows.flatMap(\.entries).map(\.state))
    states = Grade.State.allCases.filter(found.contains).map { state in
      State(state: state, sign: Report.sign(state).sign, word: Report.sign(state).word)
    }
    exercises = zip(book.exercises, book.standings).enumerated().map { index, pair in
      let (head, standing) = pair
      return Exercise(
        number: head.id.short, title: head.title, question: book.questions[head.id],
        begun: standing.begun, passed: standing.passed, groups: groups(standing, index, rows))
    }
  }

  /// The whole page.
  var html: String { Page.around(self) }

  private mutating func learner(_ row: GradeBook.Row) -> Learner {
    Learner(
      id: Page.visible(row.name), name: Page.visible(row.shownName),
      email: row.person.map { Page.visible($0.email) },
      group: row.person.map { Page.visible($0.group) }, points: row.points, passed: row.passed,
      fault: row.fault.map(Page.visible), grades: row.entries.map { result($0) })
  }

  private mutating func result(_ entry: GradeBook.Entry) -> Result {
    let found = entry.failures.map { failure in
      let parts = [place(failure.title), place(failure.text), place(failure.drawing)]
      if let known = failurePlaces[parts] { return known }
      failurePlaces[parts] = failures.count
      failures.append(parts)
      return failures.count - 1
    }
    return Result(
      state: entry.state, points: entry.points, byHand: entry.byHand.map(Page.visible),
      note: entry.note.map(Page.visible), failures: found.isEmpty ? nil : found)
  }

  private mutating func place(_ text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = texts.count
    texts.append(Page.visible(text))
    return texts.count - 1
  }

  /// Those who began and did not pass: by a known mistake, the first red test or their state.
  private func groups(
    _ standing: GradeBook.Standing, _ index: Int, _ rows: [GradeBook.Row]
  ) -> [Group] {
    let all = Dictionary(rows.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    let causes = standing.causes.map { cause in
      let edges = cause.edges.map { "E\($0)" }.joined(separator: ", ")
      let title = cause.mistake?.words ?? cause.sentence ?? (edges.isEmpty ? cause.test : edges)
      return Group(
        title: Page.visible(title), more: title == cause.test ? nil : Page.visible(cause.test),
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
      return Report.sign(entry.state).word + (entry.state == .breaksRules ? rule : "")
    }
    return (causes + states.map { Group(title: $0, learners: $1) })
      .sorted { ($1.learners.count, $0.title) < ($0.learners.count, $1.title) }
  }
}
