@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// Stray files in one exercise are reported there, and don't keep the others from their verdicts.
@Suite(.serialized, .oneBuildAtATime) struct RoughSourcesTests {
  private static let sources = "Exercises/01-hello/Sources"
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    for exercise in ["Exercise01", "Exercise02"] { try course.solve(exercise) }
  }

  private func write(_ text: String, to name: String) throws {
    try Files.live().write("\(course.root)/\(Self.sources)/\(name)", Data(text.utf8))
  }

  /// Expects the first error to say this about that file, and the other exercise to pass.
  private func expect(_ message: String, at name: String) throws {
    let report = try course.report(CheckReport.self, ["check"])
    #expect(report.exercises.map(\.outcome) == [.notCompiled, .passed])
    let first = try #require(report.exercises.first?.diagnostics.first)
    #expect(first.message.contains(message))
    #expect(first.file.hasSuffix(name))
  }

  @Test(
    .realBuilds,
    arguments: [
      ("old/GreetPresenter.swift", "// mine\n", "has the same name"),
      ("x.c", "int x;\n", "only Swift can be built"),
      ("M.swift", "@main enum M { static func main() {} }\n", "no program of its own"),
      (
        "U.swift", "@_silgen_name(\"nobody_has_it\") func f()\nfunc g() { f() }\n",
        "nothing defines the symbol nobody_has_it"
      ),
    ])
  func `a file that can't be built is named`(name: String, text: String, message: String) throws {
    try write(text, to: name)
    try expect(message, at: name)
  }

  @Test(.realBuilds) func `two exercises with the same symbol are judged one by one`() throws {
    try write("@_cdecl(\"shared\") public func f() {}\n", to: "U.swift")
    try course.write(
      "@_cdecl(\"shared\") public func g() {}\n", to: "Exercises/02-your-own-suite/Tests/V.swift")
    let report = try course.report(CheckReport.self, ["check"])
    #expect(report.exercises.map(\.outcome) == [.passed, .passed])
  }

  @Test(arguments: ["me -> .", "up.swift -> ../Sources/GreetPresenter.swift", "no.swift -> gone"])
  func `a link is not followed`(link: String) throws {
    let words = link.split(separator: " ").map(String.init)
    try FileManager.default.createSymbolicLink(
      atPath: "\(course.root)/\(Self.sources)/\(words[0])", withDestinationPath: words[2])
    try expect("this is a link", at: words[0])
  }

  @Test func `a pipe is not read`() throws {
    try #require(mkfifo("\(course.root)/\(Self.sources)/Pipe.swift", 0o600) == 0)
    try expect("this is a pipe", at: "Pipe.swift")
  }

  @Test func `a link beside the shipped suite is not built, and a note says so`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(course.root)/Exercises/01-hello/Tests/Mine.swift", withDestinationPath: "gone")
    let report = try course.report(CheckReport.self, ["check", "1"])
    let verdict = try #require(report.exercises.first)
    #expect(verdict.outcome == .passed)
    #expect(verdict.notes.contains { $0.contains("Mine.swift isn't as shipped") })
  }
}
