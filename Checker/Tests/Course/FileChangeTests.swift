import Basics
@testable import Common
import Foundation
import Synchronization
@testable import Shared
import Testing

@testable import Host

/// Changes of files that a learner may have written.
struct FileChangeTests {
  private static let mine = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private static let gone = "Exercises/01-hello/Sources/GreetPresenter.swift"
  private static let added = "Exercises/01-hello/Sources/New/Added.swift"
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    try course.write("mine", to: Self.mine)
    try course.write("to go", to: Self.gone)
  }

  private func workspace(_ change: (inout HostSystem) -> Void = { _ in }) throws -> Workspace {
    var host = HostSystem.live()
    change(&host)
    return try Workspace(around: course.root, host: host)
  }

  private func lock(_ workspace: Workspace) throws -> FileLock { try workspace.lock { _ in } }

  private func change(in workspace: Workspace, _ lock: FileLock) throws -> FileChange {
    var change = try FileChange("kata test", as: "test", in: workspace, lock)
    for (path, new) in [Self.mine: "new", Self.gone: nil, Self.added: "added"] {
      let seen = try workspace.host.files.state(workspace.path(path))
      try change.put(new.map { Data($0.utf8) }, at: path, over: seen)
    }
    return change
  }

  private var texts: [String?] {
    [Self.mine, Self.gone, Self.added].map { try? course.read($0) }
  }

  private let before: [String?] = ["mine", "to go", nil]
  private let after: [String?] = ["new", nil, "added"]

  private func kept(_ number: Int = 1) throws -> [String: String] {
    let folder = "\(course.root)/.kata/backups/test-\(number)"
    let files = Files.live()
    return try files.tree(folder).reduce(into: [:]) {
      $0[$1] = try files.text("\(folder)/\($1)")
    }
  }

  @Test func `it's made whole, and keeps what it replaces under a name of its own`() throws {
    let workspace = try workspace()
    let lock = try lock(workspace)
    var first = try change(in: workspace, lock)
    try first.make()
    #expect(texts == after)
    #expect(try kept() == [Self.mine: "mine", Self.gone: "to go"])
    #expect(first.kept == ".kata/backups/test-1")

    var second = try FileChange("kata test", as: "test", in: workspace, lock)
    try second.put(nil, at: Self.added, over: SHA256.hex("added"), keeps: false)
    try second.make()
    #expect(second.kept == nil)
    try FileManager.default.removeItem(atPath: "\(course.root)/.kata/backups/test-1")
    #expect(!FileManager.default.fileExists(atPath: "\(course.root)/.kata/change"))
  }

  @Test func `a file that was saved since it was seen keeps all as it is`() throws {
    let workspace = try workspace()
    var change = try change(in: workspace, lock(workspace))
    try course.write("saved", to: Self.mine)
    let complaint = #expect(throws: Complaint.self) { try change.make() }
    #expect(complaint?.sentence.contains("\(Self.mine) has been saved meanwhile") == true)
    #expect(texts == ["saved", "to go", nil])
    #expect(try kept() == [:])
  }

  @Test func `a file that is saved in the very moment comes back`() throws {
    let place = "\(course.root)/\(Self.mine)"
    let workspace = try workspace { host in
      let live = host.files
      host.files.place = { from, to throws(Complaint) in
        if from == place { try live.write(place, Data("saved".utf8)) }
        return try live.place(from, to)
      }
    }
    var change = try change(in: workspace, lock(workspace))
    #expect(throws: Complaint.self) { try change.make() }
    #expect(texts == ["saved", "to go", nil])
  }

  @Test func `a file that is written once its place is empty stays, and the older one is kept`()
    throws
  {
    let place = "\(course.root)/\(Self.mine)"
    let workspace = try workspace { host in
      let live = host.files
      host.files.place = { from, to throws(Complaint) in
        if to == place { try live.write(place, Data("saved".utf8)) }
        return try live.place(from, to)
      }
    }
    var change = try change(in: workspace, lock(workspace))
    let complaint = #expect(throws: Complaint.self) { try change.make() }
    #expect(texts == ["saved", "to go", nil])
    #expect(try kept() == [Self.mine: "mine"])
    #expect(
      complaint?.details == [
        "\(Self.mine) has been saved since, and stays; .kata/backups/test-1/\(Self.mine) is what it "
          + "was before"
      ])
  }

  @Test func `no folder that is a link is written through, and a file that is one is kept as one`()
    throws
  {
    let outside = "\(course.root)-outside"
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: URL(fileURLWithPath: "\(outside)/a"))
    func link(_ path: String, to place: String) throws {
      try? course.remove(path)
      try FileManager.default.createSymbolicLink(
        atPath: "\(course.root)/\(path)", withDestinationPath: place)
    }
    try link(Self.mine, to: "\(outside)/a")
    let workspace = try workspace()
    let lock = try lock(workspace)
    var first = try change(in: workspace, lock)
    try first.make()
    #expect(texts == after)
    let kept = "\(course.root)/.kata/backups/test-1/\(Self.mine)"
    #expect(Files.live().kind(kept) == .link)

    try link("Exercises/01-hello/Sources/New", to: outside)
    var second = try FileChange("kata test", as: "test", in: workspace, lock)
    try second.put(Data(), at: "Exercises/01-hello/Sources/New/a", over: SHA256.hex("precious"))
    let complaint = #expect(throws: Complaint.self) { try second.make() }
    #expect(complaint?.sentence.hasPrefix("Exercises/01-hello/Sources/New is a link") == true)
    #expect(try String(contentsOfFile: "\(outside)/a", encoding: .utf8) == "precious")
  }

  /// Lets so many changes of files happen, and then neither another one nor an undoing.
  private func killed(after count: Int, _ host: inout HostSystem) {
    let left = Mutex(count)
    func spend() throws(Complaint) {
      let isOver = left.withLock { left in
        left -= 1
        return left < 0
      }
      if isOver { throw .interrupted }
    }
    let live = host.files
    host.files.write = { path, data throws(Complaint) in
      try spend()
      try live.write(path, data)
    }
    host.files.place = { from, to throws(Complaint) in
      try spend()
      return try live.place(from, to)
    }
    host.files.remove = { path throws(Complaint) in
      try spend()
      try live.remove(path)
    }
    host.files.createFolder = { path throws(Complaint) in
      try spend()
      try live.createFolder(path)
    }
  }

  @Test(arguments: 0..<26, [false, true])
  func `after a kill at any step, the next one undoes it, says so, and leaves what was saved since`(
    count: Int, saves: Bool
  ) throws {
    let victim = try workspace { killed(after: count, &$0) }
    do {
      var change = try change(in: victim, lock(victim))
      try change.make()
    } catch {}
    let isOpen = FileManager.default.fileExists(atPath: "\(course.root)/.kata/change/record.json")
    if saves { try course.write("saved", to: Self.mine) }
    let isMade = !isOpen && texts[1] == nil

    let said = Mutex("")
    let next = try workspace { host in
      host.terminal.writeError = { text in said.withLock { $0 += text } }
    }
    #expect(said.withLock(\.self).contains("kata test was cut short, and is undone") == isOpen)
    var expected = isMade ? after : before
    if saves { expected[0] = "saved" }
    #expect(texts == expected)
    // The text that was there is in its place, or where the next one says.
    let mine = try kept()[Self.mine]
    if saves {
      #expect(mine == nil || mine == "mine")
    } else {
      #expect(texts[0] == "mine" || mine == "mine")
    }
    if saves, isOpen, mine != nil {
      #expect(said.withLock(\.self).contains("kata: \(Self.mine) has been saved since, and stays"))
    }
    var again = try change(in: next, lock(next))
    try again.make()
    #expect(texts == after)
  }

  @Test func `nobody's change is undone who is still at work`() throws {
    let workspace = try workspace()
    let lock = try lock(workspace)
    var change = try change(in: workspace, lock)
    var seen: [String?] = []
    try change.make { () throws(Complaint) in
      // Another terminal's.
      _ = try Workspace(around: course.root, host: .live())
      seen = texts
    }
    #expect(seen == after && texts == after)
  }
}
