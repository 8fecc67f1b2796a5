@testable import Shared
import Testing

@testable import Common

@Suite struct KnownMistakeTests {
  /// An episode for each text, with one message.
  private func episodes(_ texts: String...) -> [Recording.Episode] {
    texts.enumerated().map { number, text in
      Recording.Episode(
        name: "\(number)", entries: [.message(Message(receiver: "view", text: text))],
        ended: true)
    }
  }

  private var reference: [Recording.Episode] { episodes("a", "b", "c", "d", "e", "f") }

  private func mistake(
    _ sentence: String, _ learner: [Recording.Episode]
  ) throws -> KnownMistake {
    KnownMistake(
      edge: "E1", sentence: sentence,
      fingerprint: try #require(Fingerprint(of: learner, beside: reference)))
  }

  private func named(
    _ mistakes: [KnownMistake], by learner: [Recording.Episode], failing: [Int] = [0, 0]
  ) -> String? {
    KnownMistakes(mistakes, madeOf: "").made(by: learner, beside: reference, failing: failing)?
      .sentence
  }

  @Test func `code that does the same in all scripts makes that mistake`() throws {
    let known = [
      try mistake("one", episodes("x", "b", "c", "d", "e", "f")),
      try mistake("two", episodes("a", "b", "c", "d", "e", "x")),
    ]
    #expect(named(known, by: episodes("x", "b", "c", "d", "e", "f")) == "one")
    #expect(named(known, by: episodes("y", "b", "c", "d", "e", "f")) == nil)
    #expect(named(known, by: reference) == nil)
  }

  @Test func `two mistakes that show the same are not named, unless they say the same`() throws {
    let learner = episodes("x", "b", "c", "d", "e", "f")
    #expect(named([try mistake("one", learner), try mistake("two", learner)], by: learner) == nil)
    #expect(
      named([try mistake("one", learner), try mistake("one", learner)], by: learner) == "one")
  }

  @Test func `a mistake beside another is not named`() throws {
    let known = [try mistake("one", episodes("x", "x", "x", "d", "e", "f"))]
    #expect(named(known, by: episodes("x", "x", "x", "y", "e", "f")) == nil)
    #expect(named(known, by: episodes("x", "x", "c", "d", "e", "f")) == nil)
  }

  @Test func `a mistake that would leave a red test green is not named`() throws {
    let learner = episodes("x", "b", "c", "d", "e", "f")
    var known = try mistake("one", learner)
    #expect(named([known], by: learner, failing: [9, 9]) == "one")
    known = KnownMistake(
      edge: "E1", sentence: "one", fingerprint: known.fingerprint, red: "0 5")
    #expect(named([known], by: learner, failing: [0, 5]) == "one")
    #expect(named([known], by: learner, failing: [0, 0]) == "one")
    #expect(named([known], by: learner, failing: [1, 5]) == nil)
    #expect(named([known], by: learner, failing: [0, 6]) == nil)
    #expect(named([known], by: learner, failing: [0]) == nil)
  }

  @Test func `of a test with arguments, those that fail are counted, each once`() {
    let issues = ["a", "b", "b"].map { Verdict.Issue(message: "no", argument: $0) }
    let tests = Verdict.Tests(
      expected: 3,
      cases: [
        .sample("a", .failed, issues: issues), .sample("b", .passed), .sample("c", .failed),
      ])
    #expect(tests.failures == [2, 0, 1])
  }

  @Test func `code that breaks off is not named`() throws {
    var learner = episodes("x", "b", "c", "d", "e", "f")
    let known = [try mistake("one", learner)]
    learner[5].ended = false
    #expect(named(known, by: learner) == nil)
    #expect(named(known, by: Array(learner.prefix(3))) == nil)
  }

  @Test func `code that sends nothing is not named`() throws {
    let silent = reference.map { episode in
      Recording.Episode(name: episode.name, entries: [.step("respond")], ended: true)
    }
    #expect(Fingerprint(of: silent, beside: reference) == nil)
    let once = [reference[0]] + silent.dropFirst()
    #expect(Fingerprint(of: once, beside: reference) != nil)
  }
}
