@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@Suite(.serialized, .oneBuildAtATime) struct ProcessStartTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise02")
  }

  /// Traits and arguments of tests are evaluated before the run starts, and they are the learner's.
  @Test func `a process that a learner's test ends before the run is the learner's fault`() throws {
    let test = """
      import Foundation
      import Testing

      nonisolated private func words() -> [String] {
        if ProcessInfo.processInfo.processIdentifier > 0 { exit(127) }
        return ["a"]
      }

      @Test(arguments: words()) func added(word: String) {}

      """
    try course.write(test, to: "Exercises/02-your-own-suite/Tests/Added.swift")
    let report = try course.report(CheckReport.self, ["check", "2"])
    #expect(report.exercises.map(\.outcome) == [.incomplete])
  }
}
