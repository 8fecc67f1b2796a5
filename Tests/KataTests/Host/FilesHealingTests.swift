import Foundation
import KataCore
import KataHost
import Testing

@testable import kata

@Suite struct FilesHealingTests {
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

  @Test func `outside of the state folder nothing gives way`() throws {
    let course = try TemporaryCourse()
    let files = Files.live().healing(below: "\(course.root)/.kata")
    #expect(throws: Complaint.self) { try files.write("\(course.root)/Exercises", Data()) }
    #expect(throws: Complaint.self) { try files.read("\(course.root)/Exercises") }
    #expect(files.list("\(course.root)/Exercises")?.isEmpty == false)
  }
}
