import Foundation
import KataCore
import KataHost
import Testing

@testable import KataClass
@testable import kata

/// A learner's entry on a board, and the trainer's view of it.
@Suite(.serialized, .oneBuildAtATime) struct BoardCommandTests {
  private let course: TemporaryCourse
  private let folder: Folder

  /// A shared folder, removed with the test.
  private final class Folder {
    let path = "\(FileManager.default.temporaryDirectory.path)/kata-board-\(UUID().uuidString)"
    init() throws {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    folder = try Folder()
  }

  private func entry(_ name: String = "ann.json") throws -> BoardEntry {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    return try JSONDecoder().decode(BoardEntry.self, from: data)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Has a red test in the first exercise.
  private func begin() throws {
    try course.solve("Exercise01")
    try course.replace(
      "Hello", with: "Goodbye", in: "Exercises/01-hello/Sources/GreetPresenter.swift")
  }

  @Test func `a check leaves states, the red test and its edge under the chosen name`() throws {
    try begin()
    let answer = course.kata(["check", "1"]) { host in
      host.environment["KATA_BOARD"] = folder.path
      host.environment["KATA_NAME"] = "Ann B"
      host.time = { 1000 }
    }
    #expect(answer.code == .notPassed && answer.complaints == "")
    #expect(names.count == 1 && names[0].hasPrefix("Ann_B-"))
    let left = try entry(names[0])
    #expect(left.name == "Ann B" && left.schema == "kata.board/1")
    #expect(left.exercises.map(\.outcome) == [.failed, .notStarted])
    #expect(left.current == ExerciseID(number: 1))
    #expect(left.red == .init(test: "a person is greeted by name", edge: 3))
    #expect((left.time, left.since) == (1000, 1000))

    let trainer = course.kata(["board", folder.path]) { $0.time = { 1180 } }
    #expect(trainer.code == .success)
    #expect(trainer.output.hasPrefix("1 here   01  at         red    seen\n"))
    #expect(trainer.output.contains("Ann B     ✗  01 E3    3 min   3 min\n"))
    #expect(
      course.kata(["board", folder.path, "--plain"]).output.contains("Ann B: 01 E3, red for "))
    #expect(course.kata(["list", "--line"]).output == "kata 1✗E3 · 1✗ · 0 of 2\n")
  }

  @Test func `a learner who has joined is shown with each verdict, a reset and a watch`() throws {
    let joined = course.kata(["board", "--join", folder.path, "--name", "ann"])
    #expect(joined.code == .success && joined.output.contains("\(folder.path)/ann.json"))
    #expect(try entry().current == ExerciseID(number: 1))
    try begin()
    #expect(course.kata(["watch-check", "1"]).code == .success)
    #expect(try entry().isRed)
    #expect(course.kata(["reset", "1"]).code == .success)
    #expect(try !entry().isRed)
    #expect(try entry().exercises[0].outcome == .notStarted)
    #expect(names == ["ann.json"])

    try course.remove(".kata/board.json")
    try FileManager.default.removeItem(atPath: "\(folder.path)/ann.json")
    _ = course.kata(["check", "1"])
    #expect(names == [])
  }

  @Test func `a neighbour's name can't be joined under, and another one can`() throws {
    try write("a neighbour's", to: "ann.json")
    let refused = course.kata(["board", "--join", folder.path, "--name", "ann"])
    #expect(refused.code == .usage && refused.errors.contains("this copy did not make it"))
    #expect(course.kata(["board", "--join", folder.path, "--name", "ben"]).code == .success)
    #expect(course.kata(["board", "--join", folder.path, "--name", "ben"]).code == .success)
    #expect(
      try String(contentsOfFile: "\(folder.path)/ann.json", encoding: .utf8) == "a neighbour's")
    for name in ["", String(repeating: "n", count: 41)] {
      #expect(course.kata(["board", "--join", folder.path, "--name", name]).code == .usage)
    }
  }

  @Test func `without a chosen name nothing is written, and it is said what to set`() throws {
    let plain = course.kata(["check"])
    let answer = course.kata(["check"]) { $0.environment["KATA_BOARD"] = folder.path }
    #expect(names == [])
    #expect((answer.code, answer.output) == (plain.code, plain.output))
    #expect(
      answer.complaints
        == "kata: KATA_BOARD shares nothing without a name of your choice: export KATA_NAME=ann\n")
  }

  @Test(arguments: ["missing", "a file", "read-only", "silent", "unstartable"])
  func `a folder that takes nothing costs one line, and no verdict`(fault: String) throws {
    try begin()
    _ = course.kata(["check", "1"])
    let plain = course.kata(["check", "1"])
    #expect(plain.code == .notPassed && plain.errors == "")
    try write("", to: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    }
    // Root may write anywhere but there.
    let readOnly = getuid() == 0 ? "/proc" : folder.path
    let places = ["missing": "\(folder.path)/none", "a file": "\(folder.path)/file"]
    func spoil(_ host: inout KataHost) {
      host.environment["KATA_BOARD"] = places[fault] ?? readOnly
      host.environment["KATA_NAME"] = "ann"
      guard ["silent", "unstartable"].contains(fault) else { return }
      host.processes.answer { command, before throws(Complaint) in
        guard command.words[0] == "/bin/sh", command.words.contains("ann.json") else {
          return try before.run(command)
        }
        #expect(command.limit == Limits.boardSeconds)
        guard fault == "silent" else { throw .machine("sh could not be started.", next: "") }
        return Finished(ending: .timedOut, output: "", errors: "")
      }
    }
    let answer = course.kata(["check", "1"], change: spoil)
    #expect((answer.code, answer.output) == (plain.code, plain.output))
    #expect(answer.errors.hasPrefix("kata: "))
    #expect(answer.errors.split(separator: "\n").count == 1, "\(answer.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/none"))

    // In a watch it is a note of the verdict.
    let watched = course.kata(["watch-check", "1"], change: spoil)
    #expect(watched.code == .success && watched.errors == "")
    #expect(watched.output.contains(#/"notes":\["[^"]*(written to|started)/#))
    let joined = course.kata(["board", "--join", places[fault] ?? readOnly, "--name", "ann"]) {
      spoil(&$0)
    }
    #expect(joined.code != .success)
    #expect(course.kata(["check", "1"]).errors == "", "what could not be joined is not kept")
  }

  @Test func `titles of the learner's own tests stay with the learner`() throws {
    try course.replace(
      "a name is handed on", with: "my own secret",
      in: "Exercises/02-your-own-suite/Tests/GreetTests.swift")
    try course.replace(
      "[.person(name: \"Ann\")]", with: "[]",
      in: "Exercises/02-your-own-suite/Tests/GreetTests.swift")
    let answer = course.kata(["check", "2"]) { host in
      host.environment["KATA_BOARD"] = folder.path
      host.environment["KATA_NAME"] = "ann"
    }
    #expect(answer.code == .notPassed && answer.output.contains("my own secret"))
    #expect(try entry().isRed && entry().red == nil)
    let text = try String(contentsOfFile: "\(folder.path)/ann.json", encoding: .utf8)
    #expect(!text.contains("secret"))
  }

  @Test func `an entry never goes through a link, or into a folder that lies there`() throws {
    let victim = "\(folder.path)/victim.txt"
    try write("keep", to: "victim.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/ann.json", withDestinationPath: victim)
    let answer = course.kata(["check", "1"]) { host in
      host.environment["KATA_BOARD"] = folder.path
      host.environment["KATA_NAME"] = "ann"
    }
    #expect(answer.complaints == "")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "keep")
    #expect(try entry().name == "ann")
    #expect(names == ["ann.json", "victim.txt"])

    try FileManager.default.removeItem(atPath: "\(folder.path)/ann.json")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/ann.json", withIntermediateDirectories: false)
    let refused = course.kata(["check", "1"]) { host in
      host.environment["KATA_BOARD"] = folder.path
      host.environment["KATA_NAME"] = "ann"
    }
    #expect(refused.errors.contains("can't be written to: no reason is known"))
    let inside = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/ann.json")
    #expect(inside == [] && names == ["ann.json", "victim.txt"])
  }

  @Test func `what anybody may write into the folder is counted, and stops nothing`() throws {
    _ = course.kata(["board", "--join", folder.path, "--name", "ann"])
    let text = try String(contentsOfFile: "\(folder.path)/ann.json", encoding: .utf8)
    let long = String(repeating: "n", count: 41)
    try write("{", to: "broken.json")
    try write(text.replacing("kata.board/1", with: "kata.board/2"), to: "newer.json")
    try write(text.replacing("\"ann\"", with: "\"\(long)\""), to: "long.json")
    try write(text + String(repeating: " ", count: Limits.boardBytes), to: "large.json")
    try write(text.replacing("notStarted", with: "wonderful"), to: "odd.json")
    try write(String(repeating: "[", count: 10_000), to: "deep.json")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/folder.json", withIntermediateDirectories: false)
    try write(text.replacing("\"ann\"", with: "\"bea\""), to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link.json", withDestinationPath: "\(folder.path)/elsewhere")
    #expect(mkfifo("\(folder.path)/pipe.json", 0o600) == 0)
    try write("not counted", to: "notes.txt")
    try write("not counted", to: ".ann.json")

    let answer = course.kata(["board", folder.path, "--out", "\(folder.path)/board.html"])
    #expect(answer.code == .success)
    #expect(answer.output.contains("files that can't be read: 9\n"), "\(answer.output)")
    #expect(answer.output.hasPrefix("1 here"))
    let page = try String(contentsOfFile: "\(folder.path)/board.html", encoding: .utf8)
    #expect(page.contains(">ann") && page.contains("files that can't be read: 9"))
  }

  @Test func `more files than a class can have are not read`() throws {
    _ = course.kata(["board", "--join", folder.path, "--name", "ann"])
    let text = try String(contentsOfFile: "\(folder.path)/ann.json", encoding: .utf8)
    for number in 1...Limits.boardFiles {
      try write(text.replacing("\"ann\"", with: "\"\(number)\""), to: "\(number).json")
    }
    let answer = course.kata(["board", folder.path])
    #expect(answer.output.hasPrefix("\(Limits.boardFiles) here"))
    #expect(answer.output.contains("files that can't be read: 1\n"))
  }

  @Test func `a folder that is not there, and a wish that is not clear, say what to type`() {
    #expect(course.kata(["board", "\(folder.path)/none"]).code == .usage)
    for words in [
      [], ["--join", folder.path], [folder.path, "--join", folder.path, "--name", "a"],
    ] {
      let answer = course.kata(["board"] + words)
      #expect(answer.code == .usage && answer.errors.contains("kata board --join DIR --name ann"))
    }
    #expect(course.kata(["board", folder.path, "--out", "/proc/none/board.html"]).code == .machine)
  }
}

/// `kata board` in a real terminal.
@Suite(
  .serialized, .needsProgram,
  .enabled("no tmux on the PATH; apt-get install tmux brings it") { Pane.tmux != nil })
struct BoardScreenTests {
  @Test func `it follows the folder and the terminal's size, and leaves all as it was`() throws {
    let course = try TemporaryCourse()
    let pane = try Pane(in: course.root)
    // The first line has the size.
    func settings() throws -> Substring { try pane.settings().drop { $0 != "\n" } }
    let before = try settings()
    func join(_ name: String) {
      _ = course.kata(["board", "--join", "\(course.root)/shared", "--name", name])
    }
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/shared", withIntermediateDirectories: true)
    join("ann")
    for (key, code) in [("C-c", 130), ("q", 0)] {
      try pane.run("clear; '\(Pane.program)' board shared; echo code $?")
      try pane.wait("q ends it")
      join("ben\(code)")
      try pane.wait("ben\(code)")
      try pane.tmux("resize-window", "-x", "40", "-y", "12")
      try pane.wait("ann ")
      try pane.tmux("resize-window", "-x", "100", "-y", "40")
      try pane.press(key)
      try pane.wait("code \(code)")
      try pane.waitForShell()
    }
    #expect(try settings() == before)
  }
}
