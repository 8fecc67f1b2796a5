import Foundation
import KataCore
import Testing

@testable import kata

/// The build system knows a source by its place, size and time: here all three are always the same.
@Suite(.oneBuildAtATime) struct StaleBuildTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
  }

  /// Overwrites the learner's file with another one's text, filled up to a length.
  private func save(_ source: String) throws {
    let path = "\(course.root)/Exercises/Exercise02/Sources/LoginInteractor.swift"
    let text = source + "// "
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(
      contentsOf: Data(text.padding(toLength: 4000, withPad: "x", startingAt: 0).utf8))
    try file.truncate(atOffset: 4000)
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: path)
  }

  @Test func `saves that differ in their text alone get each its own verdict, every time`() throws {
    let saves = [
      (
        try course.read("Solutions/Exercise02/Sources/LoginInteractor.swift"), Outcome.passed
      ), (try TemporaryCourse.mutant("AsksAnyway", of: "Exercise02"), .failed),
    ]
    for round in 1...3 {
      for (source, outcome) in saves {
        try save(source)

        let answer = course.kata(["check", "2", "--fresh", "--scripts", "5", "--json"])

        let report = try JSONDecoder().decode(CheckReport.self, from: Data(answer.output.utf8))
        #expect(report.exercises.map(\.outcome) == [outcome], "round \(round)")
        #expect(answer.code == (outcome == .passed ? .success : .notPassed))
      }
    }
  }
}
