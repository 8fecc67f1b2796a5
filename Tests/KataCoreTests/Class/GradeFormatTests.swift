import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import KataCore
@testable import KataReports

/// One class in all formats: hostile names and texts, points by hand, a fault of the machine.
@Suite struct GradeFormatTests {
  private let trust = Trust(how: .reference, box: .isolated, layers: [], selfTest: nil)

  private var book: GradeBook {
    let exercises = Array(Course.sample.exercises.prefix(2))
    var red = Verdict.Case.sample("LoginTests/a <b> & \"c\"", .failed)
    red.issues = [.init(message: "\u{1}[[ATTACHMENT|/etc/passwd]] ]]> no")]
    var failed = Grade(
      Verdict.sample(.failed, cases: [.sample("LoginTests/green", .passed), red]), trust)
    (failed.id, failed.score) = (exercises[1].id, 0.405)
    let byHand = PointsByHand(
      id: "ann", exercise: exercises[0].id, points: 1, reason: "on paper", by: "Kim")
    let roster = try? Roster("id,name,email,group\nann,=Ann,ann@x.org,A\nbob,Bob,,\n")
    var book = GradeBook(
      exercises: exercises, byHand: [byHand], roster: roster, keepsTexts: true)
    book.add(
      GradeResult(
        submission: "ann", course: "c", toolchain: "6.3",
        exercises: [Grade(exercises[0].id, .notStarted), failed]))
    book.add(
      GradeResult(
        submission: "=cmd|x", course: "c", toolchain: "6.3",
        exercises: [Grade(exercises[0].id, .machineFault, note: "no room")]))
    book.addAbsent()
    return book
  }

  private func parsed(_ xml: String) throws -> XMLCounter {
    let counter = XMLCounter()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = counter
    #expect(parser.parse())
    return counter
  }

  @Test func `JUnit counts each exercise and each test, and holds any text`() throws {
    let xml = book.junit()
    let counter = try parsed(xml)
    #expect(counter.elements["testsuite"] == 3)
    #expect(counter.elements["testcase"] == 8)
    #expect(counter.elements["failure"] == 2)
    #expect(counter.elements["error"] == 1)
    #expect(xml.contains(#"<testsuites name="kata" tests="8" failures="2" errors="1">"#))
    #expect(!xml.contains("[[ATTACHMENT"))
    #expect(xml.contains("\u{2401}"))
    #expect(xml.contains(#"<property name="points" value="141"/>"#))
    #expect(!xml.contains(" file="))
    #expect(xml.contains(#"<failure type="failed" message="tests fail">"#))
  }

  @Test func `gradebooks have the ids unchanged, and leave out what is not safe`() {
    let canvas = book.canvas
    #expect(canvas.leftOut == ["=cmd|x"])
    let rows = CSV.rows(canvas.text)
    #expect(rows.map(\.count) == [7, 7, 7, 7])
    #expect(rows[2] == ["'=Ann", "", "", "ann", "A", "100", "41"])
    #expect(rows[3].suffix(2) == ["0", "0"])
    let moodle = CSV.rows(book.moodle.text)
    #expect(moodle[1] == ["ann@x.org", "ann", "100", "by Kim: on paper", "41", "failed"])
  }

  @Test func `CTRF has the same counts as JUnit`() throws {
    let data = try JSONEncoder().encode(book.ctrf)
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = try #require(json["results"] as? [String: Any])
    let summary = try #require(results["summary"] as? [String: Int])
    #expect(summary["tests"] == 8)
    #expect(summary["failed"] == 2)
    #expect(summary["other"] == 1)
    #expect((results["tests"] as? [Any])?.count == 8)
  }

  @Test func `a machine's fault is an empty cell, and has no sum`() {
    let row = book.rows[1]
    #expect(row.points == nil)
    #expect(row.entries.map(\.points) == [nil, 0])
    #expect(book.rows[0].points == 141)
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
