import Foundation
@testable import Shared
import Testing

@testable import Class
@testable import Core

struct ShardRecordTests {
  /// The shards of a class of three, graded in R/1, R/2 and so on.
  private static func shards(
    _ count: Int, change: (Int, inout ShardRecord) -> Void = { _, _ in }
  ) throws -> [(folder: String, record: ShardRecord)] {
    let names = ["ann", "ben", "zoe"]
    return try (1...count).map { index in
      let shard = try #require(Shard(index, of: count))
      var record = ShardRecord(
        shard, course: "c", toolchain: "6.3", exercises: [ExerciseID(number: 1)],
        limits: .init(timeout: 10, box: .isolated), hasRoster: false, everyName: names,
        names: names.filter(shard.holds), repeated: [])
      record.finished = true
      change(index, &record)
      return ("R/\(index)", record)
    }
  }

  @Test(arguments: [1, 2, 4]) func `a whole class has no faults`(count: Int) throws {
    #expect(ShardRecord.faults(of: try Self.shards(count)) == [])
    #expect(ShardRecord.faults(of: try Self.shards(count).reversed()) == [])
  }

  @Test func `what is missing, unfinished or double is named`() throws {
    var shards = try Self.shards(4)
    shards.remove(at: 2)
    #expect(ShardRecord.faults(of: shards) == ["Missing, or not named: 3/4."])
    shards.append(("again", shards[0].record))
    shards[1].record.finished = false
    #expect(
      ShardRecord.faults(of: shards) == [
        "R/2: shard 2/4 has not finished; run it again.", "Shard 1/4 is in R/1 and again.",
        "Missing, or not named: 3/4.",
      ])
  }

  @Test func `each difference is a sentence with the folders on either side`() throws {
    let changes: [(String, (inout ShardRecord) -> Void)] = [
      ("numbers of shards: 3 in R/1, R/2; 9 in R/3", { $0.n = 9 }),
      ("rules that divide the class: ", { $0.rule = "alphabet" }),
      (
        "versions of kata: \(Version.program) in R/1, R/2; 0\\u{1B} in R/3",
        { $0.kata = "0\u{1B}" }
      ),
      ("courses: c in R/1, R/2; d in R/3", { $0.course = "d" }),
      ("compilers: 6.3 in R/1, R/2; 6.4 in R/3", { $0.toolchain = "6.4" }),
      (
        "exercises (--path): 01 in R/1, R/2; 01 02 in R/3",
        { $0.exercises.append(.init(number: 2)) }
      ),
      ("time limits (--timeout): 10 s in R/1, R/2; 20 s in R/3", { $0.limits.timeout = 20 }),
      ("numbers of scripts: ", { $0.limits.scripts = 1 }),
      ("boxes: isolated in R/1, R/2; none in R/3", { $0.limits.box = .none }),
      ("rosters (--roster): none in R/1, R/2; one in R/3", { $0.hasRoster = true }),
      ("folders of submissions: ", { $0.everyName = "x" }),
    ]
    for (words, change) in changes {
      let shards = try Self.shards(3) { index, record in if index == 3 { change(&record) } }
      let faults = ShardRecord.faults(of: shards)
      #expect(faults.count == 1 && faults[0].hasPrefix("They have different \(words)"), "\(faults)")
    }
  }

  @Test func `a name in two shards, or in none, is no whole class`() throws {
    let double = try Self.shards(2) { _, record in record.names = ["ann", "ben", "zoe"] }
    #expect(ShardRecord.faults(of: double).contains("ann is in R/1 and in R/2."))
    let none = try Self.shards(2) { _, record in record.names.removeAll { $0 == "zoe" } }
    #expect(
      ShardRecord.faults(of: none) == [
        "Together they do not hold all names of the folder of submissions."
      ])
  }

  @Test func `a damaged record is no shard`() throws {
    let record = try Self.shards(2)[0].record
    var other = record
    other.i = 3
    #expect(other.shard == nil)
    other = record
    other.schema = "kata.shard/2"
    #expect(other.shard == nil)
    let read = try JSONDecoder().decode(ShardRecord.self, from: JSONEncoder().encode(record))
    #expect(read == record && read.shard == Shard("1/2"))
  }
}
