import Foundation
import KataCore
import Testing

@testable import kata

/// The compiler's driver knows a source by its modification time in whole seconds, and by that only.
@Suite struct StaleBuildTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
  }

  /// Saves another file's text as the learner's, at a moment that is always the same.
  private func save(_ source: String) throws {
    let path = "Exercises/Exercise02/Sources/LoginInteractor.swift"
    try course.write(course.read("Solutions/Exercise02/\(source)"), to: path)
    let moment = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: moment], ofItemAtPath: "\(course.root)/\(path)")
  }

  @Test func `saves of one moment get each its own verdict, every time`() throws {
    let saves = [
      ("Sources/LoginInteractor.swift", Outcome.passed), ("Mutants/AsksAnyway.swift", .failed),
      ("Mutants/TrimsThePassword.swift", .failed),
    ]
    for round in 1...3 {
      for (source, outcome) in saves {
        try save(source)

        let answer = course.kata(["check", "2", "--fresh", "--scripts", "5", "--json"])

        let report = try JSONDecoder().decode(CheckReport.self, from: Data(answer.output.utf8))
        #expect(report.exercises.map(\.outcome) == [outcome], "\(source), round \(round)")
        #expect(answer.code == (outcome == .passed ? .success : .notPassed))
      }
    }
  }
}
