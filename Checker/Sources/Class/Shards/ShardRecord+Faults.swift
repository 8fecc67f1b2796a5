import Core

/// The reasons why some shards are not one whole class.
extension ShardRecord {
  /// A sentence for each reason; none if the shards can be merged.
  static func faults(of shards: [(folder: String, record: Self)]) -> [String] {
    let unfinished = shards.filter { !$0.record.finished }.map { folder, record in
      "\(folder): shard \(record.i)/\(record.n) has not finished; run it again."
    }
    let faults = unfinished + differences(of: shards) + countFaults(of: shards)
    return faults.isEmpty ? nameFaults(of: shards) : faults
  }

  private typealias Shards = [(folder: String, record: Self)]

  private static let facts: [(name: String, of: @Sendable (Self) -> String)] = [
    ("numbers of shards", { "\($0.n)" }),
    ("rules that divide the class", { $0.rule }),
    ("versions of kata", { $0.kata }),
    ("courses", { String($0.course.prefix(12)) }),
    ("compilers", { $0.toolchain }),
    ("exercises (--path)", { $0.exercises.map(\.short).joined(separator: " ") }),
    ("time limits (--timeout)", { "\(Int($0.limits.timeout)) s" }),
    ("numbers of scripts", { "\($0.limits.scripts)" }),
    ("boxes", { $0.limits.box.rawValue }),
    ("rosters (--roster)", { $0.hasRoster ? "one" : "none" }),
    ("folders of submissions", { String($0.everyName.prefix(12)) }),
  ]

  private static func differences(of shards: Shards) -> [String] {
    facts.compactMap { fact in
      var groups: [(value: String, folders: [String])] = []
      for (folder, record) in shards {
        let value = Visible.text(fact.of(record))
        if let index = groups.firstIndex(where: { $0.value == value }) {
          groups[index].folders.append(folder)
        } else {
          groups.append((value, [folder]))
        }
      }
      guard groups.count > 1 else { return nil }
      let words = groups.map { "\($0.value) in \($0.folders.joined(separator: ", "))" }
      return "They have different \(fact.name): \(words.joined(separator: "; "))."
    }
  }

  /// Shards that are there twice, and such as are missing.
  private static func countFaults(of shards: Shards) -> [String] {
    let double = Dictionary(grouping: shards) { "\($0.record.i)/\($0.record.n)" }
      .filter { $1.count > 1 }.sorted { $0.key < $1.key }
    let count = shards.first?.record.n ?? 0
    let present = Set(shards.map(\.record.i))
    let missing =
      shards.allSatisfy { $0.record.n == count }
      ? (1...max(1, count)).filter { !present.contains($0) }.map { "\($0)/\(count)" } : []
    return double.map { "Shard \($0) is in \($1.map(\.folder).joined(separator: " and "))." }
      + (missing.isEmpty ? [] : ["Missing, or not named: \(missing.joined(separator: ", "))."])
  }

  private static func nameFaults(of shards: Shards) -> [String] {
    var folders: [String: String] = [:]
    var faults: [String] = []
    for (folder, record) in shards {
      for name in record.names {
        if let other = folders.updateValue(folder, forKey: name) {
          faults.append("\(Visible.text(name)) is in \(other) and in \(folder).")
        }
      }
    }
    let isWhole = shards.allSatisfy { $0.record.everyName == digest(of: Array(folders.keys)) }
    return faults.isEmpty && !isWhole
      ? ["Together they do not hold all names of the folder of submissions."] : faults
  }
}
