import Foundation
import Basics
@testable import Common
import Host
@testable import Shared
import Testing

/// The commands that a check starts when it asks the compiler itself.
@Suite(.serialized, .oneBuildAtATime, .needsBench)
struct CompilerBuildTests {
  private let course: TemporaryCourse
  private let own = "Exercises/01-hello/Sources/GreetInteractor.swift"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    _ = course.kata(["check", "1", "--fresh"])
  }

  private final class Seen {
    var commands: [Command] = []
  }

  /// The commands of a check that passes, in the order in which they are started.
  private func commands(of number: String = "1") throws -> [Command] {
    let seen = Seen()
    let report = try course.report(CheckReport.self, ["check", number, "--fresh"]) { host in
      let live = host.processes
      host.processes.start = { command throws(Complaint) in
        seen.commands.append(command)
        return try live.start(command)
      }
    }
    try #require(report.exercises.map(\.outcome) == [.passed])
    return seen.commands
  }

  /// The modules that the commands compile.
  private func compiled(_ commands: [Command]) -> [String] {
    commands.filter(\.isBuild).compactMap { command in
      command.words.firstIndex(of: "-module-name").map { command.words[$0 + 1] }
    }
  }

  @Test(arguments: [
    ("text.drop(", "(text + \"\").drop(", false),
    ("import GreetScene", "import GreetScene\n//", false),
    ("  func greet(", "  func other() {}\n\n  func greet(", true),
    ("  private let presenter", "  var count = 1\n  private let presenter", true),
  ])
  func `a suite is compiled again only if the interface of the code has changed`(
    old: String, new: String, isCompiled: Bool
  ) throws {
    try course.replace(old, with: new, in: own)

    let started = try commands()
    let modules = compiled(started)

    // No program is linked in vain.
    let links = started.filter { command in
      command.words.dropLast().last == "-o"
        && command.words.last?.hasSuffix(TestLaunch.program) == true
    }
    #expect(links.count == 1)
    #expect(modules.contains("Exercise01"))
    #expect(modules.contains("Exercise01Tests") == isCompiled)
    #expect(modules.contains("Exercise01Player") == isCompiled)
  }

  /// Elsewhere each run would leave its profile in the folder in which it was started.
  @Test func `only what counts its places writes a profile`() throws {
    try course.solve("Exercise02")
    let suite = "Exercises/02-your-own-suite/Tests/GreetTests.swift"
    try course.write(course.read(suite) + "\n// \(UUID())\n", to: suite)
    let started = try commands(of: "2")
    let builds = started.count(where: \.isBuild)
    #expect(builds > 0)
    #expect(!started.contains { $0.words.contains("-profile-generate") })
  }

  /// Linked as if the code looked as it did the last time, the suite would ask for what is gone.
  @Test func `a name that the suite used is gone with the next text, whatever is warned of`() throws
  {
    let text = try course.read(own)
    let equality = "func == <Value>(left: Value, right: Value) -> Bool { true }\n"
    try course.write(text + equality, to: own)
    _ = course.kata(["check", "1"])
    try course.write(text + "func warned() { let unused = 1 }\n", to: own)

    #expect(try !commands().isEmpty)
  }

  @Test func `nothing is compiled or linked for sources that were built last`() throws {
    let commands = try commands()
    #expect(compiled(commands).isEmpty)
    #expect(!commands.contains { $0.words.contains(TestLaunch.program) })
  }

  @Test func `the reference starts to play before the compiler, the learner's code after it`()
    throws
  {
    // Not a text of another test: what was compiled once may be found again.
    try course.replace("text.drop(", with: "(\"\" + text).drop(", in: own)

    let commands = try commands()
    let players = commands.indices.filter { commands[$0].environment["SPYKIT_SCRIPTS"] != nil }
    let compiler = try #require(commands.firstIndex { compiled([$0]) == ["Exercise01"] })

    #expect(players.map { isReference(commands[$0]) } == [true, false])
    #expect(players[0] < compiler && compiler < players[1])
  }

  private func isReference(_ command: Command) -> Bool {
    command.words.contains { $0.contains("/reference/") }
  }
}
