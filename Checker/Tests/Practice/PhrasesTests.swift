import Common
import Foundation
@testable import Shared
import Testing

@testable import Practice

/// What a user reports of a message.
struct PhrasesTests {
  private static let exercises = "\(TemporaryCourse.origin)/Exercises"

  private let phrases = Phrases(["presentLogin": "the outcome of the login", "show": "the list"])

  private func report(_ expected: String, _ recorded: String) -> String {
    let flows = [expected, recorded].map { flow in
      flow.split(separator: " | ").map { Recording.Entry.message(Message.sample(String($0))) }
    }
    return phrases.report(
      ScriptDifference(scenario: "", expected: flows[0], recorded: flows[1], cast: .sample))
  }

  @Test(
    arguments: [
      ("view show()", "", "The list never comes."),
      ("view show(1)", "view show(2)", "The list isn't what it should be."),
      ("", "view show()", "The list comes unasked."),
      ("view show()", "view show() | view show()", "The list comes once too often."),
      (
        "view show() | view presentLogin()", "view presentLogin() | view show()",
        "The list comes too late."
      ),
      (
        "view show()", "view presentLogin()",
        "The list never comes."
      ),
      ("view odd()", "", "Something differs from the reference."),
    ])
  func `the first message that differs is said in words`(
    expected: String, recorded: String, words: String
  ) {
    #expect(report(expected, recorded) == "A user reports: \(words)")
  }

  @Test func `the red test of the fewest edges says when`() {
    var (wide, narrow) = (
      Verdict.Case.sample("all of it (E1, E2)", .failed),
      Verdict.Case.sample("an empty list is told (E2)", .failed)
    )
    (wide.edges, narrow.edges) = ([1, 2], [2])
    narrow.flow = Verdict.Flow(expected: [.sample("view show()")], recorded: [], cast: .sample)
    let verdict = Verdict.sample(.failed, cases: [wide, narrow])
    #expect(
      phrases.report(verdict)
        == "A user reports: The list never comes. What should hold: An empty list is told.")
  }

  @Test func `every message of the course has its words`() throws {
    let data = try #require(FileManager.default.contents(atPath: "\(Self.exercises)/phrases.json"))
    let all = try JSONDecoder().decode([String: String].self, from: data)
    let recorded = "\(Self.exercises)/recorded"
    let files = try FileManager.default.contentsOfDirectory(atPath: recorded)
      .filter { $0.hasSuffix(".txt") }
    var names: Set<String> = []
    for file in files {
      let text = try String(contentsOfFile: "\(recorded)/\(file)", encoding: .utf8)
      let expected = try #require(Expected(reading: text))
      for message in expected.tests.flatMap(\.flows).flatMap(\.messages) {
        names.insert(message.name ?? String(message.text.prefix { $0 != ":" }))
      }
    }
    #expect(names.count > 60)
    #expect(names.subtracting(all.keys).sorted() == [])
    #expect(Set(all.keys).subtracting(names).sorted() == [])
  }
}
