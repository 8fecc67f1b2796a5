import Foundation
import Testing

@testable import KataCore

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

  @Test(arguments: ["", "3", "0/4", "5/4", "-1/4", "1/0", "1/2/3", "a/4", "1/", "/4", "1/99999999"])
  func `what is no part of a whole is no shard`(text: String) {
    #expect(Shard(text) == nil)
    #expect(throws: Complaint.self) { try Shard(option: text, environment: [:]) }
  }
}

/// The variables of each engine, as a process of it sees them.
struct ShardEngineTests {
  /// An engine, its variables, and the shard; with N of auto/N.
  private static let cases: [(engine: String, variables: String, count: Int?, shard: String)] = [
    ("GitLab", "CI_NODE_INDEX=3 CI_NODE_TOTAL=8", nil, "3/8"),
    ("GitLab", "CI_NODE_TOTAL=1", nil, "1/1"),
    ("CircleCI", "CIRCLE_NODE_INDEX=2 CIRCLE_NODE_TOTAL=8", nil, "3/8"),
    ("Buildkite", "BUILDKITE_PARALLEL_JOB=0 BUILDKITE_PARALLEL_JOB_COUNT=2", nil, "1/2"),
    ("Azure Pipelines", "SYSTEM_JOBPOSITIONINPHASE=2 SYSTEM_TOTALJOBSINPHASE=2", nil, "2/2"),
    (
      "Slurm array",
      "SLURM_ARRAY_TASK_ID=14 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_STEP=2 "
        + "SLURM_ARRAY_TASK_COUNT=4 SLURM_PROCID=0 SLURM_NTASKS=1", nil, "3/4"
    ),
    ("Slurm srun", "SLURM_PROCID=3 SLURM_NTASKS=4", nil, "4/4"),
    ("Kubernetes Indexed Job", "JOB_COMPLETION_INDEX=7", 8, "8/8"),
    ("AWS Batch", "AWS_BATCH_JOB_ARRAY_INDEX=1 AWS_BATCH_JOB_ARRAY_SIZE=8", nil, "2/8"),
    ("Cloud Run job", "CLOUD_RUN_TASK_INDEX=1 CLOUD_RUN_TASK_COUNT=8", nil, "2/8"),
    ("Google Batch", "BATCH_TASK_INDEX=1 BATCH_TASK_COUNT=8", nil, "2/8"),
    ("Nomad", "NOMAD_ALLOC_INDEX=0", 8, "1/8"),
    (
      "Grid Engine", "SGE_TASK_ID=5 SGE_TASK_FIRST=1 SGE_TASK_LAST=8 SGE_TASK_STEPSIZE=2", nil,
      "3/4"
    ),
    ("PBS", "PBS_ARRAY_INDEX=8", 8, "8/8"),
    ("LSF", "LSB_JOBINDEX=3 LSB_JOBINDEX_STEP=1 LSB_JOBINDEX_END=8", nil, "3/8"),
    ("Bazel", "TEST_SHARD_INDEX=2 TEST_TOTAL_SHARDS=8", nil, "3/8"),
    (
      "Open MPI",
      "OMPI_COMM_WORLD_RANK=2 OMPI_COMM_WORLD_SIZE=8 SLURM_PROCID=0 SLURM_NTASKS=8", nil, "3/8"
    ),
  ]

  private static func environment(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") })
  }

  private static func find(_ variables: String, _ count: Int? = nil) throws -> Shard {
    try Shard(
      option: count.map { "auto/\($0)" } ?? "auto", environment: environment(variables))
  }

  @Test(arguments: cases)
  func `an engine's variables name the shard`(
    engine: String, variables: String, count: Int?, shard: String
  ) throws {
    #expect(try Self.find(variables, count) == Shard(shard))
    let row = try #require(ShardEngine.all.first { $0.name == engine })
    let environment = Self.environment(variables)
    #expect(row.finding(in: environment, of: count)?.shard == Shard(shard))
    // Where both count, they agree.
    #expect(try Self.find(variables, Shard(shard)?.count) == Shard(shard))
    guard count == nil else { return }
    #expect(throws: Complaint.self) { try Self.find(variables, 9) }
  }

  @Test func `every engine is tried`() {
    #expect(Set(Self.cases.map(\.engine)) == Set(ShardEngine.all.map(\.name)))
  }

  @Test func `the page for trainers has each engine with its variables`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    let page = try String(contentsOfFile: "\(root)/Docs/classroom.md", encoding: .utf8)
    let rows = page.split(separator: "\n")
    for engine in ShardEngine.all {
      let row = try #require(rows.first { $0.hasPrefix("| \(engine.name) | `") }, "\(engine.name)")
      #expect(engine.variables.allSatisfy { row.contains("`\($0)`") })
    }
  }

  @Test(arguments: [
    "", "CI_NODE_INDEX=", "SGE_TASK_ID=undefined SGE_TASK_LAST=undefined",
    "LSB_JOBINDEX=0 LSB_JOBINDEX_END=0 LSB_JOBINDEX_STEP=0",
  ])
  func `without an engine, it says what to write`(variables: String) {
    let complaint = #expect(throws: Complaint.self) { try Self.find(variables) }
    #expect(complaint?.exit == .usage)
    #expect(complaint?.sentence.contains("found no variable") == true)
  }

  @Test(arguments: [
    "CI_NODE_INDEX=0 CI_NODE_TOTAL=4", "CI_NODE_INDEX=5 CI_NODE_TOTAL=4", "CI_NODE_TOTAL=4",
    "CI_NODE_INDEX=x CI_NODE_TOTAL=4", "CI_NODE_INDEX=1 CI_NODE_TOTAL=\u{1B}", "CI_NODE_INDEX=1",
    "JOB_COMPLETION_INDEX=3", "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_COUNT=3",
    "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=3",
    "SGE_TASK_ID=9223372036854775807 SGE_TASK_FIRST=-9 SGE_TASK_STEPSIZE=1 SGE_TASK_LAST=3",
    "CI_NODE_INDEX=1 CI_NODE_TOTAL=4 CIRCLE_NODE_INDEX=1 CIRCLE_NODE_TOTAL=4",
    "KATA_SHARD=1/4 KATA_SHARD_INDEX=1 KATA_SHARD_TOTAL=4", "KATA_SHARD=4",
  ])
  func `what says too little, or two things, is named`(variables: String) throws {
    let complaint = #expect(throws: Complaint.self) { try Self.find(variables) }
    let sentence = try #require(complaint).sentence
    #expect(complaint?.exit == .usage)
    for name in Self.environment(variables).keys { #expect(sentence.contains("\(name)=")) }
    #expect(!sentence.contains("\u{1B}"))
  }

  @Test func `two engines may agree, and one's own variables win`() throws {
    let both = "CI_NODE_INDEX=3 CI_NODE_TOTAL=4 JOB_COMPLETION_INDEX=2"
    #expect(try Self.find(both, 4) == Shard("3/4"))
    #expect(try Self.find("\(both) KATA_SHARD=1/2") == Shard("1/2"))
    #expect(
      try Self.find("\(both) KATA_SHARD_INDEX=0 KATA_SHARD_TOTAL=2 KATA_SHARD=1/2")
        == Shard("1/2"))
    #expect(try Self.find("KATA_SHARD_INDEX=1", 2) == Shard("2/2"))
  }

  @Test func `nothing is read unless it is asked for`() throws {
    let shard = try Shard(option: "2/3", environment: ["KATA_SHARD": "1/2", "CI_NODE_INDEX": "x"])
    #expect(shard == Shard("2/3"))
  }
}
