import Basics
@testable import Shared
import Testing

@testable import Class
@testable import Common

struct GradeBookTests {
  private let id = ExerciseID(number: 1)
  private let trust = Trust(how: .suite, box: .none, layers: [])

  private func result(_ name: String, _ grades: [Grade], fault: String? = nil) -> GradeResult {
    GradeResult(
      submission: name, course: "c", toolchain: "6.3", exercises: grades, fault: fault)
  }

  private func book(
    _ results: [GradeResult], byHand: [PointsByHand] = [], roster: Roster? = nil
  ) -> GradeBook {
    let exercises = Course.sample.exercises.filter { exercise in
      results.contains { $0.exercises.contains { $0.id == exercise.id } }
    }
    var book = GradeBook(
      exercises: exercises, byHand: byHand, roster: roster, keepsTexts: false)
    for result in results { book.add(result) }
    return book
  }

  private func red(_ test: String) -> Grade {
    var first = Verdict.Case.sample(test, .failed)
    first.edges = [2]
    return Grade(
      Verdict.sample(.failed, cases: [Verdict.Case.sample("green", .passed), first]), trust)
  }

  @Test func `the first red test of most submissions is what to talk about`() {
    let book = book(
      [
        result("a", [red("one")]), result("b", [red("two")]), result("c", [red("two")]),
        result("d", [Grade(id, .notStarted)]), result("e", [Grade(id, .notSubmitted)]),
      ])
    #expect(
      book.toTalkAbout == [
        .init(
          id: red("one").id, states: [.failed: 3],
          causes: [
            .init(test: "two", edges: [2], names: ["b", "c"]),
            .init(test: "one", edges: [2], names: ["a"]),
          ])
      ])
    #expect(
      Report.gradeSummary(book).map(\.text).contains(
        "  02  0 of 3 passed; tests fail 3; first red in 2: \"two\" (E2)"))
  }

  @Test func `those who make the same mistake without a name are together`() {
    func diverged(_ messages: String?) -> Grade {
      var verdict = Verdict.sample(.diverged)
      verdict.unnamed = messages
      return Grade(verdict, trust)
    }
    func alone(_ test: String, _ messages: String) -> Grade {
      var grade = red(test)
      grade.verdict?.unnamed = messages
      return grade
    }
    let book = book(
      [
        result("a", [diverged("x")]), result("b", [diverged("y")]), result("c", [diverged("x")]),
        result("d", [alone("one", "z")]), result("e", [alone("one", "w")]),
        result("f", [alone("two", "v")]), result("g", [alone("one", "v")]),
      ])
    let causes = book.standings[0].causes
    #expect(causes.map(\.names) == [["a", "c"], ["d", "e"], ["f", "g"], ["b"]])
    #expect(causes.map(\.unnamed) == ["x", nil, "v", "y"])
    let summary = Report.gradeSummary(book).map(\.text)
    #expect(summary.contains("  02  no name yet: E2, \"two\" (f, g)"), "\(summary)")
  }

  @Test func `a crash and a loop are told as such, and blame no edge`() {
    let grades = [CaseOutcome.crashed, .timedOut].map { outcome in
      var test = Verdict.Case.sample("adds", outcome)
      test.edges = [1]
      return Grade(Verdict.sample(.failed, cases: [test]), trust)
    }
    let book = book([result("a", [grades[0]]), result("b", [grades[1]])])
    let causes = book.standings[0].causes
    #expect(Set(causes.map(\.ending)) == ["a crash in ", "no end in time in "])
    let summary = Report.gradeSummary(book).map(\.text)
    #expect(summary.contains { $0.contains("first red in 1: a crash in \"adds\"") })
    #expect(causes.map(\.edges) == [[], []])
  }

  @Test func `the machine's fault is no zero, and a sum without it is no sum`() {
    let fault = Grade(id, .machineFault, note: "no room")
    #expect(fault.score == nil)
    let book = book(
      [result("a", [fault]), result("b", [Grade(id, .notStarted)])])
    #expect(
      book.csv == "submission,passed,points,note,01\na,0,,,machineFault\nb,0,0.00,,notStarted\n")
    let summary = Report.gradeSummary(book).map(\.text)
    #expect(summary.contains("  a, 01: no room"))
  }

  @Test func `points that a person gives stand in place of the program's, and are told`() {
    let override = PointsByHand(
      id: "A", exercise: id, points: 0.5, reason: "=late", by: "Kim")
    let book = book(
      [result("a", [Grade(id, .notStarted)])], byHand: [override])
    #expect(book.rows[0].entries[0].points == 50)
    #expect(book.csv.hasSuffix("a,0,0.50,01: 0.50 by Kim: =late,notStarted\n"))
    #expect(Report.gradeSummary(book).map(\.text).contains("  a, 01: 0.50 by Kim: =late"))
    #expect(book.strangers == [])
  }

  @Test func `with a roster the table names people, and who is not listed is told`() throws {
    let roster = try Roster("id,name,email,group\nANN,Ann Lee,a@b.c,North\n")
    let book = book(
      [result("ann", [Grade(id, .passed)]), result("zed", [Grade(id, .passed)])],
      roster: roster)
    #expect(
      book.csv == """
        submission,name,email,group,passed,points,note,01
        ann,Ann Lee,a@b.c,North,1,0.00,,passed
        zed,,,,1,0.00,,passed

        """)
    let names = Report.gradeNames(book, leftOut: [], repeated: ["ann"], former: []).map(\.text)
    #expect(names.contains("not in the roster: zed"))
    #expect(names.contains("handed in more than once, a row for each: ann"))
  }

  @Test func `what can't be read has its reason in place of signs`() {
    let grades = [Grade(id, .notSubmitted)]
    let row = Report.gradeRow(result("ann", grades, fault: "it is no archive")).text
    #expect(row.hasSuffix("it is no archive") && !row.contains(" - "))
  }

  @Test func `a grade holds no time, so equal work has equal bytes`() {
    var slow = Verdict.sample(.passed)
    (slow.seconds, slow.cached) = (99, true)
    var quick = slow
    (quick.seconds, quick.cached) = (1, false)
    #expect(Grade(slow, trust) == Grade(quick, trust))
  }

  @Test func `each state has a sign of its own, and names reach no terminal as they are`() {
    let states = GradeState.allCases.map { Grade(id, $0) }
    let row = Report.gradeRow(result("\u{1B}[2J", states)).text
    #expect(!row.contains("\u{1B}"))
    let plain = Report.gradeRow(result("ann", [Grade(id, .passed)]), isPlain: true).text
    #expect(plain == "ann: 01 passed")
    let signs = row.split(separator: " ").dropFirst().dropLast()
    #expect(Set(signs).count == states.count)
  }
}
