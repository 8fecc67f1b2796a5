import Foundation
import Testing

@testable import SpyKit

private enum Call: KataMessage {
  case worker(Worker)

  static let cast: [KataPart] = []

  enum Worker: Equatable, Encodable {
    case ask
  }
}

private enum Odd: Error, Encodable {
  case tired
  case late(by: Int)
}

private struct Told: Error, Encodable {
  var reason: String
}

private struct Unknown: Error {
  var reason: String
}

@MainActor @Suite struct KataAnswerTests {
  private let temporary: TemporaryRecorder
  private let log: KataLog<Call>

  init() throws {
    temporary = try TemporaryRecorder()
    temporary.recorder.begin("a", withAnswers: true)
    log = KataRecorder.$current.withValue(temporary.recorder) { KataLog<Call>() }
  }

  /// The lines that were written about messages and answers.
  private var told: [String] {
    get throws { try temporary.text.split(separator: "\n").dropFirst().map(String.init) }
  }

  @Test func `an answer names its message, and goes to the caller`() throws {
    let question = log.record(.worker(.ask))
    let other = log.record(.worker(.ask))

    #expect(try log.give(.success(["Ann"]), to: other) == ["Ann"])
    #expect(log.give("Bo\n", to: question) == "Bo\n")
    #expect(
      try told
        == [
          "message\tworker\task()", "message\tworker\task()", #"answer\t1\treturns ["Ann"]"#,
          #"answer\t0\treturns "Bo\n""#,
        ].map { $0.replacing(#"\t"#, with: "\t") })
  }

  @Test(
    arguments: [
      (Odd.tired, "Odd.tired"), (Odd.late(by: 3), "Odd.late(by: 3)"),
      (Told(reason: "no"), #"Told("no")"#), (Unknown(reason: "no"), "Unknown"),
      (URLError(.timedOut), "URLError"), (CancellationError(), "CancellationError"),
    ] as [(any Error, String)])
  func `an error is its type, and what it can say of itself`(error: any Error, text: String) throws
  {
    let question = log.record(.worker(.ask))

    #expect(throws: (any Error).self) {
      try log.give(Result<Int, any Error>.failure(error), to: question)
    }
    #expect(try told.last == "answer\t0\tthrows \(text)")
  }

  @Test func `an answer with words of its own is given as it is`() throws {
    let question = log.record(.worker(.ask))

    #expect(try log.give(.success(Data([1, 2])), to: question) { "\($0.count) bytes" }.count == 2)
    #expect(try told.last == "answer\t0\treturns 2 bytes")
  }

  @Test func `requests, looks and cancellations are asides, with their request's number`()
    async throws
  {
    let requests = KataRequests(KataGate<Int>())
    await KataRecorder.$current.withValue(temporary.recorder) {
      log.ask("ask", Told(reason: "no"))
      await requests.start { self.log.ask("wait") }
      requests.cancel(0)
      await kataCancelled {}
      log.look(at: "clock", "now() → 7")
    }

    #expect(
      try told == [
        "aside\tcaller\tinteractor\t\task(reason: \"no\")",
        "aside\tcaller\tinteractor\t1\twait()", "aside\t\t\t1\tthe caller is cancelled",
        "aside\t\t\t\tthe caller is cancelled", "aside\tinteractor\tclock\t\tnow() → 7",
      ])
  }

  @Test func `what is answered once the test is over belongs to no test`() throws {
    let question = log.record(.worker(.ask))
    temporary.recorder.end()
    temporary.recorder.begin("b", withAnswers: true)
    _ = log.give("Ann", to: question)

    #expect(try told.last == "begin\tb")
  }

  @Test func `where no answers are wanted, none is spelled`() throws {
    struct Untouched: Encodable, Sendable {
      func encode(to encoder: any Encoder) { Issue.record("it was not asked for") }
    }
    let script = try TemporaryRecorder()
    script.recorder.begin("{}")
    for recorder in [script.recorder, nil] {
      let log = KataRecorder.$current.withValue(recorder) { KataLog<Call>() }
      _ = log.give(Untouched(), to: log.record(.worker(.ask)))
    }

    #expect(try script.text == "begin\t{}\nmessage\tworker\task()\n")
  }
}
