import Basics
import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class

/// Copies of the tiny course, made in folders beside it.
@Suite(.serialized, .oneBuildAtATime) struct ExportCommandTests {
  private static let own = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private static let suite = "Exercises/01-hello/Tests/GreetTests.swift"
  private let course: TemporaryCourse
  private let copy: Copy

  /// A folder that goes with the test.
  private final class Copy {
    let root: String
    init(beside course: TemporaryCourse) { root = "\(course.root)-\(UUID().uuidString)" }
    deinit { try? FileManager.default.removeItem(atPath: root) }

    func read(_ path: String) throws -> String {
      try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    func holds(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(root)/\(path)")
    }
  }

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    copy = Copy(beside: course)
  }

  private func export(_ options: String...) -> TemporaryCourse.Answer {
    course.kata(["export", copy.root] + options)
  }

  private func kata(_ words: String..., root: String? = nil) -> TemporaryCourse.Answer {
    course.kata(words) { $0.directory = root ?? copy.root }
  }

  @Test func `a copy has the stubs and suites as shipped, and none of the trainer's edits`() throws
  {
    let stub = try course.read(Self.own)
    try course.solve("Exercise01")
    try course.write("let mine = 1\n", to: "Exercises/01-hello/Sources/Mine.swift")
    try course.write("// mine\n", to: "Exercises/01-hello/Tests/GreetTests.swift")
    try course.write("mine\n", to: "Exercises/01-hello/notes.txt")

    let answer = export()
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(try copy.read(Self.own) == stub)
    // Its only commit may be replaced by another: then it has no history to look into.
    #expect(try copy.read(ShippedFiles.textsPath).contains(stub))
    for mine in ["Sources/Mine.swift", "notes.txt"] {
      #expect(!copy.holds("Exercises/01-hello/\(mine)"))
    }
    #expect(try !copy.read("Exercises/01-hello/Tests/GreetTests.swift").contains("mine"))
    #expect(copy.holds("Solutions/01-hello/WHY.md"))
    #expect(copy.holds("Exercises/01-hello/HINTS.md"))
    #expect(!copy.holds(".kata"))
    #expect(kata("list").output.contains("0 of 2 exercises passed"))
  }

  @Test func `a folder that holds something is refused, and so is one inside the course`() throws {
    let inside = course.kata(["export", "Docs/../copy"])
    #expect(inside.code == .usage)
    #expect(inside.errors.contains("inside the course"))

    try FileManager.default.createDirectory(
      atPath: "\(copy.root)/a", withIntermediateDirectories: true)
    let full = export()
    #expect(full.code == .usage)
    #expect(full.errors.contains("exists, and is not empty"))
    #expect(!copy.holds("Exercises"))

    try FileManager.default.removeItem(atPath: "\(copy.root)/a")
    #expect(export().code == .success)
    #expect(export("--path", "nonsense").code == .usage)
  }

  @Test func `its path comes along when it is cloned, by a machine that knows no name`() throws {
    try course.replace(
      #""paths": {"#, with: #""paths": { "half-day": ["Exercise02"],"#,
      in: "Exercises/course.json")
    let answer = course.kata(["export", copy.root, "--path", "half-day"]) {
      $0.environment["HOME"] = "/nowhere"
      $0.environment["GIT_AUTHOR_NAME"] = ""
    }
    #expect(answer.output.contains("one commit on main"), "\(answer.errors)")

    let clone = Copy(beside: course)
    let git = try #require(
      Processes.live().find("git", "/usr/bin:/usr/local/bin:/opt/homebrew/bin"))
    let cloned = try Processes.live().run(
      Command(words: [git, "clone", "-q", copy.root, clone.root], environment: [:], limit: 60))
    try #require(cloned.ending == .exited(0), "\(cloned.errors)")
    #expect(kata("list", root: clone.root).output.contains("of half-day"))
    #expect(kata("path", "all", root: clone.root).code == .success)
    #expect(!kata("list", root: clone.root).output.contains("of half-day"))
  }

  @Test func `a second export is a commit upon the first, with its options, and learners take it`()
    throws
  {
    #expect(export("--exercises", "2", "--no-solutions").code == .success)
    #expect(kata("list").output.contains("of class"))
    let clone = Copy(beside: course)
    let git = try #require(
      Processes.live().find("git", "/usr/bin:/usr/local/bin:/opt/homebrew/bin"))
    func run(_ words: String...) throws -> String {
      try Processes.live().run(Command(words: [git] + words, environment: [:], limit: 60)).output
    }
    _ = try run("clone", "-q", copy.root, clone.root)
    try "// mine\n".write(toFile: "\(clone.root)/\(Self.own)", atomically: true, encoding: .utf8)

    #expect(course.kata(["export", "--onto", copy.root]).output.contains("nothing has changed"))
    let task = "Exercises/01-hello/README.md"
    try course.write("# next\n", to: task)
    let answer = course.kata(["export", "--onto", copy.root])
    #expect(answer.output.contains("another commit"), "\(answer.errors)")
    #expect(!answer.output.contains("not as recorded"))
    try course.write(course.read(Self.suite) + "\n", to: Self.suite)
    #expect(
      course.kata(["export", "--onto", copy.root]).output.contains(
        "01: not as recorded, so the copy has what is recorded: \(Self.suite); kata verify 1"))
    #expect(try run("-C", copy.root, "rev-list", "--count", "HEAD") == "2\n")
    #expect(!copy.holds("Solutions/01-hello/Sources") && !copy.holds("Exercises/01-hello/HINTS.md"))
    #expect(kata("update", root: clone.root).code == .success)
    #expect(try clone.read(task) == "# next\n")
    #expect(try clone.read(Self.own) == "// mine\n")
    #expect(kata("list", root: clone.root).output.contains("of class"))

    try "mine".write(toFile: "\(copy.root)/\(task)", atomically: true, encoding: .utf8)
    #expect(course.kata(["export", "--onto", copy.root]).errors.contains("not committed"))
    _ = try run("-C", copy.root, "update-index", "--assume-unchanged", task)
    #expect(
      course.kata(["export", "--onto", copy.root]).errors.contains("passes over, such as \(task)"))
    #expect(try copy.read(task) == "mine")
    let none = course.kata(["export", "--onto", course.root])
    #expect(none.errors.contains("no copy with a history"))
    #expect(course.kata(["export"]).code == .usage)
  }

  @Test func `without git there is a copy, and a word that it is no repository`() throws {
    let answer = course.kata(["export", copy.root]) { host in
      let find = host.processes.find
      host.processes.find = { program, path in program == "git" ? nil : find(program, path) }
    }
    #expect(answer.code == .success)
    #expect(answer.output.contains("no repository was made"))
    #expect(!copy.holds(".git"))
  }

  @Test func `without Solutions, scripts are compared with what the reference did`() throws {
    try course.solve("Exercise01")
    let right = try course.read(Self.own)
    let other = "Exercises/01-hello/Sources/GreetPresenter.swift"
    let presenter = try course.read(other)
    let answer = export("--no-solutions")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(!copy.holds("Solutions/01-hello/Sources"))
    #expect(!copy.holds("Solutions/01-hello/WHY.md"))
    #expect(!copy.holds("Exercises/01-hello/HINTS.md"))

    func reference(_ text: String) throws -> Verdict.Reference {
      for (path, text) in [(Self.own, text), (other, presenter)] {
        try text.write(toFile: "\(copy.root)/\(path)", atomically: true, encoding: .utf8)
      }
      let report = try course.report(CheckReport.self, ["check", "1"]) {
        $0.directory = copy.root
      }
      return try #require(report.exercises.first).reference
    }
    let agreed = try reference(right)
    #expect(agreed.state == .agreed)
    #expect(agreed.scripts > 200)
    let near = right.replacing(#"drop(while: \.isWhitespace)"#, with: #"drop { $0 == " " }"#)
    try #require(near != right)
    let differs = try reference(near)
    #expect(differs.state == .diverged)
    #expect(differs.difference != nil)

    let doctor = course.kata(["doctor"]) { host in
      host.directory = copy.root
      host.environment["PATH"] = ""
    }
    #expect(doctor.output.contains("; without Solutions, 1 have recorded answers"))
    let verify = kata("verify")
    #expect(verify.code == .usage)
    #expect(verify.errors.contains("holds no Solutions"))
    #expect(kata("grade", ".", "--out", "results").code == .usage)
  }
}
