import Basics
@testable import Common
import Foundation
@testable import Shared
import Testing

@testable import Host
@testable import Learner

/// The answers to mistakes and faults: one sentence, the next step, an exit code.
@Suite struct CommandTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
  }

  private func expect(
    _ answer: TemporaryCourse.Answer, _ code: ExitCode, _ sentence: String, next: String
  ) {
    #expect(answer.code == code)
    let lines = answer.complaints.split(separator: "\n").map(String.init)
    #expect(lines.count == 2, "\(answer.errors)")
    #expect(lines.first?.hasPrefix("kata: ") == true)
    #expect(lines.first?.contains(sentence) == true, "\(answer.errors)")
    #expect(lines.last?.hasPrefix("next: ") == true)
    #expect(lines.last?.contains(next) == true, "\(answer.errors)")
  }

  @Test(arguments: [
    (["chekc"], "did you mean check?", "kata help"), (["3"], "is an exercise", "kata check 3"),
    (["check", "--jsn"], "did you mean --json?", "kata help check"),
    (["check", "--timeout"], "--timeout needs a value", "help check"),
    (["check", "--timeout", "zero"], "--timeout takes a whole number", "kata help check"),
    (["check", "--timeout", "0"], "--timeout takes a whole number", "kata help check"),
    (["check", "1..2"], "There is no exercise", "one by one, as in kata check 1 2"),
    (["check", "1,2"], "There is no exercise", "one by one, as in kata check 1 2"),
    (
      ["check", "--timeout", "99999999999999999999"], "--timeout takes a whole number", "kata help"
    ),
    (["reset"], "needs to know which exercise", "kata reset NN"),
  ])
  func `a command line that is not understood says why, and what is near`(
    words: [String], sentence: String, next: String
  ) {
    expect(course.kata(words), .usage, sentence, next: next)
  }

  @Test(arguments: ["99", "Exercise99", "0", "-0", "three", "", "1;2", "٣"])
  func `an unknown exercise is named, with those that there are`(name: String) {
    let answer = course.kata(["check", name])
    #expect(answer.code == .usage)
    #expect(answer.errors.split(separator: "\n").count == 2, "\(answer.errors)")
  }

  @Test func `without Solutions there is nothing to verify`() throws {
    try course.remove("Solutions")
    expect(course.kata(["verify"]), .usage, "holds no Solutions", next: "kata check")
  }

  @Test(arguments: [30, 80]) func `a check fits the terminal, and no pipe`(columns: Int) {
    func longest(_ isTerminal: Bool) -> Int {
      let answer = course.kata(["check", "--color", "never"]) { host in
        (host.terminal.isTerminal, host.terminal.width) = (isTerminal, columns)
      }
      return answer.output.split(separator: "\n").map(\.columns).max() ?? 0
    }
    #expect(longest(true) <= columns)
    #expect(longest(false) > 30)
  }

  @Test func `a command of another program is said to be in the course`() {
    let complaint = #expect(throws: Complaint.self) { try Program.learner.command(["verify"]) }
    #expect(complaint?.sentence == "This program has no verify: it's in the course's.")
  }

  @Test func `an unknown command is named once`() {
    #expect(
      course.kata(["chek"]).errors.hasPrefix(
        "kata: There is no command \"chek\"; did you mean check?"))
    #expect(
      course.kata(["new", "--help"]).errors.hasPrefix(
        "kata: kata new needs one more word: new scene, new use-case"))
  }

  @Test func `outside a course is said`() {
    expect(
      course.kata(["list"]) { $0.directory = "/" }, .usage, "not inside a Kata VIP course",
      next: "go to the folder")
  }

  @Test func `works from any folder inside the course`() {
    let answer = course.kata(["list"], in: "Exercises/01-hello/Sources")
    #expect(answer.code == .success)
    #expect(answer.output.contains("01  Hello"))
  }

  @Test func `no swift on the PATH is the machine's fault`() {
    expect(
      course.kata(["check", "1"]) { $0.environment["PATH"] = "/nowhere" }, .machine,
      "There is no swift on the PATH", next: "install Swift 6.3")
  }

  @Test func `an older toolchain is named`() {
    let answer = course.kata(["check", "1"]) { host in
      host.processes = Processes(
        answer: { _ in
          Finished(ending: .exited(0), output: FakeSwift.answer(version: "5.10.1"), errors: "")
        })
    }
    expect(answer, .machine, "Swift 5.10.1 at /usr/bin/swift is too old", next: "install Swift 6.3")
  }

  @Test(arguments: [
    ("{", "can't be read as a course"), (#"{"exercises":[],"paths":{}}"#, "names no exercises"),
    ("", "an unknown rule: week-back"),
  ])
  func `a course that can't be read is not the learner's failure`(
    text: String, sentence: String
  ) throws {
    let path = "Exercises/course.json"
    try course.write(
      text.isEmpty ? course.read(path).replacing("weak-back", with: "week-back") : text, to: path)
    expect(course.kata(["list"]), .machine, sentence, next: "git checkout")
  }

  /// The error about the learner's file, in place of a build.
  private func error(in answer: TemporaryCourse.Answer) -> String? {
    #expect(answer.code == .notPassed, "\(answer.errors)")
    let lines = answer.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("✗ Exercises/01-hello/Sources/GreetInteractor.swift:1:1"))
    return lines.firstIndex { $0.hasPrefix("this file is") }.map {
      lines[$0...].joined(separator: " ")
    }
  }

  @Test func `a learner's file that is missing or empty is named, with ways that lose nothing`()
    throws
  {
    let file = "Exercises/01-hello/Sources/GreetInteractor.swift"
    let text = try course.read(file)
    try course.write("\n", to: file)
    #expect(
      error(in: course.kata(["check", "1"]))?.hasPrefix("this file is empty; kata reset 1") == true)
    try course.remove(file)
    #expect(
      error(in: course.kata(["check"]))?.hasPrefix("this file is missing; kata reset 1") == true)
    try course.write(text, to: "Exercises/01-hello/Sources/Mine.swift")
    #expect(
      error(in: course.kata(["check", "1"]))?
        .hasPrefix("this file is missing; if Mine.swift was this one, rename it back") == true)
  }

  @Test(arguments: [
    ("Exercises/02-your-own-suite/Sources", "check", "kata reset 2 --given"),
    (
      "Exercises/02-your-own-suite/README.md", "show",
      "git checkout -- Exercises/02-your-own-suite/README.md, or copy it from a fresh copy"
    ),
  ])
  func `what is given and missing has a way back that leaves the learner's work`(
    path: String, command: String, next: String
  ) throws {
    try course.remove(path)
    expect(course.kata([command, "2"]), .machine, "Exercises/02-your-own-suite", next: next)
  }

  @Test func `an exercise is named by a place in it, seen from where the learner is`() throws {
    for (place, folder) in [
      (".", "Exercises/01-hello/Sources"), ("GreetPresenter.swift", "Exercises/01-hello/Sources"),
      ("../02-your-own-suite/../01-hello", "Exercises/01-hello"),
      ("\(course.root)/Exercises/01-hello", ""), ("Exercises/01-hello/Sources/Gone.swift", ""),
    ] {
      let answer = course.kata(["show", place], in: folder)
      #expect(answer.code == .success, "\(place): \(answer.errors)")
    }
  }

  @Test func `show, hint, flow and diff without a number take the next exercise`() {
    #expect(course.kata(["show"]).output == course.kata(["show", "1"]).output)
    #expect(course.kata(["hint"]).output.contains("Hint 1 of 3"))
    #expect(course.kata(["diff"]).errors.contains("Exercise01 has not passed yet"))
  }

  private func fullDisk(_ host: inout HostSystem) {
    host.files.write = { path, _ throws(Complaint) in
      throw .machine("kata can't write \(path): No space left on device.", next: "make room")
    }
  }

  @Test func `a full disk is the machine's fault`() {
    let answer = course.kata(["check", "1"], change: fullDisk)
    expect(answer, .machine, "No space left on device", next: "make room")
  }

  @Test func `a hint that can't be remembered is read all the same`() {
    let answer = course.kata(["hint", "1"], change: fullDisk)
    #expect(answer.code == .success)
    #expect(answer.errors == "")
    #expect(answer.output.contains("Hint 1 of 3"))
  }

  @Test(arguments: [
    "error: No space left on device (28)",
    "error: encountered an I/O error (code: 28) while reading output-file-map.json.",
  ])
  func `a full disk during a build is the machine's fault`(words: String) throws {
    try course.write("// begun\n", to: "Exercises/01-hello/Sources/GreetInteractor.swift")
    let answer = course.kata(["check", "1"]) { host in
      host.processes.answer { command, live throws(Complaint) in
        guard command.isBuild else { return try live.run(command) }
        return Finished(ending: .exited(1), output: words, errors: "")
      }
    }
    expect(answer, .machine, "The disk is full", next: "make room")
  }

  @Test(
    .needsProgram,
    arguments: [["list"], ["list", "--json"], ["show", "1"], ["help"], ["version"]])
  func `a report that can't be written is the machine's fault`(words: [String]) throws {
    let process = try program(words, in: course)
    let errors = Pipe()
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == ExitCode.machine.rawValue)
    #expect(said.contains("The report can't be written: No space left on device."))
  }

  @Test(.needsProgram) func `a closed output is no full disk, and no file gets the report`() throws
  {
    let built = try #require(builtProgram()).path
    let said = try Compiler.call(
      ["-c", #"cd "$0" && "$1" list >&-"#, course.root, built], of: "sh")
    #expect(said.code == ExitCode.machine.rawValue)
    let sentence = "can't be written: Bad file descriptor.\nnext: write it to a place that is open"
    #expect(said.errors.contains(sentence))
  }

  /// A build that is interrupted.
  private func interrupted(_ host: inout HostSystem) {
    host.processes.answer { command, live throws(Complaint) in
      guard command.isBuild else { return try live.run(command) }
      throw .interrupted
    }
  }

  @Test(arguments: [true, false])
  func `the first build is announced, on a terminal and elsewhere`(isTerminal: Bool) throws {
    try course.write("// begun\n", to: "Exercises/01-hello/Sources/GreetInteractor.swift")
    for isFirst in [true, false] {
      let answer = course.kata(["check", "1", "--json"]) { host in
        host.terminal.errorIsTerminal = isTerminal
        interrupted(&host)
      }
      // As a build that came so far has left it.
      try FileManager.default.createDirectory(
        atPath: "\(course.root)/.kata/bench", withIntermediateDirectories: true)
      #expect(answer.output == "")
      #expect(answer.errors.contains("building the course, once") == isFirst)
      #expect(answer.errors.hasPrefix("\r") == isTerminal)
    }
  }

  @Test func `an interrupted run says so, and nothing is remembered`() throws {
    #expect(course.kata(["check", "1"], change: interrupted).code == .interrupted)
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/.kata/verdicts"))
  }

  @Test func `hints come one rung at a time, and the last one stays`() {
    for rung in [1, 2, 3, 3] {
      #expect(course.kata(["hint", "1"]).output.contains("Hint \(rung) of 3"))
    }
    #expect(course.kata(["hint", "1", "--all"]).output.contains("Hint 1 of 3"))
  }

  @Test func `a hint on the edge that is red comes first, once`() throws {
    let hints = try course.read("Exercises/01-hello/HINTS.md")
    try course.write(hints + "\n## E2\n\nCount.\n", to: "Exercises/01-hello/HINTS.md")
    var host = HostSystem.live()
    host.directory = course.root
    let workspace = try Workspace(around: course.root, host: host)
    var red = Verdict.Case.sample("red", .failed)
    red.edges = [3, 2]
    var verdict = Verdict.sample(.failed, cases: [.sample("green", .passed), red])
    verdict.id = ExerciseID(number: 1)
    try workspace.save(LastVerdict(key: "", own: "", verdict: verdict))
    #expect(course.kata(["hint", "1"]).output.contains("A hint on E2\nCount."))
    #expect(course.kata(["hint", "1"]).output.contains("Hint 1 of 3"))
    #expect(course.kata(["hint", "1", "--all"]).output.contains("A hint on E2"))
    verdict.tests.gained = 0
    #expect(verdict.redEdges == [])
  }

  @Test func `a copy without hints says that it has none`() throws {
    try course.remove("Exercises/01-hello/HINTS.md")
    expect(course.kata(["hint", "1"]), .notPassed, "has no hints", next: "kata show 1")
  }

  @Test func `a check of an untouched course says where to begin`() {
    let answer = course.kata(["check"])
    #expect(answer.code == .notPassed)
    #expect(answer.output.hasSuffix("0 of 2 passed\n  next: kata show 1  (Exercise01 · Hello)\n"))
  }

  @Test func `list tells what is begun from what is not`() throws {
    try course.write("// begun\n", to: "Exercises/02-your-own-suite/Tests/GreetTests.swift")
    let lines = course.kata(["list"]).output.split(separator: "\n")
    #expect(lines.contains { $0.contains("02") && $0.contains("begun, not checked yet") })
    #expect(lines.contains { $0.contains("· 01") })
    #expect(lines.last == "  next: kata show 1  (Exercise01 · Hello)")
  }

  @Test func `every command has a help of its own`() {
    for command in CommandName.all where !command.words.isEmpty {
      let words = command.words.split(separator: " ").map(String.init)
      let answer = course.kata(["help"] + words)
      #expect(answer.code == .success)
      #expect(answer.output.contains("kata \(command.words)"))
      #expect(answer.output.contains(command.summary))
      #expect(course.kata(words + ["--help"]).output == answer.output)
    }
  }

  @Test(arguments: [("check", "--seed"), ("check", "--scripts"), ("ask", "--script")])
  func `what is for authors alone is in no help`(command: String, option: String) {
    #expect(!course.kata(["help", command]).output.contains(option))
  }

  @Test(arguments: Rule.allCases)
  func `every rule has a help, too`(rule: Rule) {
    let answer = course.kata(["help", rule.rawValue])
    #expect(answer.code == .success)
    #expect(answer.output.contains(rule.instead))
  }

  @Test func `color is for those who ask for it`() {
    #expect(!course.kata(["list"]).output.contains("\u{1B}"))
    #expect(course.kata(["list", "--color", "always"]).output.contains("\u{1B}[1m"))
    #expect(!course.kata(["list", "--color=never"]).output.contains("\u{1B}"))
  }
}
