import KataCore
import Testing

@testable import kata

/// What a check leaves undone, or does while the compiler works, so that its verdict comes sooner.
@Suite(.serialized, .oneBuildAtATime, .realBuilds) struct LeftUndoneTests {
  private let course: TemporaryCourse
  private let own = "Exercises/Exercise01/Sources/GreetInteractor.swift"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    // The ordinary way has been gone; what follows goes the direct one.
    _ = course.kata(["check", "1", "--fresh"])
  }

  private final class Seen {
    var batches: [[Command]] = []
  }

  /// What is started together, one batch after the other, in a check that passes.
  private func batches() throws -> [[Command]] {
    let seen = Seen()
    let report = try course.report(CheckReport.self, ["check", "1", "--fresh"]) { host in
      let run = host.processes.run
      host.processes.run = { commands throws(Complaint) in
        seen.batches.append(commands)
        return try run(commands)
      }
    }
    try #require(report.exercises.map(\.outcome) == [.passed])
    return seen.batches
  }

  /// The modules that are compiled.
  private func compiled(_ commands: [Command]) -> [String] {
    commands.filter { $0.words.contains("-c") }.compactMap { command in
      command.words.firstIndex(of: "-module-name").map { command.words[$0 + 1] }
    }
  }

  @Test(
    "a suite is compiled anew only when what it can see has changed",
    arguments: [
      ("private func trimmed(", "private func other() {}\n\n  private func trimmed(", false),
      ("  private let presenter", "  private var count = 1\n  private let presenter", false),
      ("  func greet(", "  func other() {}\n\n  func greet(", true),
      ("  private let presenter", "  var count = 1\n  private let presenter", true),
    ])
  func suite(_ old: String, _ new: String, isCompiled: Bool) throws {
    try course.replace(old, with: new, in: own)

    let modules = try batches().flatMap(compiled)

    #expect(modules.contains("Exercise01"))
    #expect(modules.contains("Exercise01Tests") == isCompiled)
  }

  @Test("the reference plays beside the compiler, before anything of the learner's is run")
  func rehearsal() throws {
    try course.replace("private func trimmed(", with: "func trimmed(", in: own)

    let batches = try batches()

    let references = batches.map { batch in
      batch.filter { $0.environment["SPYKIT_SCRIPTS"] != nil }
        .compactMap(\.words.program).map { $0.contains("/reference/") }
    }
    let first = try #require(batches.map(compiled).firstIndex(of: ["Exercise01"]))
    let before = Array(references[..<first].joined())
    let later = Array(references[(first + 1)...].joined())
    #expect(before == [])
    #expect(references[first] == [true])
    // Then the learner's, and the reference again with what that has found.
    #expect(later == [false, true])
  }

  @Test("the learner's code plays while its suite runs")
  func performance() throws {
    let isSuite = { (command: Command) in command.words.contains("--event-stream-output-path") }
    let isPlayer = { (command: Command) in command.environment["SPYKIT_SCRIPTS"] != nil }

    let batch = try #require(try batches().first { $0.contains(where: isSuite) })

    #expect(batch.map(isPlayer) == [false, true])
    #expect(batch.map(\.othersNeedIt) == [true, false])
  }
}

extension [String] {
  /// The program among words that a shell begins with.
  fileprivate var program: String? { first { $0.hasSuffix(".xctest") } }
}
