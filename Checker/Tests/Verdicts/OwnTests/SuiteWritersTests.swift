import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// An exercise in which Tests is the learner's, and Sources is given.
@Suite struct SuiteWritersTests {
  private let course: TemporaryCourse
  private let suite = "Exercises/02-your-own-suite/Tests/GreetTests.swift"
  private let given = "Exercises/02-your-own-suite/Sources/GreetInteractor.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  private func line() -> String? {
    course.kata(["list"]).output.split(separator: "\n").first { $0.contains("02") }.map(String.init)
  }

  @Test func `is begun once its suite is changed, and not by a change of what is given`() throws {
    try course.write("// tried\n", to: given)
    #expect(line()?.hasPrefix("  · 02") == true)
    try course.write("// begun\n", to: suite)
    #expect(line()?.contains("begun, not checked yet") == true)
  }

  @Test func `shows the files of the suite as those to open`() {
    #expect(
      course.kata(["show", "2"]).output.contains(
        "open: \(suite.dropLast("GreetTests.swift".count))"))
  }

  @Test func `one file more or fewer is the learner's business, none at all is an error`() throws {
    let spies = "Exercises/02-your-own-suite/Tests/GreetSpies.swift"
    try course.move(spies, to: "Exercises/02-your-own-suite/Tests/Spies.swift")
    #expect(line()?.contains("begun") == true)
    let withoutSwift = course.kata(["doctor"]) { $0.environment["PATH"] = "/nowhere" }
    #expect(withoutSwift.output.contains("✓ all 2 exercises are there"))
    try course.move("Exercises/02-your-own-suite/Tests/Spies.swift", to: "Spies.swift")
    try course.move(suite, to: "Tests.swift")
    let answer = course.kata(["check", "2"])
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("this file is missing; kata reset 2 brings the stub back"))
  }

  @Test func `the module holds every implementation once, and only what has changed is written`()
    throws
  {
    var host = HostSystem.live()
    host.directory = course.root
    let workspace = try Workspace(around: course.root, host: host)
    let id = ExerciseID(number: 2)
    let folder = try SubjectFolder(try #require(workspace.course[id]), in: workspace)
    let path = "\(course.root)/laid"
    try host.files.lay(folder.files, in: path)
    #expect(Set(host.files.tree(path)) == Set(folder.files.keys))
    #expect(folder.subjects.filter { $0.kind == .right }.count == 3)
    #expect(folder.subjects.filter { $0.kind == .wrong }.count == 12)

    try host.files.write("\(path)/Stale.swift", Data("let stale = 1\n".utf8))
    let stamps = folder.files.keys.map { host.files.stamp("\(path)/\($0)") }
    try host.files.lay(folder.files, in: path)
    #expect(!host.files.exists("\(path)/Stale.swift"))
    #expect(folder.files.keys.map { host.files.stamp("\(path)/\($0)") } == stamps)
  }

  @Test func `a change of one implementation asks for a new verdict`() throws {
    var host = HostSystem.live()
    host.directory = course.root
    let workspace = try Workspace(around: course.root, host: host)
    let exercise = try #require(workspace.course[ExerciseID(number: 2)])
    var keys = [try workspace.verdictKey(exercise, "6.3.1", Judge.Conditions())]
    for path in [
      "Solutions/02-your-own-suite/Subjects/Wrong.diff",
      "Exercises/02-your-own-suite/Wrong.diff", suite,
    ] {
      try course.write(try course.read(path) + "\n// more\n", to: path)
      keys.append(try workspace.verdictKey(exercise, "6.3.1", Judge.Conditions()))
    }
    #expect(Set(keys).count == 4)
  }
}
