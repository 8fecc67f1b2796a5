/// A system that starts one command many times, and numbers the times by environment variables.
package struct ShardEngine: Sendable {
  package var name: String
  /// The variable that holds the number of a time.
  package var index: String
  /// The first number, unless a variable holds it.
  var first = 0
  var firstIn: String?
  /// The variable that holds the distance of two numbers; 1 without it.
  var step: String?
  /// The variable that holds how many times there are.
  var count: String?
  /// The variable that holds the last number; without both, `--shard auto/N` says how many there are.
  var last: String?
  /// The number where nothing is divided.
  var outside: String?
  /// Engines whose variables hold when these are set, too.
  var yields: [String] = []

  package static let all: [Self] = [
    .init(name: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
    .init(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    .init(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    .init(
      name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", first: 1,
      count: "SYSTEM_TOTALJOBSINPHASE"),
    .init(
      name: "Slurm array", index: "SLURM_ARRAY_TASK_ID", firstIn: "SLURM_ARRAY_TASK_MIN",
      step: "SLURM_ARRAY_TASK_STEP", count: "SLURM_ARRAY_TASK_COUNT"),
    // Each task of an array, and each process of mpirun in a job, has it as well.
    .init(
      name: "Slurm srun", index: "SLURM_PROCID", count: "SLURM_NTASKS",
      yields: ["Slurm array", "Open MPI"]),
    .init(name: "Kubernetes Indexed Job", index: "JOB_COMPLETION_INDEX"),
    .init(name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    .init(name: "Cloud Run job", index: "CLOUD_RUN_TASK_INDEX", count: "CLOUD_RUN_TASK_COUNT"),
    .init(name: "Google Batch", index: "BATCH_TASK_INDEX", count: "BATCH_TASK_COUNT"),
    .init(name: "Nomad", index: "NOMAD_ALLOC_INDEX"),
    .init(
      name: "Grid Engine", index: "SGE_TASK_ID", firstIn: "SGE_TASK_FIRST",
      step: "SGE_TASK_STEPSIZE", last: "SGE_TASK_LAST", outside: "undefined"),
    .init(name: "PBS", index: "PBS_ARRAY_INDEX", first: 1),
    .init(
      name: "LSF", index: "LSB_JOBINDEX", first: 1, step: "LSB_JOBINDEX_STEP",
      last: "LSB_JOBINDEX_END", outside: "0"),
    .init(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    .init(name: "Open MPI", index: "OMPI_COMM_WORLD_RANK", count: "OMPI_COMM_WORLD_SIZE"),
  ]

  /// Variables by which a person numbers the times; they win over every engine's.
  static let own = Self(name: "You", index: "KATA_SHARD_INDEX", count: "KATA_SHARD_TOTAL")

  var variables: [String] { [index, firstIn, step, count, last].compactMap(\.self) }

  /// The variables of an engine that are set, and the shard that they name, if they name one.
  struct Finding: Equatable {
    var engine: String
    var seen: String
    var shard: Shard?
  }

  /// Nil if the engine's variables are not set; one that counts has to agree with `auto/N`.
  func finding(in environment: [String: String], of total: Int?) -> Finding? {
    let values = environment.filter { variables.contains($0.key) && !$0.value.isEmpty }
    guard let given = values[index] ?? values[count ?? last ?? ""], given != outside else {
      return nil
    }
    let seen = variables.compactMap { name in values[name].map { "\(name)=\(Visible.text($0))" } }
    let shard = shard(values.compactMapValues { Int($0) ?? -1 }, total)
    return Finding(
      engine: name, seen: seen.joined(separator: ", "),
      shard: total == nil || shard?.count == total ? shard : nil)
  }

  private func shard(_ values: [String: Int], _ total: Int?) -> Shard? {
    let most = 1_000_000
    // A job that is not divided has a total of 1, and no number.
    guard let number = values[index] else {
      return count.flatMap { values[$0] } == 1 ? Shard(1, of: 1) : nil
    }
    let first = firstIn.map { values[$0] ?? -1 } ?? first
    let step = step.map { values[$0] ?? -1 } ?? 1
    guard 0...most ~= first, 1...most ~= step, first...most ~= number, (number - first) % step == 0
    else { return nil }
    let last = last.map { values[$0] ?? -1 }.map { 0...most ~= $0 ? ($0 - first) / step + 1 : 0 }
    let all = count.map { values[$0] ?? total } ?? last ?? total
    return all.flatMap { Shard((number - first) / step + 1, of: $0) }
  }
}
