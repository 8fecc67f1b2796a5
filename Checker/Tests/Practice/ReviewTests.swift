import Basics
import Common
@testable import Shared
import Testing

@testable import Practice

/// The judgement of a reviewer's findings.
@Suite struct ReviewTests {
  private let review = Review(
    exercise: "hello", file: "A.swift",
    versions: [
      .init(edges: ["E1", "E4"], sentence: "It forgets.", first: 10, last: 12), .init(),
      .init(edges: ["E2"], sentence: "It repeats.", first: 30, last: 30),
    ])

  private func score(_ words: String) -> String {
    let findings = words.split(separator: " ").compactMap(Review.Finding.init)
    return (review.answer(findings).last?.text ?? "").replacing(#/ \(.*\)/#, with: "")
  }

  @Test func `version, edge and line count, and a line nearby does, too`() {
    #expect(score("a:E1:11 c:e2:32") == "6 of 6, false alarms: 0")
    #expect(score("a:E3:11 c:E2:40") == "4 of 6, false alarms: 0")
    #expect(score("") == "0 of 6, false alarms: 0")
  }

  @Test func `each edge that a version breaks is right`() {
    #expect(score("a:E4:11 c:E4:32") == "5 of 6, false alarms: 0")
    let told = review.answer([]).map(\.text).joined()
    #expect(told.contains("E1, and so E4, lines 10 to 12"))
  }

  @Test func `what is right is a false alarm`() {
    #expect(score("b:E1:11") == "0 of 6, false alarms: 1")
  }

  @Test func `a finding has three parts`() {
    for text in ["b", "b:E1", "d:E1:3", "b:E1:x", "ab:E1:3"] {
      #expect(Review.Finding(text[...]) == nil)
    }
  }

  @Test func `the lines that differ are those between what is the same`() {
    #expect(Review.lines(of: "a\nX\nY\nb\n", unlike: "a\nb\n") == (2, 3))
    #expect(Review.lines(of: "a\nb\n", unlike: "a\nX\nb\n") == (2, 2))
  }
}
