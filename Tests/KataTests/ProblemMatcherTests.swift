import Foundation
import KataCore
import KataHost
import Testing

@testable import kata

/// The tasks of VS Code; every golden verdict is gone through by `VerdictTests`, too.
@Suite struct ProblemMatcherTests {
  private let matcher: ProblemMatcher

  init() throws {
    matcher = try ProblemMatcher()
  }

  private static let reports: [String] = {
    let folder = "\(TemporaryCourse.origin)/Tests/Fixtures/Reports"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { "\(folder)/\($0)" }
  }()

  @Test(arguments: reports)
  func `a line that ends in a place is one, and no other line`(path: String) throws {
    let report = try String(contentsOfFile: path, encoding: .utf8)
    let ends = report.split(separator: "\n").filter { line in
      line.contains(#/(Exercises|\.kata)/[^ ]+\.swift:\d+(:\d+)?(, \d+)*$/#)
    }

    #expect(matcher.problems(in: report).count == ends.count)
  }

  @Test func `each form in which a place is told is understood`() {
    let report = """
        ✗ Exercises/01-hello/Sources/A.swift:3:14
          cannot find 'x' in scope
        ✗ it greets
          Exercises/01-hello/Tests/T.swift:31
          expected   view  show()
          in the test at Exercises/01-hello/Tests/T.swift:40
          ended after 10 s
          ✗ weak-back  Exercises/01-hello/Sources/B.swift:7, 9
          It is so.
          ✗ protocols  Exercises/01-hello/Sources/C.swift:8
          It is so.
      """
    let found = matcher.problems(in: report)

    #expect(found.map(\.line) == [3, 31, 40, 7, 8])
    #expect(
      found.map(\.message).prefix(2) == ["cannot find 'x' in scope", "expected   view  show()"])
  }

  @Test(arguments: [
    "  see Exercises/01-hello/Sources/A.swift:3 for more", "  A.swift:3",
    "  next: kata check 1", "Exercises/01-hello/Sources/A.swift:3",
    "      \"Exercises/01-hello/Sources/A.swift:3\"",
  ])
  func `what only speaks of a place is none`(line: String) {
    #expect(matcher.problems(in: "\(line)\n  so\n") == [])
  }

  @Test func `the tasks' commands are understood`() throws {
    let course = try TemporaryCourse()
    for words in try ProblemMatcher.commands() {
      let file = "Exercises/02-your-own-suite/Tests/GreetTests.swift"
      let answer = course.kata(words.map { $0 == "${relativeFile}" ? file : $0 }) { host in
        host.processes.answer { _, _ throws(Complaint) in throw .interrupted }
      }
      #expect(answer.code != .usage, "\(answer.errors)")
    }
  }
}
