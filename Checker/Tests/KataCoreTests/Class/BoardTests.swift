import Testing

@testable import KataCore
@testable import KataReports

/// A learner's entry, and what becomes of many.
@Suite struct BoardTests {
  private let course = Course.sample.exercises
  private let late = BoardEntry.Red(test: "late", edge: 4)

  private func id(_ number: Int) -> ExerciseID { ExerciseID(number: number) }

  private func state(_ outcomes: Outcome?...) -> PathState {
    PathState(
      exercises: zip(course, outcomes).map { ExerciseState($0, outcome: $1, changed: false) })
  }

  private func entry(
    _ name: String = "ann", _ outcomes: Outcome?..., red: BoardEntry.Red? = nil, time: Int,
    after last: BoardEntry? = nil
  ) -> BoardEntry {
    let state = PathState(
      exercises: zip(course, outcomes).map { ExerciseState($0, outcome: $1, changed: false) })
    return BoardEntry(name, state, at: state.current(), red: red, time: time, after: last)
  }

  private func board(_ entries: [BoardEntry], now: Int = 6000) -> Board {
    Board(entries, now: now, known: course.map(\.id))
  }

  // MARK: An entry

  @Test func `the exercise at hand is the one that was judged, or the next that is open`() {
    let state = state(.failed, .notStarted, .notStarted)
    #expect(state.current()?.id == id(1))
    #expect(state.current(after: [id(2)])?.id == id(2))
    #expect(self.state(.failed, .passed, .notStarted).current(after: [id(2)])?.id == id(10))
    #expect(self.state(.failed, .passed, .passed).current(after: [id(10)])?.id == id(1))
    #expect(self.state(.notStarted, nil).current(after: [id(1), id(2)])?.id == id(2))
    #expect(self.state(.passed, .passed, .notGraded).current() == nil)
  }

  @Test func `a test is red since it was first red, also while the code does not compile`() {
    let first = entry(.failed, red: late, time: 100)
    let broken = entry(.notCompiled, time: 200, after: first)
    #expect(broken.red == late)
    let again = entry(.failed, red: late, time: 300, after: broken)
    #expect([first, broken, again].map(\.since) == [100, 100, 100])
    #expect(again.time == 300)

    let other = entry(.failed, red: .init(test: "other", edge: nil), time: 400, after: again)
    #expect(other.since == 400)
    let next = entry("ann", .passed, .notStarted, time: 500, after: other)
    #expect(next.since == 500 && next.red == nil && !next.isRed)
    #expect(entry("ann", .passed, .notCompiled, time: 600, after: other).red == nil)
  }

  private func entry(
    _ outcome: Outcome, red: BoardEntry.Red? = nil, time: Int, after last: BoardEntry? = nil
  ) -> BoardEntry { entry("ann", outcome, red: red, time: time, after: last) }

  // MARK: A board

  @Test func `those who are stuck longest come first, those who are away last`() {
    let board = board([
      entry("away", .failed, red: late, time: 60), entry("done", .passed, time: 5900),
      entry("new", .failed, red: late, time: 5400),
      entry("old", .failed, red: late, time: 5990, after: entry(.failed, red: late, time: 4800)),
      entry("far", .failed, red: late, time: 999_999_999),
    ])
    #expect(board.rows.map(\.entry.name) == ["old", "new", "far", "done", "away"])
    #expect(board.rows.map(\.stuck) == [20, 10, 0, nil, 99])
    #expect(board.rows.map(\.idle) == [0, 10, 0, 1, 99])
    #expect(board.present.count == 4)
    #expect(board.exercises == [id(1)])
  }

  @Test func `the room is stuck where several are, and those who are away do not count`() {
    let red = ["a", "b", "c"].map { entry($0, .failed, red: late, time: 6000) }
    let board = board(
      red + [
        entry("d", .failed, red: .init(test: "other", edge: 1), time: 6000),
        entry("e", .passed, .notCompiled, time: 6000),
        entry("f", .passed, .notCompiled, time: 6000), entry("g", .failed, red: late, time: 0),
      ])
    let lines = BoardTable(board).lines(columns: 80, rows: 40).map(\.text)
    #expect(
      lines.suffix(3) == [
        "the room is stuck on", "  3 of 6: 01 E4 late", "  2 of 6: 02 does not compile",
      ])
  }

  @Test func `of two files with one name the newest is shown, and the name is told`() {
    var board = board([entry(.failed, time: 100), entry(.passed, time: 200)])
    #expect(board.rows.map(\.entry.time) == [200])
    #expect(board.notes == ["more than one file, the newest is shown: ann"])
    board = Board([entry(.passed, time: 1)], unreadable: 3, now: 0, known: [])
    #expect(board.notes == ["files that can't be read: 3"])
  }

  @Test func `no number in a file stops the board`() {
    var odd = entry(.failed, red: .init(test: "t", edge: .min), time: .min)
    odd.since = .max
    odd.current = id(999)
    odd.exercises += odd.exercises
    var second = entry("ben", .failed, red: .init(test: "t", edge: .max), time: .max)
    second.since = .min
    let board = board([odd, second], now: 1_900_000_000)
    #expect(board.rows.count == 2)
    #expect(board.exercises == [id(1)])
    #expect(BoardTable(board).lines(columns: 80, rows: 24).count == 3)
    #expect(!BoardTable(board).page("10:00").isEmpty)
  }

  // MARK: What is drawn

  private func room(_ count: Int) -> Board {
    board(
      (0..<count).map {
        entry("learner \($0)", .passed, .failed, red: late, time: 5000, after: nil)
      })
  }

  @Test(arguments: [(79, 22), (119, 38), (30, 10), (1, 1)])
  func `sixty learners fit any screen, and a line says how many do not`(columns: Int, rows: Int) {
    let lines = BoardTable(room(60)).lines(columns: columns, rows: rows).map(\.text)
    #expect(lines.count <= max(rows, 6))
    #expect(lines.allSatisfy { $0.columns <= columns })
    guard columns > 70 else { return }
    let shown = lines.count { $0.hasPrefix("learner") }
    #expect(lines.contains("and \(60 - shown) more, who are not shown"))
    #expect(lines[0].hasPrefix("60 here") && lines[0].contains("  01 02  at"))
    #expect(lines[1].contains("  ✓  ✗  02 E4   16 min  16 min"))
    #expect(
      !BoardTable(room(9)).lines(columns: columns, rows: rows).contains { $0.text.contains("more") }
    )
  }

  @Test func `a learner without a verdict for ten minutes is grey`() {
    let lines = BoardTable(
      board([entry("a", .passed, time: 5400), entry("b", .passed, time: 5339)])
    )
    .lines(columns: 80, rows: 24)
    #expect(lines[1].spans.contains { $0.style == .good })
    #expect(lines[2].spans.allSatisfy { $0.style == .faint })
  }

  @Test func `a name is text: on the screen, in sentences and on the page`() {
    let name = "<b>\u{1B}[31m\u{202E}&\"\n"
    let red = BoardEntry.Red(test: "<script>\u{7}", edge: 4)
    let table = BoardTable(
      board(
        [entry(name, .failed, red: red, time: 5340), entry("x", .failed, red: red, time: 0)]
          + [entry("y", .failed, red: red, time: 6000)]))
    let texts = [
      table.lines(columns: 100, rows: 24).map(\.text).joined(),
      table.sentences.map(\.text).joined(), table.page("<10:00>"),
    ]
    for text in texts {
      #expect(!text.unicodeScalars.contains { "\u{1B}\u{202E}\u{7}".unicodeScalars.contains($0) })
      #expect(text.contains("\\u{1B}["))
    }
    #expect(!texts[2].contains("<b>") && !texts[2].contains("<script") && !texts[2].contains("<10"))
    #expect(texts[2].contains("&lt;b&gt;") && texts[2].contains("&amp;&quot;"))
    #expect(
      table.sentences.first?.text
        == "<b>\\u{1B}[31m\\u{202E}&\"\\u{A}: 01 E4, red for 11 min, seen 11 min ago")
  }

  @Test func `the page has every learner, loads itself anew, and holds no script`() {
    let page = BoardTable(room(60)).page("10:42")
    #expect(page.matches(of: #/learner \d+/#).count == 60)
    #expect(page.contains(#"http-equiv="refresh""#) && page.contains("as of 10:42"))
    #expect(page.contains("light dark") && !page.contains("<script"))
  }

  // MARK: One line

  @Test func `a line for a chat begins with the exercise at hand and its edge`() {
    let state = state(.passed, .failed, .notStarted)
    #expect(
      Report.pasted(state, at: state.current(), red: late).text
        == "kata 2✗E4 · 1✓ 2✗ · 1 of 3")
    let done = self.state(.passed, .passed, .passed)
    #expect(Report.pasted(done, at: nil, red: nil).text == "kata 1✓ 2✓ 10✓ · 3 of 3")
  }

  @Test func `of 25 exercises it has 120 columns at most, and no colour`() {
    let exercises = (1...25).map { number in
      var exercise = course[0]
      exercise.id = id(number)
      return ExerciseState(exercise, outcome: .failed, changed: true)
    }
    let state = PathState(exercises: exercises)
    let red = BoardEntry.Red(test: "", edge: 12)
    let line = Report.pasted(state, at: exercises[24], red: red)
    #expect(line.text.columns <= 120)
    #expect(line.spans.allSatisfy { $0.style == .plain })
  }
}
