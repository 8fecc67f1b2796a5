import Foundation
@testable import Shared
import Testing

@testable import Learner

/// `kata watch` in a real terminal, as a learner drives it.
@Suite(
  .serialized, .oneBuildAtATime, .realBuilds, .needsProgram,
  .enabled("no tmux on the PATH; apt-get install tmux brings it") { Pane.tmux != nil })
struct WatchInTerminalTests {
  private let course: TemporaryCourse
  private let pane: Pane
  private let file = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let green = "✓ Exercise01: passed"
  private let red = "✗ Exercise01: tests fail"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    pane = try Pane(in: course.root)
  }

  private func start(_ words: String = "1") throws {
    try pane.run("clear; '\(Pane.program)' watch \(words)")
  }

  /// The reference with something else in its one method.
  private func save(_ line: String = "") throws {
    let text = try course.read("Solutions/01-hello/Sources/GreetInteractor.swift")
    let head = "func greet(_ request: Greet.Request) {\n"
    try course.write(text.replacing(head, with: head + line + "\n"), to: file)
  }

  @Test func `red, a fix, green, and on to the next by a key alone`() throws {
    try start()
    #expect(try pane.wait(red).contains("[✗]·  0 of 2 exercises passed"))
    try pane.press("n")
    try pane.wait("n works once Exercise01 is green. Type 2 and Enter to skip ahead.")
    try course.solve("Exercise01")
    #expect(try pane.wait(green).contains("[✓]·  1 of 2 exercises passed"))
    try pane.press("n")
    try pane.wait("✗ Exercise02: tests fail", without: "Exercise01")
    try pane.press("p")
    #expect(try pane.wait(green).contains("unchanged"), "nothing is compiled again")
    try pane.press("q")
    try pane.waitForShell()
  }

  @Test func `an error of the compiler, a crash, a loop that a save breaks off, and back`() throws {
    try course.solve("Exercise01")
    try start()
    try pane.wait(green)
    try save("let x: Int = \"\"")
    #expect(try pane.wait("✗ Exercise01: does not compile").contains("GreetInteractor.swift:12:"))
    try save("fatalError(\"on purpose\")")
    #expect(try pane.wait("✗ Exercise01: crashed").contains("on purpose"))
    try save("while true {}")
    try pane.wait("a test is still running")
    try pane.press("h")
    try pane.wait("Hint ")
    try save()
    #expect(try !pane.wait(green).contains("ran out of time"))
  }

  @Test func `an editor that saves by renaming, and one that writes the same again`() throws {
    try course.solve("Exercise01")
    try start()
    try pane.wait(green)
    try save("return")
    try pane.wait(red)
    let solved = try course.read("Solutions/01-hello/Sources/GreetInteractor.swift")
    try course.write(solved, to: file + ".new")
    #expect(rename("\(course.root)/\(file).new", "\(course.root)/\(file)") == 0)
    try pane.wait(green)
    try course.write(solved, to: file)
    try pane.press("l")
    #expect(try pane.wait("Your own suite").contains(green))
  }

  @Test func `a save in another exercise is told`() throws {
    let suite = "Exercises/02-your-own-suite/Tests/GreetTests.swift"
    try start()
    try pane.wait(red)
    try course.write(try course.read(suite) + "// saved\n", to: suite)
    try pane.wait("Exercise02 was saved; this watches Exercise01.")
  }

  @Test func `the terminal is resized`() throws {
    try start()
    try pane.wait(red)
    for (columns, rows) in [(50, 20), (120, 50), (80, 24)] {
      try pane.tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      let rule = String(repeating: "─", count: min(78, columns - 1))
      let seen = try pane.wait("\(rule)\n\(red)", without: "\(rule)─")
      let lines = seen.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("✗ Exercise01") }.count == 1, "\(seen)")
      #expect(lines.allSatisfy { $0.count <= columns })
    }
  }

  @Test func `Control-Z and back, to the path that was chosen meanwhile`() throws {
    try course.replace(
      #""paths": {"#, with: #""paths": { "half-day": ["Exercise01"],"#,
      in: "Exercises/course.json")
    let before = try pane.settings()
    try start()
    try pane.wait(red)
    try pane.press("C-z")
    try pane.wait("Stopped")
    try pane.waitForShell()
    #expect(try pane.settings() == before)
    try course.solve("Exercise01")
    try pane.run("clear; '\(Pane.program)' path half-day; fg")
    #expect(try pane.wait(green).contains("all 1 exercises of half-day passed"))
    try course.remove(".kata/path")
    try pane.press("q")
    try pane.waitForShell()
    #expect(try pane.settings() == before)
  }

  enum End: String, CaseIterable {
    case q, controlC, terminate, crash, killed, guardianKilled
  }

  @Test(arguments: End.allCases) func `every way out leaves the terminal as it was found`(
    end: End
  ) throws {
    let before = try pane.settings()
    try start()
    try pane.wait(red)
    let guardian = try child(of: pane.shell())
    let worker = try child(of: guardian)
    switch end {
    case .q: try pane.press("q")
    case .controlC: try pane.press("C-c")
    case .terminate: kill(guardian, SIGTERM)
    case .crash: kill(worker, SIGSEGV)
    case .killed: kill(worker, SIGKILL)
    case .guardianKilled: kill(guardian, SIGKILL)
    }
    try pane.waitForShell()
    #expect(try pane.settings() == before)
    try pane.run("exit")
    #expect(pane.isAllGone())
  }

  @Test func `a terminal that is closed during a check leaves nothing running`() throws {
    try course.solve("Exercise01")
    try save("while true {}")
    try start()
    try pane.wait("a test is still running")
    try pane.tmux("kill-server")
    #expect(pane.isAllGone())
  }

  @Test func `the editor is opened where it fails, in the terminal, and comes back`() throws {
    try course.write(
      "echo \"$@\"; stty -a | grep -o ' icanon'; read line; echo \"$line\" > said.txt\n",
      to: "editor.sh")
    try start("1 --editor 'sh \(course.root)/editor.sh'")
    try pane.wait(red)
    try pane.press("o")
    #expect(try pane.wait(" icanon").contains("Exercises/01-hello/Tests/GreetTests.swift"))
    try pane.run("typed there")
    try pane.wait(red)
    try pane.press("?")
    try pane.wait("ends the watch")
    try pane.press("?")
    try pane.wait(red, without: "ends the watch")
    #expect(try course.read("said.txt") == "typed there\n")
    try course.remove("said.txt")
    try course.remove("editor.sh")
  }

  @Test func `plain, nothing is redrawn, and keys work`() throws {
    try start("1 --plain")
    try pane.wait("0 of 2 exercises passed")
    try pane.press("h")
    try pane.wait("Hint ")
    try course.solve("Exercise01")
    let seen = try pane.wait("1 of 2 exercises passed")
    #expect(seen.contains("0 of 2 exercises passed"))
    #expect(!seen.contains("─"))
  }
}
