import Core
import Host
import Foundation

/// Makes the folder of a class's grades out of those of its shards: the bytes that one machine would
/// have written.
struct ShardMerge {
  private let host: HostSystem
  private let out: Results
  private let shards: [(results: Results, record: ShardRecord)]

  /// Complains of all that keeps the shards in these folders from being one class; the names are the
  /// folders' as they were typed.
  init(
    _ host: HostSystem, folders: [String], names: [String], out: String
  ) throws(Complaint) {
    (self.host, self.out) = (host, Results(host, in: out))
    var shards: [(name: String, results: Results, record: ShardRecord)] = []
    for (folder, name) in zip(folders, names) {
      let results = Results(host, in: folder)
      guard let record = try results.shardRecord() else {
        throw .usage(
          "\(name) holds no shard of a class.", next: "kata grade FOLDER --out \(name) --shard I/N")
      }
      shards.append((name, results, record))
    }
    self.shards = shards.map { ($0.results, $0.record) }
    var faults = ShardRecord.faults(of: shards.map { ($0.name, $0.record) })
    if faults.isEmpty {
      for (name, results, record) in shards {
        for each in record.names where results.grade(of: each) == nil {
          faults.append("\(name): the grades of \(Visible.text(each)) are missing or damaged.")
        }
      }
    }
    guard faults.isEmpty else {
      throw Complaint(
        "These shards are not one whole class; nothing is written.", details: faults,
        next: "run what is missing by its own line again, then merge", exit: .notPassed)
    }
    try checkOut(folders)
  }

  /// The exercises of every shard.
  var exercises: [ExerciseID] { shards.first?.record.exercises ?? [] }
  var hasRoster: Bool { shards.contains { $0.record.hasRoster } }
  var repeated: [String] { shards.flatMap(\.record.repeated).sorted() }
  var names: [String] { shards.flatMap(\.record.names).sorted() }

  /// Complains of a folder in which grades of other runs would be mixed with these.
  private func checkOut(_ folders: [String]) throws(Complaint) {
    if host.files.exists(out.folder), host.files.list(out.folder) == nil {
      throw .usage("\(out.folder) is a file, and no folder for grades.", next: "name another --out")
    }
    let place = "\(host.files.resolved(out.folder))/"
    let isInside = folders.contains { place.hasPrefix("\(host.files.resolved($0))/") }
    guard !isInside, try out.shardRecord() == nil else {
      throw .usage(
        "\(out.folder) is the folder of a shard.", next: "name another --out, beside the shards")
    }
    let others = out.others(than: names)
    guard others.isEmpty else {
      throw .usage(
        "\(out.folder) holds grades of others, such as \(Visible.text(others[0])).",
        next: "name another --out, or remove it")
    }
  }

  /// Writes all grades, in the order of their names, and what was judged.
  ///
  /// - Returns: The keys of equal texts that two shards have judged differently.
  func run(tell: (GradeResult) -> Void) throws(Complaint) -> [String] {
    var places: [String: Results] = [:]
    for (results, record) in shards {
      for name in record.names { places[name] = results }
    }
    for name in names {
      guard let result = places[name]?.grade(of: name) else { continue }
      try out.write(result)
      tell(result)
    }
    return try mergeJudgements()
  }

  private func mergeJudgements() throws(Complaint) -> [String] {
    let target = Judgements(host, in: out.folder)
    var differing: Set<String> = []
    var written: Set<String> = []
    for (results, _) in shards {
      let source = Judgements(host, in: results.folder)
      for key in source.keys {
        if let judgement = source.judgement(key) {
          if written.insert(key).inserted {
            try target.keep(judgement, of: key)
          } else if target.judgement(key) != judgement {
            differing.insert(key)
          }
        } else if let fault = source.fault(key), target.judgement(key) == nil {
          try target.keep(fault, of: key)
        }
      }
    }
    return differing.sorted()
  }
}
