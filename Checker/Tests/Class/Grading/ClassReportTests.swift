import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class

/// `kata report`, on grades that were written before.
@Suite final class ClassReportTests {
  private let folder: String
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    folder =
      FileManager.default.temporaryDirectory
      .appending(path: "kata-report-\(UUID().uuidString)").path
    let results = Results(.live(), in: folder)
    for (name, state) in [("ann", GradeState.notCompiled), ("=1+1", .notStarted)] {
      try results.write(
        GradeResult(
          submission: name, course: "c", toolchain: "6.3",
          exercises: [Grade(ExerciseID(number: 1), state)]))
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func report(_ options: String...) -> TemporaryCourse.Answer {
    course.kata(["report"] + options)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  }

  @Test(arguments: [
    ("junit", "<testsuite name=\"ann\""), ("csv", "submission,passed,points"),
  ])
  func `a format is written to a file`(format: String, words: String) throws {
    let answer = report(folder, "--format", format, "--out", "\(folder)/out")
    #expect(answer.code == .success)
    #expect(answer.output.hasPrefix("2 submissions: "))
    #expect(try text("out").contains(words))
  }

  @Test func `a roster's people without a submission have a row, and what is not safe has none`()
    throws
  {
    try "id,name,email\nann,Ann,ann@x.org\nbob,Bob,\n".write(
      toFile: "\(folder)/roster.csv", atomically: true, encoding: .utf8)
    let answer = report(
      folder, "--format", "canvas", "--out", "\(folder)/out", "--roster", "\(folder)/roster.csv")
    #expect(answer.code == .notPassed)
    let why = "since not every import takes the characters in its id or email"
    #expect(answer.output.contains("left out: =1+1, \(why)"))
    #expect(answer.output.contains("not in the roster: =1+1"))
    let rows = CSV.rows(try text("out"))
    #expect(rows.map { $0[3] } == ["SIS Login ID", "", "ann", "bob"])
  }

  @Test func `one submission can be chosen, and names no other`() throws {
    let points = #"{"id": "=1+1", "exercise": "Exercise01", "points": 1, "reason": "r", "by": "b"}"#
    try "[\(points)]".write(toFile: "\(folder)/overrides.json", atomically: true, encoding: .utf8)
    let answer = report(folder, "--format", "csv", "--out", "\(folder)/out", "--only", "ann")
    #expect(answer.output.hasPrefix("1 submission: "))
    #expect(!answer.output.contains("=1+1"))
    #expect(try CSV.rows(text("out")).dropFirst().map { $0[0] } == ["ann"])
    #expect(report(folder, "--format", "csv", "--out", "x", "--only", "zed").code == .usage)
  }

  @Test func `without grades, or without a format, it says what to type`() {
    #expect(report("\(folder)/none", "--format", "junit", "--out", "x").code == .usage)
    #expect(report(folder, "--format", "pdf", "--out", "x").code == .usage)
    #expect(report(folder, "--format", "junit").code == .usage)
    let words = ["report", folder, "--format", "csv", "--out", "x", "--exercises", "2"]
    let ungraded = course.kata(words)
    #expect(ungraded.errors.contains("Nobody has a grade of Exercise02."))
    let alone = course.kata(["report", folder, "--format", "github"]) {
      $0.environment["GITHUB_STEP_SUMMARY"] = nil
    }
    #expect(alone.errors.contains("There is no summary of a step here."))
  }

  @Test func `a page of the class, and one for each learner under a safe name`() throws {
    let answer = report(
      folder, "--format", "html", "--out", "\(folder)/class.html", "--each", "\(folder)/each")
    #expect(answer.code == .success)
    #expect(try text("class.html").contains("\"name\":\"=1+1\""))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/each").sorted()
    #expect(files == ["_1+1-bac90eef.html", "ann.html"])
    #expect(try text("each/ann.html").contains("<bdi>ann</bdi>"))
    // Alone, a page could not tell whose names to leave out.
    #expect(report(folder, "--each", "\(folder)/each", "--only", "ann").code == .usage)
  }
}
