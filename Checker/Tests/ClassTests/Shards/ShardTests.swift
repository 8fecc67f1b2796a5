import Foundation
@testable import Shared
import Testing

@testable import Class
@testable import Core

struct ShardTests {
  @Test func `each person is in one shard, however the name is written`() throws {
    let people = (0..<200).map { "Person\($0)" } + ["Zoë", "日本"]
    for count in [1, 3, 8] {
      let shards = try (1...count).map { try #require(Shard($0, of: count)) }
      for person in people {
        let own = shards.filter { $0.holds(person) }
        #expect(own.count == 1)
        // A Mac's disk may spell an accent as a character of its own.
        let others = [
          person.lowercased(), person.uppercased(), person.replacing("ë", with: "e\u{308}"),
        ]
        #expect(others.allSatisfy { other in shards.filter { $0.holds(other) } == own })
      }
      #expect(shards.allSatisfy { shard in people.contains(where: shard.holds) })
    }
  }

  @Test func `the rule stays what it was`() throws {
    // The remainders were computed by another program.
    #expect(try #require(Shard("1/1")).holds("ann"))
    #expect(try #require(Shard(1, of: 7)).holds("ann"))
    #expect(try #require(Shard(495, of: 1000)).holds("Ben"))
  }

  @Test(arguments: [
    "", "3", "0/4", "5/4", "-1/4", "1/0", "1/2/3", "a/4", "1/", "/4", "1/99999999", "auto/8",
  ])
  func `what is no part of a whole is no shard`(text: String) {
    #expect(Shard(text) == nil)
    #expect(throws: Complaint.self) { try Shard(option: text, environment: [:]) }
  }
}

/// The variables of Slurm and of a CI, as a process sees them.
struct ShardVariablesTests {
  private static func environment(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") })
  }

  private static func find(_ variables: String) throws -> Shard {
    try Shard(option: "auto", environment: environment(variables))
  }

  @Test(arguments: [
    ("CI_NODE_INDEX=3 CI_NODE_TOTAL=8", "3/8"), ("CI_NODE_TOTAL=1", "1/1"),
    (
      "SLURM_ARRAY_TASK_ID=14 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_STEP=2 "
        + "SLURM_ARRAY_TASK_COUNT=4 SLURM_PROCID=0 SLURM_NTASKS=1", "3/4"
    ),
    ("SLURM_PROCID=3 SLURM_NTASKS=4", "4/4"), ("KATA_SHARD=3/8", "3/8"),
  ])
  func `variables name the shard`(variables: String, shard: String) throws {
    #expect(try Self.find(variables) == Shard(shard))
  }

  @Test func `the page for trainers has each variable`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    let page = try String(contentsOfFile: "\(root)/Docs/machines/README.md", encoding: .utf8)
    let all = [ShardVariables.jobs, .slurmArray, .slurmRun].flatMap(\.names)
    for name in all { #expect(page.contains("`\(name)`")) }
    #expect(page.contains("`\(ShardVariables.own)="))
  }

  @Test(arguments: ["", "CI_NODE_INDEX=", "KATA_SHARD="])
  func `without a variable, it says what to write`(variables: String) {
    let complaint = #expect(throws: Complaint.self) { try Self.find(variables) }
    #expect(complaint?.exit == .usage)
    #expect(complaint?.sentence.contains("found no variable") == true)
  }

  @Test(arguments: [
    "CI_NODE_INDEX=0 CI_NODE_TOTAL=4", "CI_NODE_INDEX=5 CI_NODE_TOTAL=4", "CI_NODE_TOTAL=4",
    "CI_NODE_INDEX=x CI_NODE_TOTAL=4", "CI_NODE_INDEX=1 CI_NODE_TOTAL=\u{1B}", "CI_NODE_INDEX=1",
    "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_COUNT=3",
    "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=3",
    "SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=3",
    "SLURM_PROCID=9223372036854775807 SLURM_NTASKS=9223372036854775807",
    "CI_NODE_INDEX=1 CI_NODE_TOTAL=4 SLURM_PROCID=1 SLURM_NTASKS=4",
    "CI_NODE_INDEX=1 CI_NODE_TOTAL=4 SLURM_NTASKS=4", "KATA_SHARD=4",
  ])
  func `what says too little, or two things, is named`(variables: String) throws {
    let complaint = #expect(throws: Complaint.self) { try Self.find(variables) }
    let sentence = try #require(complaint).sentence
    #expect(complaint?.exit == .usage)
    for name in Self.environment(variables).keys { #expect(sentence.contains("\(name)=")) }
    #expect(!sentence.contains("\u{1B}"))
  }

  @Test func `two systems may agree, and one's own variable wins`() throws {
    let both = "CI_NODE_INDEX=3 CI_NODE_TOTAL=4 SLURM_PROCID=2 SLURM_NTASKS=4"
    #expect(try Self.find(both) == Shard("3/4"))
    #expect(try Self.find("\(both) KATA_SHARD=1/2") == Shard("1/2"))
  }

  @Test func `nothing is read unless it is asked for`() throws {
    let shard = try Shard(option: "2/3", environment: ["KATA_SHARD": "1/2", "CI_NODE_INDEX": "x"])
    #expect(shard == Shard("2/3"))
  }
}
