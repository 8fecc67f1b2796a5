import Foundation
import Testing

@testable import KataCore

/// What a double answered, beside the messages.
struct RepliesTests {
  private let asked = FlowCase.message(#"worker authenticate(email: "a")"#)
  private let askedAgain = FlowCase.message(#"worker authenticate(email: "b")"#)
  private let said = FlowCase.message("presenter presentLogin(.failure(.offline))")

  /// The answers to these places, each behind so many messages.
  private func texts(_ answers: [(question: Int, place: Int)], to messages: [Message]) -> [String] {
    let replies = Replies(
      answers.map { Answer(question: $0.question, place: $0.place, text: "returns") },
      to: messages, cast: .sample)
    return (0...messages.count).flatMap { place in
      replies[place].map { "\(place) \($0.from) to \($0.to) \($0.text)" }
    }
  }

  @Test func `an answer goes back to who asked`() {
    #expect(texts([(0, 1)], to: [asked, said]) == ["1 worker to interactor returns"])
  }

  @Test func `of several calls that wait, the one that is answered is told`() {
    #expect(
      texts([(1, 2), (0, 3), (3, 4)], to: [asked, askedAgain, said, asked]) == [
        "2 worker to interactor returns, to call 2", "3 worker to interactor returns, to call 1",
        "4 worker to interactor returns",
      ])
  }

  @Test func `whoever asks for something else does not wait for the same`() {
    let other = FlowCase.message("worker register()")

    #expect(texts([(0, 2)], to: [asked, other]) == ["2 worker to interactor returns"])
  }

  @Test(
    arguments: [[(0, 1), (0, 1)], [(0, 1), (1, 1)], [(0, 1), (-1, 1)], [(0, 1), (7, 7)]]
      as [[(question: Int, place: Int)]])
  func `what can't be is left out`(answers: [(question: Int, place: Int)]) {
    #expect(texts(answers, to: [asked, said]).count == 1)
  }

  @Test func `nobody answers for a state`() {
    #expect(texts([(0, 1)], to: [FlowCase.message("screen shows(1)")]) == [])
  }

  @Test func `a screen reader is told of it, too`() {
    let lines = FlowCase.answered.diagram.plainLines.map(\.text)

    #expect(
      lines.prefix(3) == [
        #"  interactor to worker: authenticate(email: "ann@x.org", password: "s3cret")"#,
        "  worker answers interactor: throws Login.Failure.offline",
        "here they part: presentLogin comes with .failure(.unknown), expected was .failure(.offline)",
      ])
    #expect(lines.last { $0.contains("answers") } == #"  worker answers interactor: returns "Ann""#)
  }

  @Test func `where there is no room for lifelines, it is a line`() {
    let parts = (1...12).map { Message(receiver: "part\($0)", text: "go(\($0))") }
    var diagram = FlowDiagram(expected: parts, recorded: parts, cast: .sample)
    diagram.replies = Replies(
      [Answer(question: 0, place: 1, text: "returns 1")], to: parts, cast: .sample)

    #expect(
      diagram.lines(width: 60, unicode: true).map(\.text).prefix(2) == [
        "  test ► part1  go(1)", "  part1 answers test  returns 1",
      ])
  }

  @Test func `an answer whose message is not drawn is not drawn either`() {
    let many = (0..<40).map { Message(receiver: "worker", text: "load(\($0))") }
    var diagram = FlowDiagram(expected: many, recorded: many, cast: .sample)
    diagram.replies = Replies(
      many.indices.map { Answer(question: $0, place: 40, text: "returns \($0)") }, to: many,
      cast: .sample)
    let lines = diagram.lines(width: 80, unicode: true).map(\.text)

    #expect(lines.filter { $0.contains("returns") }.count == 12)
  }

  @Test func `what was kept before there were answers is read`() throws {
    let flow = Verdict.Flow(expected: [asked], recorded: [said], cast: .sample)
    let json = try JSONEncoder().encode(flow)

    #expect(!String(decoding: json, as: UTF8.self).contains("answers"))
    #expect(try JSONDecoder().decode(Verdict.Flow.self, from: json) == flow)
  }
}
