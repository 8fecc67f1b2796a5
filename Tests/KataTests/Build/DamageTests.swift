import Foundation
import KataCore
import Testing

@testable import kata

/// Whatever becomes of what `kata` keeps, the next check is right.
@Suite(.serialized, .oneBuildAtATime) struct DamageTests {
  enum Damage: String, CaseIterable {
    case database = ".kata/build/build.db"
    case description = ".kata/build/debug.yaml"
    case plan = ".kata/build/direct/plans/*/plan.json"
    case module = ".kata/build/direct/modules/Exercise01-*/Exercise01.swiftmodule"
    case object = ".kata/build/direct/modules/Exercise01-*/GreetPresenter.swift.o"
    case given = ".kata/build/direct/plans/*/GreetScene.swiftmodule"
    case program = ".kata/build/direct/programs/*/KataVIPPackageTests.xctest"
    case reference = ".kata/reference/Exercise01/*.xctest"
  }

  private func files(_ pattern: String, in root: String) -> [String] {
    var paths = [root]
    for part in pattern.split(separator: "/").map(String.init) {
      paths = paths.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let ends = part.split(separator: "*", omittingEmptySubsequences: false)
        return names.filter {
          ends.count == 1 ? $0 == part : $0.hasPrefix(ends[0]) && $0.hasSuffix(ends[1])
        }.map { "\(folder)/\($0)" }
      }
    }
    return paths
  }

  private func passes(_ course: TemporaryCourse) -> Bool {
    let answer = course.kata(["check", "1", "--fresh"])
    return answer.code == .success && answer.errors.isEmpty
  }

  @Test(.realBuilds, arguments: Damage.allCases, ["", "no longer what it was"])
  func `what is garbled or empty is made again`(damage: Damage, text: String) throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    #expect(passes(course))
    let found = files(damage.rawValue, in: course.root)
    try #require(!found.isEmpty)
    for path in found { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
    // Whoever knows the plan does not ask SwiftPM.
    if [.database, .description].contains(damage) { try course.remove(".kata/build/direct") }
    #expect(passes(course))
    #expect(passes(course))
  }

  @Test func `a folder in a file's place, and a file in a folder's, give way`() throws {
    let course = try TemporaryCourse()
    let state = "\(course.root)/.kata"
    let files = Files.live().healing(below: state)
    for path in ["hints.json/x/y", "lock/x", "toolchain.json/x"] {
      try files.write("\(state)/\(path)", Data())
    }
    try files.write("\(state)/hints.json", Data("1".utf8))
    #expect(try files.text("\(state)/hints.json") == "1")
    #expect(try files.read("\(state)/toolchain.json") == nil)
    _ = try files.lock("\(state)/lock") {}
    try files.write("\(state)/run", Data())
    try files.write("\(state)/run/events.jsonl", Data("2".utf8))
    #expect(try files.text("\(state)/run/events.jsonl") == "2")
    try files.remove(state)
    try Data().write(to: URL(fileURLWithPath: state))
    try files.createFolder("\(state)/build")
    #expect(files.list(state) == ["build"])
  }

  @Test func `outside of it nothing gives way to anything`() throws {
    let course = try TemporaryCourse()
    let files = Files.live().healing(below: "\(course.root)/.kata")
    #expect(throws: Complaint.self) { try files.write("\(course.root)/Exercises", Data()) }
    #expect(throws: Complaint.self) { try files.read("\(course.root)/Exercises") }
    #expect(files.list("\(course.root)/Exercises")?.isEmpty == false)
  }
}
