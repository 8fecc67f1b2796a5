import Core
import Course
import Host
@testable import Shared
import Testing

@testable import Class

struct DeskRoomTests {
  @Test func `each grader that shares the course has desks of its own, and rooms are used again`()
    throws
  {
    let course = try TemporaryCourse()
    var host = HostSystem.live()
    host.directory = course.root
    let workspace = try Workspace(around: course.root, host: host)
    func room() throws -> DeskRoom { try DeskRoom(in: workspace, isShared: true) {} }
    var roots: [String] = []
    do {
      let rooms = [try DeskRoom(in: workspace, isShared: false) {}, try room(), try room()]
      #expect(rooms.map(\.number) == [1, 2, 3])
      roots = rooms.map { Desk(1, of: workspace, room: $0.number).root }
    }
    #expect(Set(roots).count == 3)
    #expect(roots[0] == "\(course.root)/.kata/grade/desk-1")
    #expect(try room().number == 1)
  }

  @Test func `a folder holds one shard, and no other grades`() throws {
    let course = try TemporaryCourse()
    let results = Results(.live(), in: "\(course.root)/results")
    let shard = try #require(Shard("1/2"))
    func isFree() throws -> Bool { try Files.live().tryLock("\(results.folder)/.lock") != nil }
    do {
      let lock = try results.hold(shard) {}
      let wasFree = try isFree()
      withExtendedLifetime(lock) { #expect(!wasFree) }
    }
    #expect(try isFree())
    try results.write(
      ShardRecord(
        shard, course: "", toolchain: "", exercises: [], limits: .init(timeout: 1, box: .none),
        hasRoster: false, everyName: [], names: [], repeated: []))
    for other in [nil, Shard("2/2"), Shard("1/3")] {
      #expect(throws: Complaint.self) { try results.hold(other) {} }
    }
    #expect(try results.hold(shard) {} != nil)
  }
}
