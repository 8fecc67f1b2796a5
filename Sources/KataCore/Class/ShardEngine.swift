/// A system that starts one command many times, and numbers the times by environment variables.
package struct ShardEngine: Sendable {
  package var name: String
  /// The variable that holds the number of a time.
  package var index: String
  package var first = First.number(0)
  /// The variable that holds the distance of two numbers; 1 without it.
  package var step: String?
  package var total: Total
  /// The number where nothing is divided.
  package var outside: String?
  /// Engines whose variables hold when these are set, too.
  package var yields: [String] = []

  package enum First: Sendable {
    case number(Int), variable(String)
  }

  package enum Total: Sendable {
    /// The variable that holds how many times there are, or the number of the last one.
    case count(String), last(String)
    /// The engine does not say: `--shard auto/N` does.
    case unknown
  }

  package static let all: [Self] = [
    .init(
      name: "GitLab", index: "CI_NODE_INDEX", first: .number(1), total: .count("CI_NODE_TOTAL")),
    .init(name: "CircleCI", index: "CIRCLE_NODE_INDEX", total: .count("CIRCLE_NODE_TOTAL")),
    .init(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB",
      total: .count("BUILDKITE_PARALLEL_JOB_COUNT")),
    .init(
      name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", first: .number(1),
      total: .count("SYSTEM_TOTALJOBSINPHASE")),
    .init(
      name: "Slurm array", index: "SLURM_ARRAY_TASK_ID", first: .variable("SLURM_ARRAY_TASK_MIN"),
      step: "SLURM_ARRAY_TASK_STEP", total: .count("SLURM_ARRAY_TASK_COUNT")),
    // Each task of an array, and each process of mpirun in a job, has it as well.
    .init(
      name: "Slurm srun", index: "SLURM_PROCID", total: .count("SLURM_NTASKS"),
      yields: ["Slurm array", "Open MPI"]),
    .init(name: "Kubernetes Indexed Job", index: "JOB_COMPLETION_INDEX", total: .unknown),
    .init(
      name: "AWS Batch", index: "AWS_BATCH_JOB_ARRAY_INDEX",
      total: .count("AWS_BATCH_JOB_ARRAY_SIZE")),
    .init(
      name: "Cloud Run job", index: "CLOUD_RUN_TASK_INDEX", total: .count("CLOUD_RUN_TASK_COUNT")),
    .init(name: "Google Batch", index: "BATCH_TASK_INDEX", total: .count("BATCH_TASK_COUNT")),
    .init(name: "Nomad", index: "NOMAD_ALLOC_INDEX", total: .unknown),
    .init(
      name: "Grid Engine", index: "SGE_TASK_ID", first: .variable("SGE_TASK_FIRST"),
      step: "SGE_TASK_STEPSIZE", total: .last("SGE_TASK_LAST"), outside: "undefined"),
    .init(name: "PBS", index: "PBS_ARRAY_INDEX", first: .number(1), total: .unknown),
    .init(
      name: "LSF", index: "LSB_JOBINDEX", first: .number(1), step: "LSB_JOBINDEX_STEP",
      total: .last("LSB_JOBINDEX_END"), outside: "0"),
    .init(name: "Bazel", index: "TEST_SHARD_INDEX", total: .count("TEST_TOTAL_SHARDS")),
    .init(
      name: "Open MPI", index: "OMPI_COMM_WORLD_RANK", total: .count("OMPI_COMM_WORLD_SIZE")),
  ]

  /// Variables by which a person numbers the times; they win over every engine's.
  static let own = Self(
    name: "You", index: "KATA_SHARD_INDEX", total: .count("KATA_SHARD_TOTAL"))

  /// The variables of an engine that are set, and the shard that they name, if they name one.
  struct Finding: Equatable {
    var engine: String
    var seen: String
    var shard: Shard?
  }

  /// Nil if the engine's variables are not set.
  func finding(in environment: [String: String], count: Int?) -> Finding? {
    let variables = environment.filter { !$0.value.isEmpty }
    guard let given = variables[index] ?? variables[total.name ?? ""], given != outside else {
      return nil
    }
    let seen = self.variables.compactMap { name in
      variables[name].map { "\(name)=\(Visible.text($0))" }
    }
    let shard = shard(variables, count)
    // Where both the engine and --shard auto/N count, they have to agree.
    let isAgreed = count == nil || shard?.count == count
    return Finding(
      engine: name, seen: seen.joined(separator: ", "), shard: isAgreed ? shard : nil)
  }

  /// The names of its variables.
  var variables: [String] { [index, first.name, step, total.name].compactMap(\.self) }

  private func shard(_ variables: [String: String], _ count: Int?) -> Shard? {
    func numberOf(_ name: String) -> Int? {
      variables[name].flatMap { Int($0) }.flatMap { 0...1_000_000 ~= $0 ? $0 : nil }
    }
    guard variables[index] != nil else {
      // A job that is not divided has a total of 1, and no number.
      return total.name.flatMap(numberOf) == 1 ? Shard(1, of: 1) : nil
    }
    let start: Int? =
      switch first {
      case .number(let number): number
      case .variable(let name): numberOf(name)
      }
    guard let number = numberOf(index), let start, let step = step.map(numberOf) ?? 1, step > 0,
      number >= start, (number - start) % step == 0
    else { return nil }
    let all: Int? =
      switch total {
      case .count(let name): variables[name] == nil ? count : numberOf(name)
      case .last(let name): numberOf(name).map { ($0 - start) / step + 1 }
      case .unknown: count
      }
    return all.flatMap { Shard((number - start) / step + 1, of: $0) }
  }
}

extension ShardEngine.First {
  fileprivate var name: String? {
    guard case .variable(let name) = self else { return nil }
    return name
  }
}

extension ShardEngine.Total {
  fileprivate var name: String? {
    switch self {
    case .count(let name), .last(let name): name
    case .unknown: nil
    }
  }
}
