import Foundation
import KataCore
import Testing

@testable import kata

/// What a process that runs a learner's code is told, and what lies about while it runs.
@Suite struct ApartTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
  }

  private final class Seen {
    var commands: [Command] = []
    /// Of the subject on which the next run is red.
    var number: UInt64?
  }

  /// A world whose processes are handed over to be looked at, and say nothing.
  private func world(
    seed: UInt64 = 1, _ run: @escaping (Command) throws(Complaint) -> Void
  ) throws -> World {
    var host = KataHost.live()
    host.directory = course.root
    host.seed = { seed }
    host.processes.run = { commands throws(Complaint) in
      for command in commands { try run(command) }
      return commands.map { _ in Finished(ending: .exited(0), output: "", errors: "") }
    }
    host.processes.find = { _, _ in "/usr/bin/swift" }
    let answer = KataHost.live().processes
    var asked = host
    asked.processes = Processes(
      run: { _ in [Finished(ending: .exited(0), output: FakeSwift.answer(), errors: "")] },
      find: answer.find)
    return World(
      workspace: try Workspace(around: course.root, host: host),
      toolchain: try Toolchain(asked, remembered: nil), limit: 10)
  }

  /// A suite's run in which one test passes.
  private static let green = """
    {"kind":"test","payload":{"kind":"function","id":"M.a/F.swift:1:1"}}
    {"kind":"event","payload":{"kind":"testStarted","testID":"M.a/F.swift:1:1"}}
    {"kind":"event","payload":{"kind":"testEnded","testID":"M.a/F.swift:1:1"}}
    {"kind":"event","payload":{"kind":"runEnded"}}

    """

  /// The same, and it fails.
  private static let red = green.replacing(
    #"{"kind":"event","payload":{"kind":"testEnded""#,
    with: """
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.a/F.swift:1:1",\
      "issue":{"isKnown":false,"isFailure":true}}}
      {"kind":"event","payload":{"kind":"testEnded
      """)

  /// The commands by which 02's suite meets its subjects.
  private func commands(seed: UInt64) throws -> [Command] {
    let seen = Seen()
    let write = Files.live().write
    let world = try world(seed: seed) { command throws(Complaint) in
      seen.commands.append(command)
      let option = command.words.firstIndex(of: "--event-stream-output-path") ?? 0
      try write(command.words[option + 1], Data(Self.green.utf8))
    }
    let id = ExerciseID(number: 2)
    let folder = try SubjectFolder(id, in: world.workspace)
    let result = try SubjectRunner(world: world, folder: folder).run(id, "/binary")
    #expect(result.subjects.cases.map(\.outcome).allSatisfy { $0 == .accepted })
    #expect(result.subjects.cases.map(\.name) == folder.subjects.indices.map(folder.name))
    return seen.commands
  }

  private func number(of command: Command) throws -> UInt64 {
    let ticket = try #require(command.environment[SubjectTicket.variable].flatMap(UInt64.init))
    return ticket % 15
  }

  @Test func `subjects differ by folders with names that say nothing, and by tickets`() throws {
    let commands = try commands(seed: 7)
    #expect(commands.count == 15)
    let homes = Set(commands.compactMap { $0.environment["HOME"] })
    #expect(homes.count == 15)
    for command in commands {
      let home = try #require(command.environment["HOME"])
      let words = command.words.map { $0.replacing(home, with: "HOME") }
      #expect(
        words
          == commands[0].words.map {
            $0.replacing(commands[0].environment["HOME"] ?? "", with: "HOME")
          })
      #expect(home.wholeMatch(of: #/.+\/\.kata\/run\/[0-9A-F-]{18}/#) != nil)
    }
    #expect(Files.live().list("\(course.root)/.kata/run") == [])
  }

  @Test func `a right one that is rejected is run again, to see whether it always is`() throws {
    let seen = Seen()
    let write = Files.live().write
    let world = try world { command throws(Complaint) in
      let ticket = command.environment[SubjectTicket.variable].flatMap(UInt64.init) ?? 0
      let isRed = ticket % 15 == seen.number
      if isRed { seen.number = nil }
      let option = command.words.firstIndex(of: "--event-stream-output-path") ?? 0
      try write(command.words[option + 1], Data((isRed ? Self.red : Self.green).utf8))
    }
    let folder = try SubjectFolder(ExerciseID(number: 2), in: world.workspace)
    let right = try #require(folder.subjects.lastIndex { $0.kind == .right })
    seen.number = UInt64(folder.module.numbers[right])
    let cases = try SubjectRunner(world: world, folder: folder)
      .run(ExerciseID(number: 2), "/binary").subjects.cases

    #expect(cases[right].outcome == .rejected)
    #expect(cases[right].runs == 5)
    #expect(cases[right].rejections == 1)
    #expect(cases.filter { $0.runs != nil }.count == 1)
  }

  @Test func `the order of subjects is another one each time`() throws {
    let orders = try [7, 8, 9].map { seed in try commands(seed: seed).map(number) }
    #expect(Set(orders).count == 3)
    #expect(Set(orders.map { $0.sorted() }).count == 1)
    #expect(orders.allSatisfy { $0[0] == orders[0][0] }, "the given one is first")
  }

  @Test
  func `the reference has played, and its recording is gone, before the learner's code is run`()
    throws
  {
    let seen = Seen()
    let files = Files.live()
    let root = course.root
    let world = try world { command throws(Complaint) in
      for path in seen.commands.compactMap({ $0.environment["HOME"] }) {
        #expect(!files.exists(path))
      }
      seen.commands.append(command)
      let tree = files.tree("\(root)/.kata/run")
      #expect(tree.map { $0.split(separator: "/").last } == ["scripts.json", "transcript.txt"])
      let path = command.environment["SPYKIT_RECORD"] ?? ""
      try files.write(path, Data("begin\t{}\nend\n".utf8))
    }
    let players = Players(
      world: world, id: ExerciseID(number: 1), learner: "/learner", reference: "/reference",
      sources: "/sources")
    _ = try players.play(Scripts(scenarios: ["{}"]))
    let commands = seen.commands
    #expect(commands.map { $0.words.contains("/reference") } == [true, false])
    #expect(commands.map { $0.words.contains("/learner") } == [false, true])
    for name in ["SPYKIT_SCRIPTS", "SPYKIT_RECORD"] {
      #expect(Set(commands.map { $0.environment[name] }).count == 2)
    }
  }

  @Test func `what the learner's player has played of its own, the reference plays behind it`()
    throws
  {
    let files = Files.live()
    try files.write("\(course.root)/words/A.swift", Data("let a = \"b53\"".utf8))
    let asked = Seen()
    var scripts: [String] = []
    let world = try world { command throws(Complaint) in
      asked.commands.append(command)
      let input = try files.text(command.environment["SPYKIT_SCRIPTS"] ?? "") ?? ""
      scripts.append(input)
      let isLearner = command.words.contains("/learner")
      let played =
        isLearner ? ["{}", #"{"own":1}"#] : input.contains("own") ? [#"{"own":1}"#] : ["{}"]
      let text = played.map { "begin\t\($0)\nstep\ttap\nend\n" }.joined()
      try files.write(command.environment["SPYKIT_RECORD"] ?? "", Data(text.utf8))
    }
    let players = Players(
      world: world, id: ExerciseID(number: 1), learner: "/learner", reference: "/reference",
      sources: "\(course.root)/words")

    let result = try players.play(
      Scripts(scenarios: ["{}"], following: 5, followingAtLeast: 4))

    #expect(asked.commands.map { $0.words.contains("/learner") } == [false, true, false])
    #expect(scripts.map { $0.contains("b53") } == [false, true, false])
    #expect(
      scripts.map { $0.contains(#""following":5,"followingAtLeast":4,"#) } == [false, true, false])
    #expect(scripts.map { $0.contains(#"[{"own":1}]"#) } == [false, false, true])
    #expect(result.comparison == .agreed(scripts: 2))
  }
}
