import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class
@testable import Learner

/// The files that a learner packs, as the trainer's `kata grade` reads them.
@Suite struct SubmitCommandTests {
  private let course: TemporaryCourse
  private static let own = "Exercises/01-hello/Sources"

  init() throws {
    course = try TemporaryCourse()
  }

  private func read(_ file: String) throws -> HandInTexts {
    let host = HostSystem.live()
    let exercises = try Workspace(around: course.root, host: host).course.exercises
    return try SubmissionReader(host: host, exercises: exercises)
      .contents(of: "\(course.root)/\(file)")
  }

  @Test func `what is packed is read back as it was`() throws {
    let deep = (1...6).map { "a-folder-with-the-number-\($0)" }.joined(separator: "/")
    let texts = ["GreetInteractor.swift": "// é ☺️\n", "\(deep)/Ünder.swift": "let a = 1\n"]
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/\(Self.own)/\(deep)", withIntermediateDirectories: true)
    for (name, text) in texts { try course.write(text, to: "\(Self.own)/\(name)") }
    try course.write("x", to: "\(Self.own)/notes.txt")

    let answer = course.kata(["submit", "--name", "ann"])
    #expect(answer.code == .success)
    #expect(answer.output.contains("kata-ann.tar holds 1 of your exercises"))
    #expect(answer.output.contains("notes.txt: it is not written in Swift"))
    #expect(answer.output.contains("and 1 more as they were given"))

    let workspace = try Workspace(around: course.root, host: .live())
    let contents = try read("kata-ann.tar")
    #expect(contents.fault == nil)
    #expect(contents.ignored == [])
    #expect(contents.texts == (try Packing(workspace).texts))
    let id = workspace.course.exercises[0].id
    for (name, text) in texts { #expect(contents.texts[id]?[name] == text) }
  }

  @Test func `the same work has the same bytes, and replaces the file of before`() throws {
    try course.solve("Exercise01")
    _ = course.kata(["submit", "--name", "ann"])
    let first = FileManager.default.contents(atPath: "\(course.root)/kata-ann.tar")
    #expect(course.kata(["submit", "--name", "ann"], in: "Exercises").code == .success)
    #expect(course.kata(["submit", "kata-ann.tar"]).code == .success)
    #expect(FileManager.default.contents(atPath: "\(course.root)/kata-ann.tar") == first)
    #expect(FileManager.default.contents(atPath: "\(course.root)/Exercises/kata-ann.tar") == first)
  }

  @Test func `a neighbor's file of the same name is not replaced unless told`() throws {
    try course.solve("Exercise01")
    try course.write("a neighbor's", to: "kata-ann.tar")
    let refused = course.kata(["submit", "--name", "ann"])
    #expect(refused.code == .usage && refused.errors.contains("this copy did not write it"))
    #expect(try course.read("kata-ann.tar") == "a neighbor's")
    #expect(course.kata(["submit", "--name", "ann", "--replace"]).code == .success)
    try course.write("// more\n", to: "\(Self.own)/GreetInteractor.swift")
    #expect(course.kata(["submit", "--name", "ann"]).code == .success)
    for place in ["nowhere/", "nowhere"] {
      #expect(course.kata(["submit", place]).errors.contains("no folder nowhere"))
    }
    let another = course.kata(["submit", "--name", "ANN"])
    #expect(another.code == .success, "it is this copy's own file: \(another.errors)")
    try course.write("a neighbor's", to: "kata-ann.tar")
    #expect(course.kata(["submit", "--name", "Ann"]).code == .usage)
    let nameless = course.kata(["submit"]) { $0.environment = ["PATH": "/usr/bin"] }
    #expect(nameless.errors.contains("this machine doesn't know your name"))
  }

  @Test func `nothing but an archive is written, and none of stubs alone`() throws {
    let untouched = course.kata(["submit"])
    #expect(untouched.code == .notPassed)
    #expect(untouched.errors.contains("nothing to submit"))

    try course.solve("Exercise01")
    let path = "\(Self.own)/GreetInteractor.swift"
    let text = try course.read(path)
    #expect(course.kata(["submit", path]).code == .usage)
    #expect(try course.read(path) == text)
  }

  @Test(arguments: [
    ("ann", "kata-ann.tar"), ("Ann B. ", "kata-Ann-B.tar"), ("../a/b", "kata-a-b.tar"),
    ("…", "kata-learner.tar"), ("", "kata-learner.tar"), ("-rf", "kata-rf.tar"),
    ("Zoë", "kata-Zoë.tar"),
  ])
  func `a name is made safe for any disk`(name: String, file: String) {
    #expect(Packing.fileName(name) == file)
  }

  @Test func `grades go by the learner's name, as it was given to submit`() {
    #expect(Archive.nameWithoutEnding("kata-ann.tar") == "ann")
    #expect(Archive.nameWithoutEnding("ann.zip") == "ann")
    #expect(Archive.nameWithoutEnding("kata-.zip") == "kata-")
    // As browsers name what they download once more.
    #expect(Archive.nameWithoutEnding("kata-ann (1).tar") == "ann")
    #expect(Archive.nameWithoutEnding("kata-ann(12).tar.gz") == "ann")
    #expect(Archive.nameWithoutEnding("Team (1).zip") == "Team (1)")
  }

  @Test func `given files that are others here are named, since they aren't handed in`() throws {
    try course.solve("Exercise01")
    #expect(!course.kata(["submit", "--name", "ann"]).output.contains("not as shipped"))
    try course.write("let mine = 1\n", to: "Sources/GreetScene/Mine.swift")
    let output = course.kata(["submit", "--name", "ann"]).output
    #expect(output.contains("without these changes: Sources/GreetScene/Mine.swift"))
  }
}
