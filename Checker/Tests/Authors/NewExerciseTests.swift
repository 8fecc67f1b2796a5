import Basics
import Common
import Foundation
@testable import Shared
import Testing

@testable import Authors
@testable import Host

/// `kata new exercise`, in a course of two exercises.
@Suite struct NewExerciseTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/Checker/Templates", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(TemporaryCourse.origin)/\(ExerciseTemplate.folder)",
      toPath: "\(course.root)/\(ExerciseTemplate.folder)")
  }

  private func new(_ number: String, _ options: String...) -> TemporaryCourse.Answer {
    course.kata(["new", "exercise", number] + options)
  }

  @Test func `it stands in all lists, with all files that a proof asks for`() throws {
    try course.write("| 02 | [Hi](Exercises/02) | hi | 9 |\n\n## More\n", to: "README.md")
    let answer = new("3", "--name", "live-search", "--scene", "Greet")
    #expect(answer.code == .success)
    #expect(try course.read("Package.swift").contains(#"  ("03-live-search", "Greet"),"#))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(try course.read("Exercises/course.json").utf8))
        as? [String: Any])
    let paths = json["paths"] as? [String: [String]]
    #expect(paths?["all"]?.last == "Exercise03")

    let row = "| 03 | [Live search](Exercises/03-live-search/README.md) | write its idea | 20 |\n"
    #expect(try course.read("README.md").contains("| hi | 9 |\n\(row)\n## More"))

    let list = course.kata(["list"])
    #expect(list.output.contains("Live search"))
    for part in ["Sources", "Alternatives", "Mutants.diff", "Player", "WHY.md"] {
      #expect(
        FileManager.default.fileExists(atPath: "\(course.root)/Solutions/03-live-search/\(part)"))
    }
  }

  @Test(.realBuilds) func `one edge is there with all that proves it, and the rest is named`()
    throws
  {
    _ = new("3", "--name", "live-search", "--scene", "Greet")
    let report = try course.report(VerifyReport.self, ["verify", "3"])
    let row = try #require(report.exercises.first)

    #expect(row.referencePasses)
    #expect((row.edges, row.tests, row.stubFails) == (1, 3, 3))
    #expect((row.alternatives, row.alternativesPassed) == (1, 1))
    #expect(row.mutants == [.init(name: "ForgetsTheKind", edge: "E1", caughtBy: .suite)])
    let words = [
      "template's", "at least", "scripts alone",
      "5 or more", "--record",
    ]
    for fault in report.faults.map(\.text) {
      #expect(words.contains(where: fault.contains), "\(fault)")
    }
  }

  /// What `kata verify --watch` says.
  private func missing() throws -> String? {
    var host = HostSystem.live()
    host.directory = course.root
    host.executable = try #require(builtProgram("kata-authors")).path
    return try NextWork(name: "3", output: Output(host, nil), host: host).missing()
  }

  @Test func `what is missing is told in the order of work, one line at a time`() throws {
    _ = new("3", "--name", "live-search", "--scene", "Greet")
    let readme = "Exercises/03-live-search/README.md"
    #expect(try missing()?.hasPrefix("README.md still has words of the template's: Write") == true)

    try course.replace("Write this.", with: "Text.", in: readme)
    try course.replace("\n**The trap", with: "- **E2** Two.\n\n**The trap", in: readme)
    #expect(try missing() == "E2 has no test: which sentence says it?")
  }

  @Test(.realBuilds) func `once page and suite are right, stub and reference are built, too`()
    throws
  {
    _ = new("3", "--name", "live-search", "--scene", "Greet")
    try course.replace("Write this.", with: "Text.", in: "Exercises/03-live-search/README.md")
    let reference = "Solutions/03-live-search/Sources/LiveSearchInteractor.swift"
    try course.replace("?? .unknown", with: "?? .offline", in: reference)
    let red = try missing()
    #expect(
      red == "the reference does not pass \"LiveSearchInteractorTests/any other error is unknown\"")

    try course.replace("?? .offline", with: "?? .unknown", in: reference)
    let green = try missing()
    #expect(green == "at least 10 mutants are needed; there: 1")

    try course.replace("?? .unknown", with: "??  .unknown", in: reference)
    let stale = try missing()
    #expect(stale?.contains("has other lines from line") == true, "\(stale ?? "")")
  }

  @Test(arguments: [
    ("1", "again", "Greet", "There is an exercise 1 already."),
    ("3", "Again", "Greet", "is no name of an exercise"), ("3", "again", "Gone", "no scene Gone"),
    ("three", "again", "Greet", "needs a number"),
  ])
  func `what can't be added is told, and nothing is written`(
    number: String, name: String, scene: String, words: String
  ) throws {
    let before = try course.read("Package.swift")
    let answer = new(number, "--name", name, "--scene", scene)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains(words))
    #expect(try course.read("Package.swift") == before)
  }
}
