import Foundation
import KataCore
import Testing

@testable import kata

/// The broken code that exercise 09 starts from: what each of its files costs, alone.
@Suite(.serialized, .oneBuildAtATime) struct RepairTests {
  private static let course = Result { try TemporaryCourse() }
  private static let files = ["Badge", "Code", "Guest", "Link", "Password", "Pin"]

  @Test(arguments: files) func `one repair turns its own part green, and no other`(
    _ file: String
  ) throws {
    let course = try Self.course.get()
    try course.restoreAll()
    let before = try verdict(course)
    try repair(file, in: course)
    let after = try verdict(course)

    let turned = Set(after.passed).subtracting(before.passed)
    let expected = before.tests.cases.map(\.name).filter { $0.hasPrefix("\(file)LoginTests/") }
    #expect(!turned.isEmpty)
    #expect(turned == Set(expected).subtracting(before.passed))
    #expect(Set(before.passed).isSubset(of: after.passed))
  }

  @Test(arguments: files) func `one file left as it was fails its own part alone`(
    _ file: String
  ) throws {
    let course = try Self.course.get()
    try course.restoreAll()
    for other in Self.files where other != file { try repair(other, in: course) }
    let verdict = try verdict(course)

    #expect(verdict.outcome == .failed)
    let red = verdict.tests.cases.filter { $0.outcome != .passed }.map(\.name)
    #expect(!red.isEmpty)
    #expect(red.allSatisfy { $0.hasPrefix("\(file)LoginTests/") }, "\(red)")
  }

  private func repair(_ file: String, in course: TemporaryCourse) throws {
    try course.write(
      course.read("Solutions/Exercise09/Sources/\(file)Login.swift"),
      to: "Exercises/Exercise09/Sources/\(file)Login.swift")
  }

  private func verdict(_ course: TemporaryCourse) throws -> Verdict {
    let answer = course.kata(["check", "9", "--json"])
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(answer.output.utf8))
    return try #require(report.exercises.first)
  }
}

extension Verdict {
  fileprivate var passed: [String] {
    tests.cases.filter { $0.outcome == .passed }.map(\.name)
  }
}
