import Foundation
@testable import Shared
import Testing

@testable import Class
@testable import Common

/// The page of a class and that of a learner, with names and texts that mean harm.
@Suite struct ClassPageTests {
  private let exercises = Array(Course.sample.exercises.prefix(2))
  private let trust = Trust(how: .reference, box: .isolated, layers: [])
  private let hostile = "</script><script>alert(1)</script>\u{2028}\u{1}"

  private func failed(_ text: String, edge: String? = nil) -> Grade {
    var red = Verdict.Case.sample("asks the worker", .failed, issues: [.init(message: text)])
    red.edges = [2]
    red.flow = Verdict.Flow(
      expected: [Message(receiver: "worker", text: "authenticate()")], recorded: [], cast: Cast())
    var verdict = Verdict.sample(.failed, cases: [.sample("green", .passed), red])
    verdict.edges = edge.map { [$0] }
    var grade = Grade(verdict, trust)
    grade.id = exercises[1].id
    return grade
  }

  private func result(_ name: String, _ grade: Grade, fault: String? = nil) -> GradeResult {
    GradeResult(
      submission: name, course: "c", toolchain: "6.3",
      exercises: [Grade(exercises[0].id, .notStarted), grade], fault: fault)
  }

  private var book: GradeBook {
    var book = GradeBook(
      exercises: exercises,
      byHand: [
        PointsByHand(
          id: "ann", exercise: exercises[0].id, points: 1, reason: "copied from Zed", by: "Kim"),
        PointsByHand(
          id: "zed", exercise: exercises[0].id, points: 1, reason: "on paper", by: "Kim"),
      ],
      roster: try? Roster("id,name,email,group\nann,<b>Ann Lee,ann@x.org,North\nzed,Zed,,South\n"),
      keepsTexts: true, draws: true)
    for name in ["zed", "ann"] {
      book.add(result(name, failed("no \(hostile) of Ann Lee", edge: "E2 The worker is asked.")))
    }
    var max = result("max", Grade(exercises[1].id, .crashed), fault: "it is no archive")
    max.edited = [exercises[0].id]
    book.add(max)
    book.questions[exercises[1].id] = "Why?"
    return book
  }

  private func page(_ book: GradeBook) throws -> [String: Any] {
    let data = Data(Page.json(ClassPage(book)).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The page below its style.
  private func body(_ html: String) -> String { html.components(separatedBy: "</style>")[1] }

  @Test func `no text ends the script that holds the data, or opens an element`() throws {
    let page = ClassPage(book)
    #expect(!Page.json(page).contains("<"))
    #expect(!Page.json(page).contains("\u{2028}"))
    #expect(page.html.components(separatedBy: "</script>").count == 3)
    #expect(page.failures.contains { $0.text.contains("</script>") })
    #expect(page.failures.allSatisfy { !$0.text.contains("\u{1}") })
  }

  @Test func `a page forbids the network and every script but its own`() throws {
    let html = ClassPage(book).html
    #expect(html.contains(#"content="default-src 'none'; script-src 'sha256-"#))
    #expect(!html.contains("{{"))
    #expect(html.firstMatch(of: #/(src|href)="(?!#)/#) == nil)
    #expect(LearnerPage.all(book)[0].html.contains("script-src 'none'"))
  }

  @Test func `learners are there by their names, and equal failures once`() throws {
    let page = try page(book)
    let learners = try #require(page["learners"] as? [[String: Any]])
    #expect(learners.map { $0["name"] as? String } == ["<b>Ann Lee", "max", "Zed"])
    #expect(learners.map { $0["fault"] as? String } == [nil, "it is no archive", nil])
    let grades = try #require(learners[0]["grades"] as? [[String: Any]])
    #expect(grades[0]["byHand"] as? String == "by Kim: copied from Zed")
    #expect(grades[0]["points"] as? Int == 100)
    #expect(grades[1]["failures"] as? [Int] == [0])
    let failures = try #require(page["failures"] as? [[String: String]])
    #expect(failures.count == 1)
    #expect(failures[0]["title"] == "asks the worker (E2)")
    #expect(failures[0]["drawing"]?.contains("authenticate") == true)
  }

  @Test func `those who fail are grouped by the first red test, or else by their state`() throws {
    let exercises = try #require(try page(book)["exercises"] as? [[String: Any]])
    let groups = try #require(exercises[1]["groups"] as? [[String: Any]])
    #expect(groups.map { $0["title"] as? String } == ["E2 The worker is asked.", "crashes"])
    #expect(groups.map { $0["more"] as? String } == ["asks the worker", nil])
    #expect(groups.map { $0["learners"] as? [Int] } == [[0, 2], [1]])
    #expect(exercises[1]["begun"] as? Int == 3)
    #expect(exercises[1]["question"] as? String == "Why?")
    #expect((exercises[0]["groups"] as? [Any])?.isEmpty == true)
  }

  @Test func `a learner's page has the own name and texts, and no other person's`() throws {
    let pages = LearnerPage.all(book)
    #expect(pages.map(\.name) == ["zed", "ann", "max"])
    let (zed, ann, max) = (body(pages[0].html), body(pages[1].html), body(pages[2].html))
    #expect(ann.contains("<h1><bdi>&lt;b&gt;Ann Lee</bdi></h1>"))
    #expect(ann.contains("no &lt;/script&gt;"))
    #expect(ann.contains("authenticate"))
    let verdict = ann.components(separatedBy: "<details>")[0]
    #expect(verdict.contains("tests pass"), "\(ann)")
    #expect(!ann.contains("you edited"))
    // The reason names Zed, so it is left out; that there are points by hand is told.
    #expect(ann.contains("Points by hand") && !ann.contains("Zed") && !ann.contains("Kim"))
    #expect(zed.contains("on paper") && !zed.contains("Kim"))
    for word in ["ann@x.org", "North", "zed", "max", "<script"] { #expect(!ann.contains(word)) }
    #expect(max.contains("We couldn't read what you handed in: it is no archive"))
    #expect(max.contains("Of \(exercises[0].id.short), you edited given tests or files."))
  }
}
