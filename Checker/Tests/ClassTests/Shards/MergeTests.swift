@testable import Reports
import Core
import Foundation
import Host
@testable import Shared
import Testing

@testable import Class

/// `kata merge`, on shards that were graded before.
@Suite final class MergeTests {
  /// A course of its own: others change the warm one meanwhile.
  private let course: TemporaryCourse
  private let folder: String
  private let files = Files.live()
  private let people = ["ann", "ben", "cleo", "dan", "=1+1"]

  init() throws {
    course = try TemporaryCourse()
    folder =
      FileManager.default.temporaryDirectory
      .appending(path: "kata-merge-\(UUID().uuidString)").path
    for index in 1...3 { try grade(index) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func results(_ name: String) -> Results { Results(.live(), in: "\(folder)/\(name)") }

  private func result(_ name: String) -> GradeResult {
    GradeResult(
      submission: name, course: "c", toolchain: "6.3",
      exercises: [Grade(ExerciseID(number: 1), .notCompiled)])
  }

  /// Writes what kata grade --shard writes.
  private func grade(_ index: Int, change: (inout ShardRecord) -> Void = { _ in }) throws {
    let shard = try #require(Shard(index, of: 3))
    let own = people.filter(shard.holds)
    var record = ShardRecord(
      shard, course: "c", toolchain: "6.3", exercises: [ExerciseID(number: 1)],
      limits: .init(timeout: 10, box: .isolated), hasRoster: false, everyName: people, names: own,
      repeated: own.filter { $0 == "ann" })
    record.finished = true
    change(&record)
    try results("\(index)").write(record)
    for name in own { try results("\(index)").write(result(name)) }
  }

  private func merge(_ shards: String..., options: [String] = [], out: String = "all") throws
    -> TemporaryCourse.Answer
  {
    let shards = shards.isEmpty ? ["1", "2", "3"] : shards
    return course.kata(
      ["merge"] + shards.map { "\(folder)/\($0)" } + ["--out", "\(folder)/\(out)"] + options)
  }

  private func keep(_ shard: String, _ state: GradeState, _ key: String) throws {
    try Judgements(.live(), in: "\(folder)/\(shard)").keep(
      .init(course: "c", grade: Grade(ExerciseID(number: 1), state)), of: key)
  }

  @Test func `the grades of all are in one folder, with points by hand`() throws {
    // A grade of an earlier division is no part of this one.
    try results("1").write(result("zoe"))
    try files.write(
      "\(folder)/all/overrides.json",
      Data(
        #"[{"id": "ann", "exercise": "Exercise01", "points": 1, "reason": "r", "by": "b"}]"#.utf8))
    let answer = try merge()
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.output.contains("handed in more than once, a row for each: ann"))
    #expect(answer.output.contains("ann, 01: 1.00 by b: r"))
    let whole = results("whole")
    for name in people { try whole.write(result(name)) }
    let names = files.tree("\(folder)/whole")
    #expect(files.tree("\(folder)/all") == (names + ["grades.csv", "overrides.json"]).sorted())
    for name in names {
      #expect(try files.read("\(folder)/all/\(name)") == files.read("\(folder)/whole/\(name)"))
    }
    let rows = CSV.rows(try #require(try files.text("\(folder)/all/grades.csv")))
    #expect(rows.dropFirst().map { $0[0] } == ["'=1+1", "ann", "ben", "cleo", "dan"])
    #expect(rows[2][2] == "1.00")
    // The same again changes nothing.
    #expect(try merge().code == .success)
  }

  @Test func `what is no whole class is named, and nothing is written`() throws {
    try grade(2) { $0.finished = false }
    let answer = try merge("1", "2")
    #expect(answer.code == .notPassed)
    #expect(answer.errors.contains("2: shard 2/3 has not finished; run it again."))
    #expect(answer.errors.contains("Missing, or not named: 3/3."))
    #expect(!files.exists("\(folder)/all"))
  }

  @Test func `a grade that is missing, damaged or another's is named`() throws {
    let index = try #require((1...3).first { Shard($0, of: 3)?.holds("ben") == true })
    let file = "\(folder)/\(index)/submissions/ben.json"
    for data in [nil, Data("{".utf8), Data(PrettyJSON.text(result("eve")).utf8)] {
      try files.remove(file)
      if let data { try files.write(file, data) }
      let answer = try merge()
      #expect(answer.code == .notPassed && answer.errors.contains("grades of ben are missing"))
    }
    #expect(!files.exists("\(folder)/all"))
  }

  @Test func `grades are never mixed with others`() throws {
    #expect(try merge(out: "1").errors.contains("is the folder of a shard"))
    #expect(try merge(out: "1/all").errors.contains("is the folder of a shard"))
    #expect(try merge("1", "2", "3", "whole").errors.contains("holds no shard"))
    try results("all").write(result("zoe"))
    let answer = try merge()
    #expect(answer.code == .usage && answer.errors.contains("such as zoe.json"))
    #expect(files.tree("\(folder)/all") == ["submissions/zoe.json"])
    try files.write("\(folder)/file", Data())
    #expect(try merge(out: "file").code == .usage)
    #expect(course.kata(["merge", "\(folder)/1"]).code == .usage)
  }

  @Test func `the roster is that of the shards`() throws {
    let roster = "\(folder)/roster.csv"
    try files.write(roster, Data("id,name\nANN,Ann\nzoe,Zoe\n".utf8))
    #expect(try merge(options: ["--roster", roster]).errors.contains("zoe is in the roster"))
    try files.write(roster, Data("id,name\nANN,Ann\n".utf8))
    for index in 1...3 { try grade(index) { $0.hasRoster = true } }
    #expect(try merge().errors.contains("name it: --roster FILE"))
    #expect(!files.exists("\(folder)/all"))
    #expect(try merge(options: ["--roster", roster]).code == .success)
    #expect(try files.text("\(folder)/all/grades.csv")?.contains("\nann,Ann,") == true)
  }

  @Test func `a grade takes the place of a fault, and two grades of one text are told`() throws {
    try keep("1", .failed, "Exercise01-a")
    try keep("2", .machineFault, "Exercise01-a")
    try keep("2", .machineFault, "Exercise01-b")
    try keep("3", .passed, "Exercise01-b")
    try keep("3", .machineFault, "Exercise01-c")
    #expect(try merge().output.contains("judged differently") == false)
    #expect(
      files.list("\(folder)/all/judged")
        == ["Exercise01-a.json", "Exercise01-b.json", "Exercise01-c.fault.json"])
    try keep("2", .passed, "Exercise01-a")
    #expect(
      try merge().output.contains("judged differently by two shards: judged/Exercise01-a.json"))
    let kept = Judgements(.live(), in: "\(folder)/all").judgement("Exercise01-a")
    #expect(kept?.grade.state == .failed)
  }
}
