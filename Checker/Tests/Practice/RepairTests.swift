import Basics
@testable import Common
import Foundation
import Synchronization
@testable import Shared
import Testing

@testable import Host
@testable import Practice

/// Own texts that wait while broken ones lie in their place.
struct RepairTests {
  private static let path = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let course: TemporaryCourse
  private let own: Data

  init() throws {
    course = try TemporaryCourse()
    own = Data("// \u{1F600} own\n".utf8) + Data([0xFF, 0xFE])
    try own.write(to: URL(fileURLWithPath: "\(course.root)/\(Self.path)"))
  }

  private var lying: Data? { FileManager.default.contents(atPath: "\(course.root)/\(Self.path)") }

  private func workspace(_ change: (inout Files) -> Void = { _ in }) throws -> Workspace {
    var host = HostSystem.live()
    change(&host.files)
    return try Workspace(around: course.root, host: host)
  }

  private func repair(in workspace: Workspace) -> Repair {
    Repair(
      of: workspace.course.exercises[0], start: 0, report: "It is.", counts: true,
      own: [Self.path: own], broken: [Self.path: Data("broken".utf8)])
  }

  @Test func `it begins and ends, and what lay there is kept`() throws {
    let workspace = try workspace()
    let lock = try workspace.lock { _ in }
    for number in [1, 2] {
      try workspace.begin(repair(in: workspace), lock)
      #expect(lying == Data("broken".utf8))
      try course.write("my try \(number)", to: Self.path)
      let kept = try workspace.giveBack(workspace.repairs(), lock)
      #expect(lying == own)
      #expect(try workspace.repairs().open == nil)
      #expect(try course.read("\(try #require(kept))/\(Self.path)") == "my try \(number)")
    }
    #expect(try course.read(".kata/backups/again-2/\(Self.path)") == "my try 1")
  }

  @Test func `nothing is kept where the broken text lies as it was laid`() throws {
    let workspace = try workspace()
    let lock = try workspace.lock { _ in }
    try workspace.begin(repair(in: workspace), lock)
    #expect(try workspace.giveBack(workspace.repairs(), lock) == nil)
    #expect(lying == own)
    #expect(workspace.host.files.list("\(workspace.state)/backups") == [])
  }

  @Test func `an own text that was saved meanwhile stays, and no repair begins`() throws {
    let workspace = try workspace()
    let lock = try workspace.lock { _ in }
    let repair = repair(in: workspace)
    try course.write("saved late", to: Self.path)
    #expect(throws: Complaint.self) { try workspace.begin(repair, lock) }
    #expect(lying == Data("saved late".utf8))
    #expect(try workspace.repairs().open == nil)
  }

  @Test func `a terminal beside it only reads while a repair is laid`() throws {
    let path = "\(course.root)/\(Self.path)"
    let seen = Mutex<[Bool]>([])
    let workspace = try workspace { files in
      let live = files
      files.place = { from, to throws(Complaint) in
        let answer = try live.place(from, to)
        if from == path || to == path {
          let other = try Workspace(around: course.root, host: .live())
          let isOpen = try other.repairs().open != nil
          seen.withLock { $0.append(isOpen) }
        }
        return answer
      }
    }
    try workspace.begin(repair(in: workspace), workspace.lock { _ in })
    #expect(seen.withLock(\.self) == [true, true])
    #expect(lying == Data("broken".utf8))
    #expect(try workspace.repairs().open?.own == [Self.path: own])
  }

  @Test(arguments: ["", "{}", #"{"schema":"kata.again/9"}"#])
  func `a record that can't be read is named, and set aside`(text: String) throws {
    let workspace = try workspace()
    try FileManager.default.createDirectory(
      atPath: "\(workspace.state)/again", withIntermediateDirectories: true)
    try course.write(text, to: ".kata/again/state.json")
    let complaint = #expect(throws: Complaint.self) { try workspace.repairs() }
    #expect(complaint?.sentence.contains(".kata/again/damaged-1.json") == true)
    #expect(try workspace.repairs() == Repairs())
    #expect(try course.read(".kata/again/damaged-1.json") == text)
  }
}
