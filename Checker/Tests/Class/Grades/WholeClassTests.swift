import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class

/// The grades of a class in several folders, as its shards write them.
@Suite struct WholeClassTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for shard in ["1", "2"] { try listed(["ann", "ben", "cleo"], in: shard) }
    try grade("ann", .passed, in: "1")
    try grade("ben", .failed, in: "2")
    try grade("cleo", .notStarted, in: "2")
  }

  private func results(_ name: String) -> Results { Results(.live(), in: "\(folder.path)/\(name)") }

  private func listed(_ names: [String], in shard: String) throws {
    try results(shard).begin(names: names)
    try results(shard).end()
  }

  private func grade(
    _ name: String, _ state: GradeState, in shard: String, exercises: [Int] = [1]
  ) throws {
    try results(shard).write(
      GradeResult(
        submission: name, course: "c", toolchain: "6.3",
        exercises: exercises.map { Grade(ExerciseID(number: $0), state) }))
  }

  private func joined(_ shards: String...) throws -> WholeClass {
    try WholeClass(shards.map { (name: "R/\($0)", results: results($0)) })
  }

  private func faults(_ shards: String...) -> [String] {
    let complaint = #expect(throws: Complaint.self) {
      try WholeClass(shards.map { (name: "R/\($0)", results: results($0)) })
    }
    #expect(complaint?.exit == .notPassed)
    return complaint?.details ?? []
  }

  @Test func `the shards of a class are one class, in whatever order`() throws {
    let names = ["ann", "ben", "cleo"]
    #expect(try joined("1", "2").grades.map(\.submission) == names)
    #expect(try joined("2", "1").grades == joined("1", "2").grades)
    // A shard may have nobody.
    try listed(names, in: "3")
    #expect(try joined("1", "2", "3").grades.map(\.submission) == names)
  }

  @Test func `a missing shard is told by its people`() throws {
    #expect(faults("1") == ["There is no grade of ben, cleo."])
    #expect(faults("2") == ["There is no grade of ann."])
    try listed(["ann", "ben", "cleo", "e\u{1B}ve"] + (1...8).map { "p\($0)" }, in: "2")
    #expect(
      faults("1", "2")
        == ["There is no grade of e\\u{1B}ve, p1, p2, p3, p4, p5, p6, p7 and 1 more."])
  }

  @Test func `a run that was stopped may have left grades of earlier hand-ins`() throws {
    try results("2").begin(names: ["ann", "ben", "cleo"])
    #expect(faults("1", "2") == ["The last kata grade of R/2 hasn't finished."])
  }

  @Test func `what is there twice and the same counts once, and what differs is named`() throws {
    try grade("ann", .passed, in: "2")
    #expect(try joined("1", "2").grades.map(\.submission) == ["ann", "ben", "cleo"])
    try grade("ann", .failed, in: "2")
    #expect(faults("1", "2") == ["ann has other grades in R/2 than in R/1."])
  }

  @Test func `shards of different exercises are no class`() throws {
    try grade("ann", .passed, in: "1", exercises: [1, 2])
    #expect(faults("1", "2") == ["They are of different exercises: R/1: 01 02; R/2: 01."])
  }

  @Test func `a folder with grades of different exercises is no class`() throws {
    try listed(["ben", "cleo"], in: "2")
    try grade("cleo", .passed, in: "2", exercises: [1, 2])
    #expect(faults("2").first?.hasPrefix("They are of different exercises: ") == true)
  }

  @Test func `who was absent, and hands in by a name in other case, has one row`() throws {
    try grade("Ben", .passed, in: "2")
    try listed(["ann", "Ben", "cleo"], in: "2")
    try listed(["ann", "Ben", "cleo"], in: "1")
    #expect(try joined("1", "2").grades.map(\.submission) == ["Ben", "ann", "cleo"])
    // So does who has handed in twice, once one of the two is gone.
    try results("1").write(
      GradeResult(submission: "ann (1)", person: "ann", course: "c", toolchain: "6.3"))
    #expect(try joined("1", "2").grades.map(\.submission) == ["Ben", "ann", "cleo"])
  }

  @Test func `a name has one file, however its letters are written`() {
    #expect(Results.fileName("jo\u{308}rg") == Results.fileName("j\u{F6}rg"))
  }

  @Test func `points by hand may lie in any of the folders, once`() throws {
    let course = try TemporaryCourse()
    let exercises = try Workspace(around: course.root, host: .live()).course.exercises
    func write(_ points: Int, in shard: String) throws {
      try folder.write(
        #"[{"id": "ann", "exercise": "Exercise01", "points": \#(points), "reason": "r", "by": "b"}]"#,
        to: "\(shard)/overrides.json")
    }
    try write(1, in: "2")
    #expect(try joined("1", "2").pointsByHand(for: exercises).map(\.points) == [1])
    try write(1, in: "1")
    #expect(try joined("1", "2").pointsByHand(for: exercises).map(\.points) == [1])
    try write(0, in: "1")
    let complaint = #expect(throws: Complaint.self) {
      try joined("1", "2").pointsByHand(for: exercises)
    }
    #expect(complaint?.sentence.hasPrefix("ann has other points by hand") == true)
  }

  @Test func `a folder without grades is none, and a damaged list of names is told`() throws {
    #expect(throws: Complaint.self) { try joined("nowhere") }
    try folder.write("{", to: "1/class.json")
    let complaint = #expect(throws: Complaint.self) { try joined("1", "2") }
    #expect(complaint?.sentence.contains("class.json can't be read") == true)
  }
}
