import Foundation
@testable import Shared
import Testing

@testable import Learner

/// The places that the tasks of VS Code find in kata's reports.
@Suite struct ProblemMatcherTests {
  private struct Tasks: Decodable {
    let tasks: [Task]
    struct Task: Decodable { let problemMatcher: Matcher }
    struct Matcher: Decodable { let pattern: [Pattern] }
    struct Pattern: Decodable { let regexp: String }
  }

  @Test func `each form in which a place is told is understood, and nothing else`() throws {
    let file = "\(TemporaryCourse.origin)/.vscode/tasks.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let tasks = try JSONDecoder().decode(Tasks.self, from: data).tasks
    let report = """
        ✗ Exercises/01-hello/Sources/A.swift:3:14
          cannot find 'x' in scope
          Exercises/01-hello/Tests/T.swift:31
          in the test at Exercises/01-hello/Tests/T.swift:40
          ✗ weak-back  Exercises/01-hello/Sources/B.swift:7, 9
          ✗ protocols  Exercises/01-hello/Sources/C.swift:8
        see Exercises/01-hello/Sources/A.swift:3 for more
      Exercises/01-hello/Sources/A.swift:3
      """

    for task in tasks {
      let place = try Regex(try #require(task.problemMatcher.pattern.first).regexp)
      let lines = report.split(separator: "\n").compactMap { try? place.firstMatch(in: $0)?[2] }
      #expect(lines.map(\.substring) == ["3", "31", "40", "7", "8"])
    }
  }
}
