import Foundation
import KataCore
import Testing

/// A golden reading: streams of real runs, and what they have to be taken for.
struct StreamCase: Decodable, Sendable, CustomTestStringConvertible {
  var name = ""
  let why: String
  let runs: [Run]
  /// The names of the tests that the suite is known to have; nil: those that were seen.
  let expected: [String]?
  let cases: [String: String]
  let added: [String: String]?
  let issues: [String: [String]]?
  /// Nil when all expected tests passed.
  let outcome: String?

  private enum CodingKeys: CodingKey {
    case why, runs, expected, cases, added, issues, outcome
  }

  /// One process: its stream (several files: one behind the other), and how it ended.
  struct Run: Decodable, Sendable {
    let stream: [String]
    let ending: String
    let again: Bool

    func read() throws -> EventStream {
      EventStream(
        reading: try stream.map { try Fixture.text("Streams/\($0).jsonl") }.joined())
    }

    func end() throws -> Ending {
      let endings: [String: Ending] = [
        "exited": .exited(0), "signalled": .signalled(4), "timedOut": .timedOut,
      ]
      return try #require(endings[ending])
    }
  }

  var testDescription: String { "\(name): \(why)" }

  static let all: [StreamCase] = Fixture.names(in: "Streams", ending: ".json").compactMap { name in
    guard let text = try? Fixture.text("Streams/\(name).json"),
      var golden = try? JSONDecoder().decode(StreamCase.self, from: Data(text.utf8))
    else { return nil }
    golden.name = name
    return golden
  }
}
