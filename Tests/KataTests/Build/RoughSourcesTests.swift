import Foundation
import KataCore
import Testing

@testable import kata

/// What a learner can leave in Sources: told as theirs, and no reason to keep others from a verdict.
@Suite(.serialized, .oneBuildAtATime) struct RoughSourcesTests {
  private static let sources = "Exercises/Exercise01/Sources"

  struct Rough: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Texts by file.
    var files: [String: String]
    /// What the first error says, at which file.
    var message: String
    var place: String
  }

  static let texts = [
    Rough(
      testDescription: "a backup", files: ["old/GreetPresenter.swift": "// mine\n"],
      message: "has the same name", place: "old/GreetPresenter.swift"),
    Rough(
      testDescription: "a C file", files: ["x.c": "int x;\n"], message: "written in Swift",
      place: "x.c"),
    Rough(
      testDescription: "a quote", files: ["a\"b.swift": "// mine\n"], message: "no quotes",
      place: "a\"b.swift"),
    Rough(
      testDescription: "@main", files: ["M.swift": "@main enum M { static func main() {} }\n"],
      message: "no program of its own", place: "M.swift"),
    Rough(
      testDescription: "an undefined symbol",
      files: ["U.swift": "@_silgen_name(\"nobody_has_it\") func f()\nfunc g() { f() }\n"],
      message: "nothing defines the symbol nobody_has_it", place: "U.swift"),
    Rough(
      testDescription: "a doubled symbol",
      files: [
        "U.swift": "@_cdecl(\"twice_here\") func f() {}\n",
        "V.swift": "@_cdecl(\"twice_here\") func g() {}\n",
      ], message: "twice_here is defined twice", place: "U.swift"),
  ]

  /// The course with both exercises solved.
  private func course() throws -> TemporaryCourse {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    for exercise in ["Exercise01", "Exercise02"] { try course.solve(exercise) }
    return course
  }

  private func write(_ files: [String: String], in course: TemporaryCourse) throws {
    for (name, text) in files {
      let path = "\(course.root)/\(Self.sources)/\(name)"
      try Files.live().write(path, Data(text.utf8))
    }
  }

  private func expectLearnersFault(
    _ rough: Rough, in course: TemporaryCourse
  ) throws {
    let report = try course.report(CheckReport.self, ["check"])
    #expect(report.exercises.map(\.outcome) == [.notCompiled, .passed])
    let first = try #require(report.exercises.first?.diagnostics.first)
    #expect(first.message.contains(rough.message))
    #expect(first.file.hasSuffix(rough.place))
  }

  @Test(.realBuilds, arguments: texts, [true, false])
  func `is the learner's, and costs nobody else a verdict`(
    rough: Rough, isPlanned: Bool
  ) throws {
    let course = try course()
    _ = course.kata(["check"])
    if !isPlanned { try Files.live().remove("\(course.root)/.kata/build/direct") }
    try write(rough.files, in: course)
    try expectLearnersFault(rough, in: course)
  }

  @Test(.realBuilds) func `two who have the same symbol are judged each by itself`() throws {
    let course = try course()
    try write(["U.swift": "@_cdecl(\"shared\") public func f() {}\n"], in: course)
    try course.write(
      "@_cdecl(\"shared\") public func g() {}\n", to: "Exercises/Exercise02/Tests/V.swift")
    let report = try course.report(CheckReport.self, ["check"])
    #expect(report.exercises.map(\.outcome) == [.passed, .passed])
  }

  @Test(arguments: ["me -> .", "up.swift -> ../Sources/GreetPresenter.swift", "no.swift -> gone"])
  func `a link is no source, and leads nobody in a ring`(link: String) throws {
    let course = try course()
    let words = link.split(separator: " ").map(String.init)
    let path = "\(course.root)/\(Self.sources)/\(words[0])"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: words[2])
    try expectLearnersFault(
      Rough(testDescription: "", files: [:], message: "this is a link", place: words[0]), in: course
    )
  }

  @Test func `a pipe is not read`() throws {
    let course = try course()
    try #require(mkfifo("\(course.root)/\(Self.sources)/Pipe.swift", 0o600) == 0)
    try expectLearnersFault(
      Rough(testDescription: "", files: [:], message: "this is a pipe", place: "Pipe.swift"),
      in: course)
  }

  @Test func `a link beside the shipped suite is not built, and a note says so`() throws {
    let course = try course()
    let path = "\(course.root)/Exercises/Exercise01/Tests/Mine.swift"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "gone")
    let report = try course.report(CheckReport.self, ["check", "1"])
    let verdict = try #require(report.exercises.first)
    #expect(verdict.outcome == .passed)
    #expect(verdict.notes.contains("your changed suite does not compile"))
  }
}
