import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Synchronization
import Testing

@testable import Learner

/// The remembered verdict on an exercise, and the changes that end it; no compiler runs here.
@Suite struct MemoryTests {
  private let course: TemporaryCourse
  private let sources = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let suite = "Exercises/01-hello/Tests/GreetTests.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  /// Builds that succeed, and suites of 01 in which every given test ends like this.
  private func kata(
    _ words: String..., failing: Bool = false, isTreeless: Bool = false,
    change: (inout HostSystem) -> Void = { _ in }
  ) throws -> TemporaryCourse.Answer {
    let fake = try fake(failing: failing, isTreeless: isTreeless)
    return course.kata(words) { host in
      fake(&host)
      change(&host)
    }
  }

  /// A change by which a host builds and runs nothing.
  private func fake(
    failing: Bool = false, isTreeless: Bool = false
  ) throws -> (inout HostSystem) -> Void {
    let expected = try #require(
      Expected(reading: try course.read("Exercises/recorded/Exercise01.txt")))
    let stream = Self.stream(expected.tests.map(\.name), failing: failing)
    return { host in
      // Its compiler's cache is the other tests', and one of these throws it away.
      host.executable = "/none/kata"
      let write = host.files.write
      host.processes = .compiler { command throws(Complaint) in
        if let option = command.words.firstIndex(of: "--event-stream-output-path") {
          try write(command.words[option + 1], Data(stream.utf8))
        } else if command.words.contains(TestLaunch.program) {
          try write("\(command.words[3])/\(TestLaunch.program)", Data("a program".utf8))
        } else if let path = command.environment["SPYKIT_RECORD"] {
          try write(path, Data("begin\t{}\nend\n".utf8))
        }
        // A tree of files without declarations.
        let files = command.words.filter { $0.hasSuffix(".swift") }
        let tree = files.map { #"{"_kind":"source_file","filename":"\#($0)"}"# }.joined()
        return Finished(
          ending: .exited(isTreeless && command.words.contains("-dump-ast") ? 1 : 0),
          output: command.words.contains("-dump-ast") ? tree : "", errors: "")
      }
      let exists = host.files.exists
      host.files.exists = { $0.hasSuffix("/swift-demangle") || exists($0) }
    }
  }

  private static func stream(_ names: [String], failing: Bool) -> String {
    func line(_ kind: String, _ payload: String) -> String {
      #"{"kind":"\#(kind)","payload":{\#(payload)}}"# + "\n"
    }
    let issue = #""kind":"issueRecorded","issue":{"isFailure":true}"#
    let kinds = [#""kind":"testStarted""#] + (failing ? [issue] : []) + [#""kind":"testEnded""#]
    let ids = names.map { #""M.\#($0)/F.swift:1:1""# }
    return ids.map { line("test", #""kind":"function","id":\#($0)"#) }.joined()
      + ids.flatMap { id in kinds.map { line("event", #"\#($0),"testID":\#(id)"#) } }.joined()
      + line("event", #""kind":"runEnded""#)
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

  /// True if a check now is answered from memory.
  private func isRemembered(
    isTreeless: Bool = false, change: (inout HostSystem) -> Void = { _ in }
  ) throws -> Bool {
    let answer = try kata("check", "1", "--json", isTreeless: isTreeless, change: change)
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

  @Test func `the line for a chat tells the first red test's edge`() throws {
    #expect(course.kata(["list", "--line"]).output == "kata 1· · 0 of 2\n")
    try course.write("// mine\n", to: sources)
    _ = try kata("check", "1", failing: true)
    #expect(course.kata(["list", "--line"]).output == "kata 1✗E1 · 1✗ · 0 of 2\n")
  }

  @Test func `that line goes into the room, and over nothing else`() throws {
    try course.write("// mine\n", to: sources)
    _ = try kata("check", "1", failing: true)
    var host = HostSystem.live()
    host.directory = course.root
    let workspace = try Workspace(around: course.root, host: host)
    func tells(_ room: String) -> Bool {
      host.environment["KATA_ROOM"] = "\(course.root)/\(room)"
      return (try? workspace.tell([], host)) != nil
    }
    #expect(!tells(sources) && !tells("room/ann") && !tells("Exercises"))
    try Files.live().createFolder("\(course.root)/room")
    #expect(tells("room/ann") && tells("room/ann"))
    #expect(try course.read("room/ann") == "kata 1✗E1 · 1✗ · 0 of 2\n")
    // Whoever has gone on is there, and not where the path has left off.
    try workspace.tell([Course.sample.exercises[1]], host)
    #expect(try course.read("room/ann") == "kata 2· · 1✗ · 0 of 2\n")
    #expect(try course.read(sources) == "// mine\n")
  }

  @Test(arguments: ["verdicts/hello.json", "path", "hints.json", "toolchain.json", "builds.json"])
  func `what another program has remembered in its own way is no fault`(file: String) throws {
    try pass()
    for text in ["\u{0}{", "[]", #"{"key": 1}"#] {
      try FileManager.default.createDirectory(
        atPath: "\(course.root)/.kata/verdicts", withIntermediateDirectories: true)
      try course.write(text, to: ".kata/\(file)")
      for words in [[], ["list"], ["path"], ["hint", "1"], ["check", "1"]] {
        let answer = course.kata(words, change: try fake())
        #expect(answer.code != .machine && answer.code != .usage, "\(words): \(answer.errors)")
      }
      #expect(try line().hasPrefix("✓"))
    }
  }

  @Test func `a task that the course has changed is told, and judged anew`() throws {
    try pass()
    let mine = try course.read(sources)
    try course.write(mine.replacing("// mine\n", with: ""), to: sources)
    try course.write(course.read(suite) + "// next\n", to: suite)
    try course.ship()
    try course.write(mine, to: sources)
    #expect(course.kata([]).output.contains("the course has changed it since it passed"))
    #expect(course.kata(["list", "--plain"]).output.contains("changed by the course since"))
    #expect(try kata("check", "1").output.contains("the course has changed this exercise since"))
    #expect(try !kata("check", "1").output.contains("the course has changed this exercise since"))
    #expect(try line().hasPrefix("✓") && isRemembered())
    try course.write(course.read(sources) + "// more\n", to: sources)
    #expect(!course.kata([]).output.contains("the course has changed"))
    #expect(try !kata("check", "1").output.contains("the course has changed"))
  }

  @Test func `a change in the shipped suite leaves a pass, and is named by the next check`() throws
  {
    try pass()
    try course.write(course.read(suite) + "// a comment\n", to: suite)
    #expect(try line().hasPrefix("✓"))
    #expect(try !isRemembered())
    #expect(try kata("check", "1").output.contains("GreetTests.swift isn't as shipped"))
    #expect(try line().hasPrefix("✓"))
    #expect(try isRemembered())
  }

  @Test(arguments: [
    ("Exercises/01-hello/Sources/GreetInteractor.swift", "// more\n", ""),
    ("Exercises/01-hello/Tests/Mine.swift", "// mine\n", ""),
    ("Exercises/course.json", "\"weak-back\", \"plain-models\"", "\"weak-back\""),
  ])
  func `a change in what is judged asks for a new verdict`(
    file: String, addition: String, old: String
  ) throws {
    try pass()
    #expect(try isRemembered())
    let text = (try? course.read(file)) ?? ""
    try course.write(old.isEmpty ? text + addition : text.replacing(old, with: addition), to: file)
    #expect(try line().contains(/, changed (by the course )?since/))
    #expect(try !isRemembered())
  }

  @Test func `a pass whose rules could not be looked at is kept, and judged again`() throws {
    try course.write(course.read(sources) + "// mine\n", to: sources)
    let answer = try kata("check", "1", isTreeless: true)
    #expect(answer.output.contains("but without its rules: "), "\(answer)")
    #expect(try line().hasPrefix("✓"))
    #expect(try !isRemembered(isTreeless: true))
    #expect(try !isRemembered())
    #expect(try isRemembered())
  }

  /// Checks 01 while these texts are saved, one at each start of its suite; counts the starts.
  private func check(saving texts: [[String]]) throws -> (TemporaryCourse.Answer, starts: Int) {
    let starts = Mutex(0)
    let answer = try kata("check", "1") { [course, sources] host in
      host.processes.answer { command, before throws(Complaint) in
        if command.words.contains("--event-stream-output-path") {
          let start = starts.withLock { starts in
            starts += 1
            return starts - 1
          }
          for text in texts.indices.contains(start) ? texts[start] : [] {
            try? course.write(text, to: sources)
          }
        }
        return try before.run(command)
      }
    }
    return (answer, starts.withLock(\.self))
  }

  @Test func `what is saved while it is judged is judged again`() throws {
    let text = try course.read(sources) + "// mine\n"
    try course.write(text, to: sources)

    let (answer, starts) = try check(saving: [[text + "// saved meanwhile\n"]])

    #expect(answer.code == .success)
    #expect(starts == 2)
    #expect(try isRemembered())
    try course.write(text, to: sources)
    #expect(try line().contains("passed, changed since"))
  }

  @Test func `a save that is taken back while it is judged may have been compiled`() throws {
    let text = try course.read(sources) + "// mine\n"
    try course.write(text, to: sources)

    let (answer, starts) = try check(saving: [["// saved meanwhile\n", text]])

    #expect(answer.code == .success)
    #expect(starts == 2)
  }

  @Test func `without an end of saves there is no verdict`() throws {
    let text = try course.read(sources)

    let (answer, starts) = try check(saving: (1...9).map { ["\(text)// \($0)\n"] })

    #expect(answer.code == .machine)
    #expect(answer.errors.contains("kept changing while it was judged"))
    #expect(starts == 3)
  }

  @Test func `a build that fails ends what was begun beside it`() throws {
    try course.write("// mine\n", to: sources)
    let fake = try fake()
    let begun = Mutex<[String]>([])
    let ended = Mutex<[String]>([])
    let answer = course.kata(["check", "1"]) { [sources] host in
      fake(&host)
      let (start, files) = (host.processes.start, host.files)
      host.processes.start = { command throws(Complaint) in
        var job = try start(command)
        if command.isBuild, try files.text("\(command.words[3])/\(sources)") == "// mine\n" {
          let words = "\(sources):1:1: error: no Swift\n"
          job.result = { Finished(ending: .exited(1), output: "", errors: words) }
        }
        let isPlay = command.environment["SPYKIT_SCRIPTS"] != nil
        let what = command.words.contains("-dump-ast") ? "tree" : isPlay ? "reference" : nil
        guard let what else { return job }
        begun.withLock { $0.append(what) }
        job.cancel = { ended.withLock { $0.append(what) } }
        return job
      }
    }
    #expect(answer.output.contains("does not compile"), "\(answer)")
    #expect(begun.withLock(\.self) == ["tree", "reference"])
    #expect(ended.withLock(\.self) == ["tree", "reference"])
  }

  @Test func `a pass stays one with another program, other scripts and other given parts`() throws {
    try pass()
    #expect(!HostSystem.live().program().isEmpty)
    #expect(try !isRemembered { $0.program = { "another" } })
    try course.write("// more\n", to: "Sources/GreetScene/More.swift")
    #expect(try !isRemembered())
    #expect(try kata("check", "1", "--scripts", "300").output.contains("passed"))
    #expect(try line().hasPrefix("✓"))
  }

  @Test func `a verdict by another seed is not the one of the exercise's own`() throws {
    try pass()
    _ = try kata("check", "1", "--seed", "7")
    #expect(try !isRemembered())
    #expect(try isRemembered())
  }

  /// True if a command judges 01, and does not remember it.
  private func judges(_ words: [String]) throws -> Bool {
    let starts = Mutex(0)
    let fake = try fake()
    _ = course.kata(words) { host in
      fake(&host)
      host.processes.answer { command, before throws(Complaint) in
        if command.words.contains("--event-stream-output-path") { starts.withLock { $0 += 1 } }
        return try before.run(command)
      }
    }
    return starts.withLock { $0 > 0 }
  }

  /// 01 has two files to edit, so that `check` looks closer than the two others do.
  @Test(arguments: [["flow", "1"], ["watch-check", "1"]])
  func `check, flow and watch keep each other's verdict`(other: [String]) throws {
    try pass()
    #expect(try !judges(other))
    #expect(try !judges(["check", "1"]))

    try course.write(course.read(sources) + "// more\n", to: sources)
    #expect(try judges(other))
    #expect(try judges(["check", "1"]))
    #expect(try !judges(other))
    #expect(try !judges(["check", "1"]))
  }

  @Test func `what a workflow prints holds no command, and its summary is added to`() throws {
    try course.write("before\n", to: "summary")
    let answer = try kata("check", "1", "--format", "github", failing: true) { [course] host in
      host.environment["GITHUB_STEP_SUMMARY"] = "\(course.root)/summary"
    }
    let lines = answer.output.split(separator: "\n")
    let token = try #require(lines.first?.split(separator: "::").last)
    #expect(lines.first == "::stop-commands::\(token)")
    let first = try #require(lines.firstIndex { $0.hasPrefix("::error") })
    #expect(lines[first - 1] == "::\(token)::")
    #expect(lines.count { $0.hasPrefix("::error") } == 6)
    #expect(try course.read("summary").hasPrefix("before\n### kata\n"))
    #expect(try course.read("summary").contains("| `learner` | ✗ |"))
  }

  @Test func `a check's file has the points of its verdict`() throws {
    try pass()
    let answer = try kata("check", "1", "--format", "github", "--out", "summary.md")
    #expect(answer.output.contains("passed"))
    #expect(try course.read("summary.md").contains("| `learner` | ✓ | 100 |"))
    #expect(try kata("check", "1", "--format", "junit", "--out", "a").code == .usage)
    #expect(try kata("check", "1", "--out", "summary.md").code == .usage)
  }
}
