import Core
import Host
import Foundation

/// A folder of grades that holds one shard of a class.
extension Results {
  private var recordPath: String { "\(folder)/shard.json" }

  /// The facts about the shard; nil in a folder with the grades of a whole class.
  func shardRecord() throws(Complaint) -> ShardRecord? {
    guard files.exists(recordPath) else { return nil }
    guard let record: ShardRecord = try files.json(recordPath), record.shard != nil else {
      throw .usage("\(recordPath) can't be read.", next: "remove its folder, and grade again")
    }
    return record
  }

  func write(_ record: ShardRecord) throws(Complaint) {
    try files.keep(recordPath, Data(PrettyJSON.text(record).utf8))
  }

  /// Keeps other runs of the same shard out; complains if the folder holds other grades.
  ///
  /// A cluster may start a shard again before it has ended the first run.
  func hold(_ shard: Shard?, _ busy: () -> Void) throws(Complaint) -> FileLock? {
    var lock: FileLock?
    if shard != nil {
      try files.createFolder(folder)
      lock = try files.lock("\(folder)/.lock", busy)
    }
    if let other = try shardRecord()?.shard, other != shard {
      throw .usage(
        "\(folder) holds shard \(other.text) of a class.", next: "name another --out")
    }
    return lock
  }
}
