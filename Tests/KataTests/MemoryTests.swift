import Foundation
import KataCore
import Synchronization
import Testing

@testable import kata

/// What is remembered of an exercise, and when it no longer holds; no compiler runs here.
@Suite struct MemoryTests {
  private let course: TemporaryCourse
  private let sources = "Exercises/Exercise01/Sources/GreetInteractor.swift"
  private let suite = "Exercises/Exercise01/Tests/GreetTests.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  /// Builds that succeed, and suites of 01 in which every given test ends like this.
  private func kata(
    _ words: String..., failing: Bool = false, change: (inout KataHost) -> Void = { _ in }
  ) throws -> TemporaryCourse.Answer {
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(course.read("Exercises/Exercise01/.given/expected.json").utf8))
    let stream = Self.stream(expected.tests.map(\.name), failing: failing)
    return course.kata(words) { host in
      let write = host.files.write
      let read = host.files.text
      host.processes = Processes(
        run: { commands throws(Complaint) in
          for command in commands {
            if let option = command.words.firstIndex(of: "--event-stream-output-path") {
              try write(command.words[option + 1], Data(stream.utf8))
            } else if let option = command.words.firstIndex(of: "--scratch-path") {
              let program = "debug/KataVIPPackageTests.xctest"
              try write("\(command.words[option + 1])/\(program)", Data("a program".utf8))
            } else if let path = command.environment["SPYKIT_RECORD"] {
              let scripts = try read(command.environment["SPYKIT_SCRIPTS"] ?? "") ?? ""
              let isFollowed = !scripts.contains(#""following":0,"#)
              try write(path, Data((Self.script + (isFollowed ? Self.longScript : "")).utf8))
            }
          }
          return commands.map {
            Finished(
              ending: .exited($0.words.contains("-dump-ast") ? 1 : 0),
              output: $0.words.contains("-print-target-info") ? FakeSwift.answer() : "",
              errors: "")
          }
        }, find: { _, _ in "/usr/bin/swift" })
      change(&host)
    }
  }

  private static let script = "begin\t{}\nend\n"
  /// As long as all that is to follow.
  private static let longScript =
    "begin\t[\(String(repeating: " ", count: Limits.followingLength))]\nend\n"

  private static func stream(_ names: [String], failing: Bool) -> String {
    var lines: [String] = []
    func add(_ kind: String, _ payload: String) {
      lines.append(#"{"kind":"\#(kind)","payload":{\#(payload)}}"#)
    }
    for name in names {
      add("test", #""kind":"function","id":"M.\#(name)/F.swift:1:1""#)
    }
    for name in names {
      let test = #","testID":"M.\#(name)/F.swift:1:1""#
      add("event", #""kind":"testStarted""# + test)
      if failing { add("event", #""kind":"issueRecorded","issue":{"isFailure":true}"# + test) }
      add("event", #""kind":"testEnded""# + test)
    }
    add("event", #""kind":"runEnded""#)
    return lines.joined(separator: "\n") + "\n"
  }

  private func line() throws -> String {
    let lines = course.kata(["list"]).output.split(separator: "\n")
    return try #require(lines.first { $0.contains("01  ") }).trimmingCharacters(in: .whitespaces)
  }

  /// Changes the learner's file, and has it passed.
  private func pass() throws {
    try course.write(course.read(sources) + "// mine\n", to: sources)
    #expect(try kata("check", "1").code == .success)
    #expect(try line().hasPrefix("✓"))
  }

  /// Whether a check now is answered from memory.
  private func isRemembered(change: (inout KataHost) -> Void = { _ in }) throws -> Bool {
    let answer = try kata("check", "1", "--json", change: change)
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(answer.output.utf8))
    return try #require(report.exercises.first).cached
  }

  @Test func `a stub that was checked by its number is not started, wherever one looks`() throws {
    let shown = try kata("check", "1", failing: true)
    #expect(shown.code == .notPassed)
    #expect(shown.output.contains("0 of 6 tests pass"))

    #expect(try line().hasPrefix("·"))
    #expect(try kata("check").output.contains("· Exercise01 · Hello  not started"))
    #expect(try kata().output.contains("0 of 2 exercises passed"))
    #expect(try kata("diff", "1").errors.contains("has not passed yet"))
    try course.write("// begun\n", to: sources)
    #expect(try line().contains("begun, not checked yet"))
  }

  @Test func `a stub that is put back is not started, and the work that is put back has passed`()
    throws
  {
    try pass()
    let work = try course.read(sources)
    #expect(try kata("reset", "1").code == .success)
    #expect(try line().hasPrefix("·"))
    #expect(try kata("check").output.contains("· Exercise01 · Hello  not started"))
    try course.write(work, to: sources)
    #expect(try line().hasPrefix("✓"))
  }

  @Test func `the same code that was judged otherwise before is told so, and other code is not`()
    throws
  {
    try pass()
    let unlike = /(passed|failed)\s+before/
    #expect(try !kata("check", "1", "--fresh").output.contains(unlike))
    #expect(
      try kata("check", "1", "--fresh", failing: true).output
        .contains(#/note: "[^"]+"\s+passed\s+before/#))
    #expect(try kata("check", "1", failing: true).output.contains(#/passed\s+before/#))
    let text = try course.read(sources)
    try course.write(text + "// more\n", to: sources)
    #expect(try !kata("check", "1").output.contains(unlike))
    try course.write(text, to: sources)
    #expect(try kata("check", "1").output.contains(#/failed\s+before/#))
  }

  @Test func `a suite of the learner's own that is red is run once more, for it may be by chance`()
    throws
  {
    for isSteady in [true, false] {
      let answer = try kata("check", "2", "--fresh") { host in
        let (run, write) = (host.processes.run, host.files.write)
        var streams = [false, true].map { Self.stream(["a name"], failing: $0) }
        if isSteady { streams[0] = streams[1] }
        let left = Mutex(streams)
        host.processes.run = { commands throws(Complaint) in
          let finished = try run(commands)
          for command in commands {
            guard let option = command.words.firstIndex(of: "--event-stream-output-path")
            else { continue }
            let stream = left.withLock { $0.popLast() } ?? ""
            try write(command.words[option + 1], Data(stream.utf8))
          }
          return finished
        }
      }
      #expect(answer.code == .notPassed)
      #expect(
        answer.output.contains(#/note: "[^"]+"\s+passed\s+in\s+a\s+second\s+run/#) != isSteady)
    }
  }

  @Test func `a change in the learner's file is a change`() throws {
    try pass()
    #expect(try isRemembered())
    try course.write(course.read(sources) + "// more\n", to: sources)
    #expect(try line().contains("passed, changed since"))
    #expect(try !isRemembered())
  }

  @Test(arguments: ["// a comment\n", "func helper() {}\n"])
  func `a change in the shipped suite leaves a pass, and is named by the next check`(
    addition: String
  ) throws {
    try pass()
    try course.write(course.read(suite) + addition, to: suite)
    #expect(try line().hasPrefix("✓"))
    #expect(try !isRemembered())
    #expect(try kata("check", "1").output.contains("the suite as shipped was used"))
    #expect(try line().hasPrefix("✓"))
    #expect(try isRemembered())
  }

  @Test(arguments: ["is no longer here", "// @Test func `an empty name is nobody`() {}\n//"])
  func `a given test that is gone from the suite is a change, for it is missed`(
    replacement: String
  ) throws {
    try pass()
    let text = try course.read(suite)
    #expect(text.contains("an empty name is nobody"))
    let gone = text.split(separator: "\n").map { line in
      guard line.contains("an empty name is nobody") else { return String(line) }
      return replacement.hasPrefix("//") ? replacement : "  @Test func `\(replacement)`() {"
    }
    try course.write(gone.joined(separator: "\n"), to: suite)
    #expect(try line().contains("passed, changed since"))
  }

  @Test func `a test in a file of the learner's own is judged, and so it is a change`() throws {
    try pass()
    try course.write("// mine\n", to: "Exercises/Exercise01/Tests/Mine.swift")
    #expect(try line().contains("passed, changed since"))
    #expect(try !isRemembered())
  }

  @Test func `a rule more in course.json asks for a new verdict`() throws {
    try pass()
    let path = "Exercises/course.json"
    let course = try JSONDecoder().decode(
      Course.self, from: Data(self.course.read(path).utf8))
    var changed = course
    changed.exercises[1].title = "Another"
    try self.course.write(
      String(decoding: JSONEncoder().encode(changed), as: UTF8.self), to: path)
    #expect(try isRemembered())
    changed.exercises[0].rules.append("plain-models")
    try self.course.write(
      String(decoding: JSONEncoder().encode(changed), as: UTF8.self), to: path)
    #expect(try line().contains("passed, changed since"))
    #expect(try !isRemembered())
  }

  @Test func `another build of the program asks for a new verdict`() throws {
    try pass()
    #expect(try isRemembered())
    #expect(try !isRemembered { $0.program = { "another" } })
    #expect(!KataHost.live().program().isEmpty)
  }

  @Test func `a save while it is judged leaves nothing to be remembered`() throws {
    let text = try course.read(sources) + "// mine\n"
    try course.write(text, to: sources)
    let answer = try kata("check", "1") { [course, sources] host in
      let run = host.processes.run
      host.processes.run = { commands throws(Complaint) in
        if commands.contains(where: { $0.words.contains("--event-stream-output-path") }) {
          try? course.write(text + "// saved meanwhile\n", to: sources)
        }
        return try run(commands)
      }
    }
    #expect(answer.code == .success)
    try course.write(text, to: sources)
    #expect(try line().contains("begun, not checked yet"))
  }

  @Test func `what has passed is remembered when its exercise gets another number`() throws {
    try pass()
    try course.move("Exercises/Exercise01", to: "Exercises/Exercise03")
    try course.replace("\"Exercise01\"", with: "\"Exercise03\"", in: "Exercises/course.json")
    for name in ["Tests", ".given/tests"] {
      try course.replace(
        "import Exercise01", with: "import Exercise03",
        in: "Exercises/Exercise03/\(name)/GreetTests.swift")
    }
    let list = course.kata(["list"]).output
    #expect(list.contains("✓ 03"), "\(list)")
    #expect(list.contains("1 of 2 exercises passed\n"))
  }

  @Test func `what has passed stays so whoever judges, and however much was asked for`() throws {
    try pass()
    try course.write("{}", to: "Exercises/shipped.json")
    try course.write("// more\n", to: "Sources/GreetScene/More.swift")
    #expect(try !isRemembered())
    #expect(course.kata(["list"]) { $0.program = { "another" } }.output.contains("✓ 01"))
    #expect(try kata("check", "1", "--scripts", "300").output.contains("passed"))
    #expect(try line().hasPrefix("✓"))
  }
}
