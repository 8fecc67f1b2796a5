import Basics
import Foundation
import Host
@testable import Shared
import Testing

@testable import Authors
@testable import Common

@Suite struct ShippedRecordTests {
  private let course: TemporaryCourse
  private let own = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let spies = "Sources/GreetSpies/GreetSpies.swift"
  private let scene = "Sources/GreetScene/Greet.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  private func workspace() throws -> Workspace {
    try Workspace(around: course.root, host: .live())
  }

  @Test func `a given part that was changed is named, until it is recorded`() throws {
    var workspace = try workspace()
    let exercise = workspace.course.exercises[0]
    #expect(try workspace.altered(for: [exercise]) == Altered())
    #expect(try workspace.outdatedDigests() == [])

    try course.write(course.read(spies) + "\n", to: spies)
    try course.move(scene, to: "\(scene).swift")
    #expect(
      try workspace.altered(for: [exercise])
        == Altered(changed: [scene, spies], added: ["\(scene).swift"]))
    #expect(try workspace.outdatedDigests() == [scene, "\(scene).swift", spies])

    try workspace.recordShipped([])
    #expect(try workspace.altered(for: [exercise]) == Altered())
    #expect(try self.workspace().outdatedDigests() == [])
  }

  @Test func `only the exercises that are named are recorded`() throws {
    var workspace = try workspace()
    let exercises = workspace.course.exercises
    try course.write("// mine\n", to: own)
    try workspace.recordShipped([exercises[1]])
    #expect(try !self.workspace().isUntouched(exercises[0]))

    try workspace.recordShipped([exercises[0]])
    #expect(try self.workspace().isUntouched(exercises[0]))
  }

  @Test func `a file that can't be kept as text is refused, and nothing is written`() throws {
    var workspace = try workspace()
    try course.write("=== a heading\n", to: own)
    #expect(throws: Complaint.self) { try workspace.recordShipped(workspace.course.exercises) }
    #expect(try self.workspace().shipped[ExerciseID(number: 1), "Sources"].count == 2)
  }

  @Test func `a course without the file has no exercise that is whole`() throws {
    try course.remove(ShippedFiles.path)
    let workspace = try workspace()
    #expect(throws: Complaint.self) { try workspace.checkWhole(workspace.course.exercises[0]) }
  }
}
