import Basics
import Foundation
@testable import Shared
import Testing

@testable import Common

/// The answers of doubles, beside the messages.
struct DrawnAsideTests {
  private static let asked = Message.sample(#"worker authenticate(email: "a")"#)
  private static let askedAgain = Message.sample(#"worker authenticate(email: "b")"#)
  private static let said = Message.sample("presenter presentLogin(.failure(.offline))")
  private static let other = Message.sample("worker register()")
  private static let state = Message.sample("screen shows(1)")

  typealias Places = [(question: Int, place: Int)]

  @Test(
    arguments: [
      // An answer goes back to the part that asked.
      ([(0, 1)], [asked, said], ["1 worker to interactor returns"]),
      // Of several calls that wait, the one that is answered is told.
      (
        [(1, 2), (0, 3), (3, 4)], [asked, askedAgain, said, asked],
        [
          "2 worker to interactor returns, to call 2", "3 worker to interactor returns, to call 1",
          "4 worker to interactor returns, to call 3",
        ]
      ),
      // A call of another method does not wait for the same.
      ([(0, 2)], [asked, other], ["2 worker to interactor returns"]),
      // What can't be is left out.
      ([(0, 1), (0, 1)], [asked, said], ["1 worker to interactor returns"]),
      ([(0, 1), (1, 1)], [asked, said], ["1 worker to interactor returns"]),
      ([(0, 1), (-1, 1), (7, 7)], [asked, said], ["1 worker to interactor returns"]),
      ([(0, 1)], [state], []),
    ] as [(Places, [Message], [String])])
  func `each goes back to its question`(answers: Places, messages: [Message], arrows: [String]) {
    let all = DrawnAside.all(
      answers.map { Aside(question: $0.question, place: $0.place, text: "returns") },
      to: messages, cast: .sample)
    #expect(all.map { "\($0.place) \($0.from ?? "") to \($0.to ?? "") \($0.text)" } == arrows)
  }

  @Test func `a screen reader is told of it, too`() {
    let lines = FlowCase.answered.diagram.sentences.map(\.text)

    #expect(
      lines.prefix(3) == [
        #"  interactor to worker: authenticate(email: "ann@x.org", password: "s3cret")"#,
        "  worker answers interactor: throws Login.Failure.offline",
        "first difference: presentLogin has .failure(.unknown); expected .failure(.offline)",
      ])
    #expect(lines.last { $0.contains("answers") } == #"  worker answers interactor: returns "Ann""#)
  }

  @Test func `an answer whose message is not drawn is not drawn either`() {
    let many = (0..<40).map { Message(receiver: "worker", text: "load(\($0))") }
    var diagram = FlowDiagram(expected: many, recorded: many, cast: .sample)
    diagram.show(
      many.indices.map { Aside(question: $0, place: 40, text: "returns \($0)") }, expected: nil)

    let lines = diagram.lines(on: Medium(width: 80))
    #expect(lines.count { $0.text.contains("returns") } == 12)
  }
}
