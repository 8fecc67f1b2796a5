import Core
import Reports

/// The environment variables by which one system numbers the processes that it starts.
struct ShardVariables: Sendable {
  /// The variable that holds the number of this process.
  let index: String
  /// The variable that holds how many there are.
  let count: String
  /// The first number, unless a variable holds it.
  var first = 0
  var firstIn: String?
  /// The variable that holds the distance of two numbers; 1 without it.
  var stepIn: String?

  /// The jobs of a CI: GitLab's `parallel`, for one.
  static let jobs = Self(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1)
  static let slurmArray = Self(
    index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
    firstIn: "SLURM_ARRAY_TASK_MIN", stepIn: "SLURM_ARRAY_TASK_STEP")
  static let slurmRun = Self(index: "SLURM_PROCID", count: "SLURM_NTASKS")
  /// A whole shard, as a person writes it; it wins over all others.
  static let own = "KATA_SHARD"

  var names: [String] { [index, firstIn, stepIn, count].compactMap(\.self) }

  /// The variables of one system that are set, and the shard that they name, if they name one.
  struct Finding: Equatable {
    var seen: String
    var shard: Shard?
  }

  /// The findings of all systems: one, unless the answer is in doubt.
  static func findings(in environment: [String: String]) -> [Finding] {
    if let text = environment[own], !text.isEmpty {
      return [Finding(seen: "\(own)=\(Visible.text(text))", shard: Shard(text))]
    }
    // Each task of an array has the variables of srun as well.
    let slurm = slurmArray.finding(in: environment) ?? slurmRun.finding(in: environment)
    return [jobs.finding(in: environment), slurm].compactMap(\.self)
  }

  /// Nil if neither the number nor the count is set.
  private func finding(in environment: [String: String]) -> Finding? {
    let values = environment.filter { names.contains($0.key) && !$0.value.isEmpty }
    guard values[index] ?? values[count] != nil else { return nil }
    let seen = names.compactMap { name in values[name].map { "\(name)=\(Visible.text($0))" } }
    return Finding(
      seen: seen.joined(separator: ", "), shard: shard(values.mapValues { Int($0) ?? -1 }))
  }

  private func shard(_ values: [String: Int]) -> Shard? {
    let most = 1_000_000
    // A job that is not divided has a count of 1, and no number.
    guard let number = values[index] else { return values[count] == 1 ? Shard(1, of: 1) : nil }
    let first = firstIn.map { values[$0] ?? -1 } ?? first
    let step = stepIn.map { values[$0] ?? -1 } ?? 1
    guard 0...most ~= first, 1...most ~= step, first...most ~= number, (number - first) % step == 0
    else { return nil }
    return values[count].flatMap { Shard((number - first) / step + 1, of: $0) }
  }
}
