import Basics
import Common
import Host
import Foundation

/// The judgements of a class, one for each different text, in files that a kill can't damage.
struct Judgements {
  let files: Files
  let folder: String

  init(_ host: HostSystem, in results: String) {
    files = host.files
    folder = "\(results)/judged"
  }

  /// An exercise with the texts of at least one submission.
  struct Task: Codable, Equatable {
    var id: ExerciseID
    var texts: [String: String]

    /// The cache key, which equal texts share.
    var key: String {
      let facts = texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      return "\(id)-\(SHA256.hex(facts.joined(separator: "\0")).prefix(24))"
    }
  }

  struct Judgement: Codable, Equatable {
    var course: String
    var grade: Grade
  }

  private func path(_ key: String, _ kind: String = "") -> String {
    "\(folder)/\(key)\(kind).json"
  }

  func judgement(_ key: String) -> Judgement? { read(path(key)) }

  /// Stores a judgement; a fault of the machine never replaces a grade.
  func keep(_ judgement: Judgement, of key: String) throws(Complaint) {
    let isFault = judgement.grade.state == .machineFault
    try write(judgement, to: path(key, isFault ? ".fault" : ""))
    if !isFault { try forgetFault(key) }
  }

  /// The machine's fault that prevented the last grade.
  func fault(_ key: String) -> Judgement? { read(path(key, ".fault")) }

  func forgetFault(_ key: String) throws(Complaint) { try files.remove(path(key, ".fault")) }

  func task(_ key: String) -> Task? { read(path(key, ".task")) }

  func order(_ task: Task) throws(Complaint) { try write(task, to: path(task.key, ".task")) }

  func forgetTask(_ key: String) throws(Complaint) { try files.remove(path(key, ".task")) }

  private func read<Value: Decodable>(_ path: String) -> Value? { try? files.json(path) as Value? }

  private func write(_ value: some Encodable, to path: String) throws(Complaint) {
    try files.keep(path, Data(PrettyJSON.text(value).utf8))
  }
}
