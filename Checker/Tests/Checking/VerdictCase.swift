import Foundation
import Host
@testable import Shared
import Testing

@testable import Common

/// A golden case: what a learner did to the course, and the verdict that it must get.
struct VerdictCase: Decodable, Sendable, CustomTestStringConvertible {
  var name = ""
  let why: String
  /// One for each outcome is run without being asked for.
  let quick: Bool?
  let arguments: [String]
  /// Exercises in which the learner starts from the reference.
  let solved: [String]?
  let files: [File]
  /// Folders that this copy of the course lacks.
  let without: [String]?
  let expect: [String: Expectation]

  private enum CodingKeys: CodingKey {
    case why, quick, arguments, solved, files, without, expect
  }

  /// A file of the learner's: what it is, or another file, with replacements; or a text of its own.
  struct File: Decodable, Sendable {
    let path: String
    let from: String?
    let replace: [Replacement]?
    let append: String?
    let text: String?

    struct Replacement: Decodable, Sendable {
      let old: String
      let new: String
    }
  }

  /// The facts that one exercise's verdict must show; those that are nil are not checked.
  struct Expectation: Decodable, Sendable {
    let outcome: String
    let score: Double?
    let passed: Int?
    let reference: String?
    /// The largest number of steps in the script that tells it from the reference.
    let stepsAtMost: Int?
    /// The beginning of the first error's `file:line`.
    let diagnostic: String?
    let note: String?
    /// Given parts that are not as they were shipped.
    let altered: [String]?
    /// Each finding, as `rule file:line`.
    let rules: [String]?
    let cases: [String: String]?
    /// The place that may turn tests red by itself, as `rule file:line`; nil if there must be none.
    let cause: String?
    /// Words of the first line with a cross in what a person reads, or of the lines below it.
    let text: String?
    let added: [String]?
    /// The state of the suite's run against right and wrong implementations, if the learner writes
    /// it.
    let subjects: String?
    let caught: Int?
    /// The descriptions of the right ones that are rejected; `missed` has those of wrong ones
    /// accepted.
    let rejected: [String]?
    let missed: [String]?
  }

  var testDescription: String { "\(name): \(why)" }

  static let all: [VerdictCase] = {
    let folder = "\(TemporaryCourse.origin)/Checker/Tests/Fixtures/Verdicts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { file in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)"),
        var golden = try? JSONDecoder().decode(VerdictCase.self, from: data)
      else { return nil }
      golden.name = String(file.prefix { $0 != "." })
      return golden
    }
  }()
}
