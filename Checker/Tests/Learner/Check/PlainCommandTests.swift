import Common
import Host
@testable import Shared
import Testing

@testable import Learner

/// The output for a screen reader.
@Suite struct PlainCommandTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
  }

  private func expectPlain(_ words: [String], _ variables: [String: String] = [:]) {
    let answer = course.kata(words) { host in
      host.terminal.isTerminal = true
      host.terminal.errorIsTerminal = true
      host.environment.merge(variables) { $1 }
      host.environment["NO_COLOR"] = "1"
    }
    let signs: Set<Character> = ["\r", "\u{1B}", "✓", "✗", "│", "─", "►"]

    #expect(!answer.output.isEmpty)
    #expect(!(answer.output + answer.errors).contains(where: signs.contains))
  }

  @Test(arguments: [["list"], ["show", "1"], ["check"]])
  func `nothing is redrawn, drawn with lines, or told by a sign`(words: [String]) {
    expectPlain(words + ["--plain"])
  }

  @Test(arguments: [["list"], ["show", "1"], ["check"], [], ["path"], ["hint", "1"], ["doctor"]])
  func `a variable says so for every command`(words: [String]) {
    expectPlain(words, ["KATA_PLAIN": "1"])
  }
}
