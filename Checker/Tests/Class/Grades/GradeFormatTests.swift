import Foundation
@testable import Shared
import Testing

@testable import Class

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Basics
@testable import Common

/// One class in all formats: hostile names and texts, points by hand, a fault of the machine.
@Suite struct GradeFormatTests {
  private let trust = Trust(how: .reference, box: .isolated, layers: [])

  private let exercises = Array(Course.sample.exercises.prefix(2))

  private var book: GradeBook {
    var book = book(of: [ann, ungraded])
    book.addAbsent()
    return book
  }

  private func book(of results: [GradeResult]) -> GradeBook {
    let byHand = PointsByHand(
      id: "ann", exercise: exercises[0].id, points: 1, reason: "on paper", by: "Kim")
    let roster = try? Roster("id,name,email,group\nann,=Ann,ann@x.org,A\nbob,Bob,,\n")
    var book = GradeBook(
      exercises: exercises, byHand: [byHand], roster: roster, keepsTexts: true)
    for result in results { book.add(result) }
    return book
  }

  private var ann: GradeResult { ann(failing: 1) }

  private func ann(failing count: Int) -> GradeResult {
    var red = Verdict.Case.sample("a <b> & \"c\"", .failed)
    red.issues = [.init(message: "\u{1}[[ATTACHMENT|/etc/passwd]] ]]> no\n::error::mine")]
    let cases = [.sample("green", .passed)] + Array(repeating: red, count: count)
    var failed = Grade(Verdict.sample(.failed, cases: cases), trust)
    (failed.id, failed.score) = (exercises[1].id, 0.405)
    return GradeResult(
      submission: "ann", course: "c", toolchain: "6.3",
      exercises: [Grade(exercises[0].id, .notStarted), failed])
  }

  private var ungraded: GradeResult {
    GradeResult(
      submission: "=cmd|x", course: "c", toolchain: "6.3",
      exercises: [Grade(exercises[0].id, .machineFault, note: "no room")])
  }

  private let environment = [
    "CLASSROOM": "vip", "ASSIGNMENT": "kata", "OWNER": "", "USERNAME": "ann",
    "SUBMISSION_TAG": "submit/1",
    "COMMIT_URL": "c", "RELEASE_URL": "r", "REVIEW_URL": "",
    "KATA_SUBMITTED": "2026-06-01T14:32:01Z",
  ]

  /// Ann's grades alone.
  private var one: GradeBook { book(of: [ann]) }

  private func text(_ format: GradeFormat, _ book: GradeBook) throws -> String {
    try book.written(as: format, environment: environment).text
  }

  private func json(_ format: GradeFormat) throws -> [String: Any] {
    let data = Data(try text(format, one).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func parsed(_ xml: String) throws -> XMLCounter {
    let counter = XMLCounter()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    return counter
  }

  @Test func `JUnit counts each exercise and each test, and holds any text`() throws {
    let xml = book.table.junit
    let counter = try parsed(xml)
    #expect(counter.elements["testsuite"] == 3)
    #expect(counter.elements["testcase"] == 8)
    #expect(counter.elements["failure"] == 2)
    #expect(counter.elements["error"] == 1)
    #expect(xml.contains(#"<testsuites name="kata" tests="8" failures="2" errors="1">"#))
    #expect(!xml.contains("[[ATTACHMENT"))
    #expect(xml.contains(#"\u{1}["#))
    #expect(xml.contains(#"<property name="points" value="141"/>"#))
    #expect(xml.contains(#"<failure type="failed" message="tests fail">"#))
  }

  @Test func `of a person with two hand-ins, an import gets none`() throws {
    var (again, other) = (ann, ann)
    (again.submission, again.person) = ("kata-ann (1).tar", "ann")
    other.submission = "jörg"
    let canvas = book(of: [ann, again, other]).canvas
    #expect(
      canvas.leftOut == [
        "ann, since there's more than one of ann",
        "kata-ann (1).tar, since there's more than one of ann",
      ])
    #expect(CSV.rows(canvas.text).map { $0[3] } == ["SIS Login ID", "", "jörg"])
    var alone = GradeBook(exercises: exercises, keepsTexts: true)
    for result in [ann, again, other] { alone.add(result) }
    #expect(alone.canvas.leftOut.count == 2)
    // So it is if the roster doesn't know the person.
    let roster = try Roster("id\nbob\n")
    var unlisted = GradeBook(exercises: exercises, roster: roster, keepsTexts: true)
    for result in [ann, again, other] { unlisted.add(result) }
    #expect(unlisted.canvas.leftOut.count == 2)
    #expect(unlisted.outsiders == ["ann", "kata-ann (1).tar", "jörg"])
  }

  @Test func `gradebooks have the ids unchanged, and leave out what is not safe`() {
    let canvas = book.canvas
    let why = "since not every import takes the characters in its id or email"
    #expect(canvas.leftOut == ["=cmd|x, \(why)"])
    let rows = CSV.rows(canvas.text)
    #expect(rows.map(\.count) == [7, 7, 7, 7])
    #expect(rows[2] == ["'=Ann", "", "", "ann", "A", "100", "41"])
    #expect(rows[3].suffix(2) == ["0", "0"])
    let moodle = CSV.rows(book.moodle.text)
    #expect(moodle[1] == ["ann@x.org", "ann", "100", "by Kim: on paper", "41", "failed"])
  }

  @Test func `all formats have the same points`() throws {
    #expect(one.rows[0].points == 141)
    #expect(try CSV.rows(text(.csv, one)).dropFirst().first?.dropFirst(5).first == "1.41")
    #expect(try CSV.rows(text(.canvas, one))[2].suffix(2) == ["100", "41"])
    #expect(
      try CSV.rows(text(.moodle, one))[1].suffix(4) == ["100", "by Kim: on paper", "41", "failed"])
    #expect(try text(.junit, one).contains(#"<property name="points" value="141"/>"#))
    #expect(try text(.github, one).contains("| `ann` | · | ✗ | 141 |"))
    #expect(try text(.html, one).contains(#""points":141"#))
    for format in [GradeFormat.classroom50, .gradescope] {
      let json = try json(format)
      let tests = try #require(json["tests"] as? [[String: Any]])
      #expect(json["score"] as? Int == 141)
      #expect(tests.map { $0["score"] as? Int } == [100, 41])
    }
  }

  @Test func `Classroom 50 knows whose work it is, and nothing is written without that`() throws {
    let json = try json(.classroom50)
    #expect(json["owner"] as? String == "ann")
    #expect(json["max-score"] as? Int == 200)
    #expect(json["review"] as? String == "c")
    #expect(json["datetime"] as? String == "2026-06-01T14:32:01Z")
    #expect(throws: Complaint.self) { try one.written(as: .classroom50, environment: [:]) }
  }

  @Test func `a format of one submission takes neither many nor one without points`() throws {
    for format in [GradeFormat.classroom50, .gradescope] {
      #expect(throws: Complaint.self) { try text(format, book) }
      let complaint = try #require(throws: Complaint.self) {
        try text(format, book(of: [ungraded]))
      }
      #expect(complaint.exit == .machine)
    }
  }

  @Test func `no text becomes a command, a link or a column in a workflow's summary`() throws {
    let lines = one.table.githubAnnotations
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error title=02 · a <b> & \"c\"::"))
    #expect(!lines[0].contains("\u{1}") && !lines[0].contains("\n"))
    #expect(try text(.github, book).contains("| `=cmd\\|x` | ? | - |  |"))
    let many = book(of: [ann(failing: 13)])
    #expect(many.table.githubAnnotations.count == 10)
    #expect(many.table.githubAnnotations.last == "::error title=kata::and 4 more")
  }

  @Test func `a remark for the trainer is no text for the learner`() throws {
    var grade = Grade(Verdict.sample(.passed), trust)
    (grade.id, grade.note) = (exercises[0].id, "equals the reference")
    let own = book(
      of: [GradeResult(submission: "ann", course: "", toolchain: "", exercises: [grade])])
    #expect(try !text(.classroom50, own).contains("equals"))
    let gradescope = try text(.gradescope, own)
    #expect(gradescope.contains("\"note\" : \"equals the reference\""))
    #expect(gradescope.split(separator: "equals").count == 2)
  }

  @Test func `a machine's fault is an empty cell, and has no sum`() {
    let row = book.rows[1]
    #expect(row.points == nil)
    #expect(row.entries.map(\.points) == [nil, 0])
    #expect(book.rows[0].points == 141)
    var unread = ungraded
    (unread.exercises, unread.fault) = ([], "it is no archive")
    #expect(self.book(of: [unread]).rows[0].entries.map(\.points) == [nil, nil])
  }
}

private final class XMLCounter: NSObject, XMLParserDelegate {
  var elements: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements[name, default: 0] += 1
  }
}
