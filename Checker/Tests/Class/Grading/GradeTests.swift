@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class

/// A whole class, graded by the program itself: right, wrong and hostile work.
@Suite(.serialized, .oneBuildAtATime, .needsProgram) struct GradeTests {
  /// A course, with a folder of submissions beside it.
  private final class Class {
    let course: TemporaryCourse
    let place: String
    var submissions: String { "\(place)/submissions" }

    init() throws {
      course = try TemporaryCourse()
      place = "\(course.root)-class"
      try FileManager.default.createDirectory(
        atPath: submissions, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: place) }

    func handIn(_ name: String, _ files: [String: String]) throws {
      for (file, text) in files {
        let path = "\(submissions)/\(name)/Exercises/01-hello/Sources/\(file)"
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    }

    var reference: [String: String] {
      get throws {
        var texts: [String: String] = [:]
        for file in ["GreetInteractor.swift", "GreetPresenter.swift"] {
          texts[file] = try course.read("Solutions/01-hello/Sources/\(file)")
        }
        return texts
      }
    }

    /// Runs `kata grade`, and returns its exit code and what it said.
    @discardableResult
    func grade(_ options: String..., out: String = "results") throws -> (Int32, String) {
      let process = try program(
        ["grade", submissions, "--out", "\(place)/\(out)", "--timeout", "3"] + options, in: course)
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    func result(_ name: String, out: String = "results") throws -> GradeResult {
      let url = URL(fileURLWithPath: "\(place)/\(out)/submissions/\(name).json")
      return try JSONDecoder().decode(GradeResult.self, from: Data(contentsOf: url))
    }

    /// All files of a folder of results, with their contents.
    func bytes(_ out: String) throws -> [String: Data] {
      let files = Files.live()
      var bytes: [String: Data] = [:]
      for name in files.tree("\(place)/\(out)") {
        bytes[name] = try files.read("\(place)/\(out)/\(name)")
      }
      return bytes
    }
  }

  @Test func `each gets the grade that is due, once for equal work, and is the same again`() throws
  {
    let room = try Class()
    let reference = try room.reference
    try room.handIn("ann", reference)
    try room.handIn("ben", reference)
    try room.handIn("cleo", reference.mapValues { $0.replacing("Hello, ", with: "Hi, ") })
    try room.handIn("dan", reference.mapValues { $0.replacing("weak var", with: "var") })
    try room.handIn("eve", ["GreetInteractor.swift": "let = 1\n"])
    try FileManager.default.createDirectory(
      atPath: "\(room.submissions)/fay", withIntermediateDirectories: true)
    let roster = "\(room.place)/roster.csv"
    try "no archive".write(
      toFile: "\(room.submissions)/kata-Nils.rar", atomically: true, encoding: .utf8)
    try "id\nann\nnils\nzoe\n".write(toFile: roster, atomically: true, encoding: .utf8)

    let (code, said) = try room.grade("--roster", roster)
    // There was nothing to grade in one.
    #expect(code == 3, "\(said)")
    #expect(try room.result("fay").fault == "no folder of these exercises was found in it")
    #expect(try room.result("nils").fault?.hasPrefix("kata-Nils.rar can't be read") == true)
    #expect(try room.result("fay").exercises.allSatisfy { $0.score == nil })
    let states = try ["ann", "ben", "cleo", "dan", "eve", "fay", "nils", "zoe"].map { name in
      try room.result(name).exercises.first?.state
    }
    #expect(
      states == [
        .passed, .passed, .failed, .breaksRules, .notCompiled, .machineFault, .machineFault,
        .notSubmitted,
      ])
    #expect(try room.result("ann").exercises[0].note?.contains("the reference") == true)
    let error = try #require(try room.result("eve").exercises[0].note)
    #expect(error.hasPrefix("GreetPresenter.swift:1: this file is missing"), "\(error)")
    #expect(try room.bytes("results").keys.count { $0.hasPrefix("judged/") } == 4)

    try room.grade("--roster", roster, out: "again")
    #expect(try room.bytes("again") == room.bytes("results"))

    // Ann's has left the folder, and her grade stays; Ben's can't be read any more.
    try FileManager.default.removeItem(atPath: "\(room.submissions)/ann")
    try room.handIn("ben", reference.mapValues { "\0\($0)" })
    try room.handIn("cleo", reference.merging(["Stray.swift": "\0"]) { $1 })
    try room.handIn("eve", ["Stray.swift": "\0"])
    #expect(try room.grade("--roster", roster).1.contains("no submission's now: ann.json"))
    #expect(try ["ann", "cleo"].allSatisfy { try room.result($0).exercises[0].state == .passed })
    for (name, file) in [("ben", "GreetInteractor.swift"), ("eve", "Stray.swift")] {
      let unread = try #require(try room.result(name).exercises.first)
      #expect(unread.state == .machineFault && unread.score == nil)
      #expect(unread.note == "\(file): it isn't UTF-8 text")
    }
    let table = try #require(try room.bytes("results")["grades.csv"])
    #expect(String(decoding: table, as: UTF8.self).contains("\nann,"))
  }

  @Test(.realBuilds)
  func `when the course changes, old grades are marked, and only theirs are judged again`() throws {
    let room = try Class()
    try room.handIn("ann", try room.reference)
    let suite = "Exercises/02-your-own-suite/Tests/GreetTests.swift"
    let folder = "\(room.submissions)/ann/Exercises/02-your-own-suite/Tests"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "\(try room.course.read(suite))// mine\n"
      .write(toFile: "\(folder)/GreetTests.swift", atomically: true, encoding: .utf8)
    try room.grade()
    let first = try room.bytes("results")

    try room.course.write("# Another word.\n", to: "Exercises/01-hello/README.md")
    try room.course.ship()
    try room.grade()
    #expect(try room.result("ann").exercises.allSatisfy { $0.note?.contains("earlier") != true })

    let given = "Exercises/01-hello/Tests/GreetTests.swift"
    try room.course.write("\(try room.course.read(given))// next\n", to: given)
    #expect(try room.grade().1.contains("kata verify 1 --record takes it over"))
    try room.course.ship()
    let (_, said) = try room.grade()
    #expect(!said.contains("as shipped, so"), "\(said)")
    let notes = try room.result("ann").exercises.map { $0.note ?? "" }
    #expect(notes[0].contains("an earlier course") && notes[0].contains("the reference"))
    #expect(notes[1].hasPrefix("GreetTests.swift:7: ") && !notes[1].contains("earlier"))

    let (code, again) = try room.grade("--regrade")
    #expect(code == 0, "\(again)")
    #expect(try room.result("ann").exercises[0].note?.contains("earlier") == false)
    let judged = try room.bytes("results")
    for (name, bytes) in first where name.hasPrefix("judged/") {
      #expect((judged[name] == bytes) == name.contains("Exercise02"), "\(name)")
    }
    try room.grade("--exercises", "2", out: "one")
    #expect(try room.result("ann", out: "one").exercises.map(\.id.number) == [2])
    #expect(try room.grade("--exercises", "2", "--path", "all", out: "one").1.contains("together"))
  }

  @Test func `what can't be right is told before anything is judged`() throws {
    let room = try Class()
    try room.handIn("ann", try room.reference)
    let results = "\(room.place)/results"
    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: results, withIntermediateDirectories: true)
      try text.write(toFile: "\(results)/overrides.json", atomically: true, encoding: .utf8)
    }
    func override(_ exercise: String, _ points: Double) -> String {
      #"{"id": "ann", "exercise": "\#(exercise)", "points": \#(points), "reason": "r", "by": "b"}"#
    }
    for (text, words) in [
      ("{", "can't be read"), ("[\(override("Exercise99", 1))]", "not graded here"),
      ("[\(override("Exercise01", 9))]", "from 0 to 1"),
      (
        "[\(override("Exercise01", 1)), \(override("Exercise01", 0).replacing("ann", with: "Ann"))]",
        "twice"
      ),
    ] {
      try write(text)
      let (code, said) = try room.grade()
      #expect(code == 2 && said.contains(words), "\(said)")
    }
    #expect(Files.live().list("\(results)/judged") == nil)
    #expect(try room.grade(out: "submissions/results").1.contains("among the submissions"))
    try "".write(toFile: "\(room.place)/file", atomically: true, encoding: .utf8)
    #expect(try room.grade(out: "file").1.contains("is a file"))
  }

  @Test(.realBuilds)
  func `a run that was killed leaves nothing working, and goes on, to the same bytes`() throws {
    let room = try Class()
    let reference = try room.reference
    for greeting in ["Hello, ", "Hi, ", "Ho, ", "Ha, "] {
      try room.handIn(
        greeting.lowercased().filter(\.isLetter),
        reference.mapValues { $0.replacing("Hello, ", with: greeting) })
    }
    try room.grade(out: "whole")
    let process = try program(
      ["grade", room.submissions, "--out", "\(room.place)/results", "--timeout", "3"],
      in: room.course)
    let rows = Pipe()
    process.standardOutput = rows
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The first row is told when one of the four is judged.
    var told = ""
    while !told.contains("\nha ") {
      let data = rows.fileHandleForReading.availableData
      try #require(!data.isEmpty, "\(told)")
      told += String(decoding: data, as: UTF8.self)
    }
    // Neither of its two processes can end what it has started.
    let worker = try child(of: process.processIdentifier)
    kill(process.processIdentifier, SIGKILL)
    kill(worker, SIGKILL)
    process.waitUntilExit()
    // A share holds its desk as long as it works.
    let desk = "\(room.course.root)/.kata/grade/desk-1/lock"
    withExtendedLifetime(try Files.live().lock(desk) {}) {}
    let judged = try room.bytes("results").keys.filter {
      $0.hasPrefix("judged/") && $0.hasSuffix(".json") && !$0.hasSuffix(".task.json")
    }
    #expect(judged.count < 4)
    #expect(try room.bytes("results").keys.contains("unfinished"))

    #expect(try room.grade().0 == 0)
    #expect(try room.bytes("results") == room.bytes("whole"))
  }

  @Test(.realBuilds) func `shards have the gradebook of one machine`() throws {
    let room = try Class()
    let reference = try room.reference
    for (name, greeting) in [("ann", "Hello, "), ("ben", "Hi, "), ("dan", "Hello, ")] {
      try room.handIn(name, reference.mapValues { $0.replacing("Hello, ", with: greeting) })
    }
    try "no archive".write(
      toFile: "\(room.submissions)/Ann.tar", atomically: true, encoding: .utf8)
    let roster = "\(room.place)/roster.csv"
    try "id,group\nann,A\nzoe,B\n".write(toFile: roster, atomically: true, encoding: .utf8)
    try room.grade("--roster", roster, out: "whole")
    for index in 1...3 {
      let (_, said) = try room.grade("--roster", roster, "--shard", "\(index)/3", out: "R/\(index)")
      #expect(said.contains("box: "), "\(said)")
    }
    #expect(try room.bytes("R/1")["grades.csv"] == nil)
    func gradebook(_ folders: [String]) throws -> Data? {
      let file = "\(room.place)/joined.csv"
      try? FileManager.default.removeItem(atPath: file)
      let process = try program(
        ["report"] + folders.map { "\(room.place)/\($0)" }
          + ["--format", "csv", "--out", file, "--roster", roster], in: room.course)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return FileManager.default.contents(atPath: file)
    }
    let whole = try #require(try room.bytes("whole")["grades.csv"])
    #expect(try gradebook(["R/1", "R/2", "R/3"]) == whole)
    #expect(try gradebook(["R/1", "R/3"]) == nil)
    // Copied into one folder, they are a class, too.
    for index in 1...3 {
      for (name, bytes) in try room.bytes("R/\(index)") {
        try Files.live().write("\(room.place)/copied/\(name)", bytes)
      }
    }
    #expect(try gradebook(["copied"]) == whole)
    #expect(try room.bytes("copied")["submissions/ann.json"] != nil)
  }

  @Test(.realBuilds) func `no attack passes, and none does harm`() throws {
    let room = try Class()
    let reference = try room.reference
    try FileManager.default.createDirectory(
      atPath: "\(room.place)/out", withIntermediateDirectories: true)
    try "secret".write(toFile: "\(room.place)/out/canary", atomically: true, encoding: .utf8)
    for (number, attack) in Attack.all.enumerated() {
      var texts = reference
      texts["GreetInteractor.swift"] = attack.text(
        reference: reference["GreetInteractor.swift"] ?? "", place: "\(room.place)/out")
      try room.handIn("attack\(number)", texts)
    }
    try room.handIn("zoe", reference)
    let before = try room.bytes("out")

    let (_, said) = try room.grade()
    for (number, attack) in Attack.all.enumerated() {
      let grade = try room.result("attack\(number)").exercises[0]
      #expect(
        attack.states.contains(grade.state),
        "\(attack.name): \(grade.state) \(grade.note ?? "")")
      // How busy the machine was is no part of a grade.
      let words = String(decoding: try JSONEncoder().encode(grade), as: UTF8.self)
      #expect(!words.contains("busy all the time"))
    }
    #expect(try room.result("zoe").exercises[0].state == .passed, "\(said)")
    #expect(try room.bytes("out") == before)
    let desk = "\(room.course.root)/.kata/grade/desk-1"
    #expect(
      try Files.live().read("\(desk)/Exercises/course.json")
        == Files.live().read("\(room.course.root)/Exercises/course.json"))
  }
}
