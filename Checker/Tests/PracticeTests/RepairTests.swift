import Core
import Foundation
import Synchronization
@testable import Shared
import Testing

@testable import Course
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

  /// Lets so many changes of files happen, and no more.
  private func killed(after count: Int, _ files: inout Files) {
    let left = Mutex(count)
    func spend() throws(Complaint) {
      let isOver = left.withLock { left in
        left -= 1
        return left < 0
      }
      if isOver { throw .interrupted }
    }
    let live = files
    files.write = { path, data throws(Complaint) in
      try spend()
      try live.write(path, data)
    }
    files.replace = { from, to throws(Complaint) in
      try spend()
      try live.replace(from, to)
    }
    files.remove = { path throws(Complaint) in
      try spend()
      try live.remove(path)
    }
  }

  @Test func `it begins and ends, and what lay there is kept as the last one`() throws {
    let workspace = try workspace()
    try workspace.begin(repair(in: workspace))
    #expect(lying == Data("broken".utf8))
    try course.write("my try", to: Self.path)
    var repairs = try workspace.repairs()
    try workspace.giveBack(&repairs)
    #expect(lying == own)
    #expect(try workspace.repairs().open == nil)
    let kept = "\(workspace.again)/last/\(Self.path)"
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "my try")
  }

  @Test(arguments: 0..<12) func `a kill at any step loses nothing`(count: Int) throws {
    let whole = try workspace()
    let first = try workspace { killed(after: count, &$0) }
    try? first.begin(repair(in: first))
    // The next command ends what was left halfway.
    var repairs = try whole.repairs()
    if repairs.open != nil {
      #expect(lying == Data("broken".utf8))
      let second = try workspace { killed(after: count, &$0) }
      try? second.giveBack(&repairs)
      var left = try whole.repairs()
      try whole.giveBack(&left)
    }
    #expect(lying == own)
  }

  @Test func `a save that comes in between is the own text`() throws {
    let late = Data("saved late".utf8)
    let path = "\(course.root)/\(Self.path)"
    let workspace = try workspace { files in
      let live = files
      files.replace = { from, to throws(Complaint) in
        if from == path, to.contains("/own/") { try live.write(path, late) }
        try live.replace(from, to)
      }
    }
    try workspace.begin(repair(in: workspace))
    var repairs = try workspace.repairs()
    try workspace.giveBack(&repairs)
    #expect(lying == late)
  }

  @Test(arguments: ["", "{}", #"{"schema":"kata.again/9"}"#])
  func `a record that can't be read is named, and set aside`(text: String) throws {
    let workspace = try workspace()
    try FileManager.default.createDirectory(
      atPath: "\(workspace.state)/again", withIntermediateDirectories: true)
    try course.write(text, to: ".kata/again/state.json")
    let complaint = #expect(throws: Complaint.self) { try workspace.repairs() }
    #expect(complaint?.sentence.contains(".kata/again/damaged.json") == true)
    #expect(try workspace.repairs() == Repairs())
    #expect(try course.read(".kata/again/damaged.json") == text)
  }
}
