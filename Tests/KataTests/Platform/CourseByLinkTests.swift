import Foundation
import KataCore
import Testing

@testable import kata

/// A course that is reached by a link, as everything below `/tmp` is on a Mac: the compiler tells
/// of the real place.
@Suite(.serialized, .oneBuildAtATime) struct CourseByLinkTests {
  private let course: TemporaryCourse
  private let link: String

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    link = "\(course.root)-link"
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: course.root)
  }

  private func check() throws -> Verdict {
    defer { try? FileManager.default.removeItem(atPath: link) }
    let report = try course.report(
      CheckReport.self, ["check", "1"], change: { $0.directory = "\(link)/Exercises" })
    return try #require(report.exercises.first)
  }

  @Test func `a file that is named by the link is the course's, too`() throws {
    defer { try? FileManager.default.removeItem(atPath: link) }
    let workspace = try Workspace(around: link, host: .live())
    #expect(workspace.root == course.root)
    #expect(workspace.relative("\(link)/Exercises/course.json") == "Exercises/course.json")
    #expect(workspace.relative("/nowhere/at/all") == "/nowhere/at/all")
  }

  @Test func `what is right passes, with its rules held`() throws {
    let verdict = try check()
    #expect(verdict.outcome == .passed)
    #expect(verdict.rules.state == .held)
  }

  @Test func `an error is told at its place in the learner's file`() throws {
    let file = "Exercises/Exercise01/Sources/GreetInteractor.swift"
    try course.write(course.read(file) + "\nlet x: Int = \"\"\n", to: file)
    let verdict = try check()
    #expect(verdict.outcome == .notCompiled)
    #expect(verdict.diagnostics.first?.file == file)
  }

  @Test func `a failure is told at its place in the suite`() throws {
    let file = "Exercises/Exercise01/Sources/GreetInteractor.swift"
    try course.replace(".nobody :", with: ".person(name: \"\") :", in: file)
    let verdict = try check()
    #expect(verdict.outcome == .failed)
    let places = verdict.tests.cases.flatMap(\.issues).compactMap(\.file)
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.hasPrefix("Exercises/Exercise01/") })
  }
}
