import Foundation
import KataCore
import KataHost

/// A folder that the compiler or the linker fills, with a record of what it was filled from.
struct BuildProduct {
  let files: Files
  let folder: String
  /// The files to be made.
  let names: [String]

  struct Record: Codable {
    /// A digest of all that went in.
    var inputs: String
    /// A digest of what others are compiled against.
    var interface: String
    /// What the compiler said.
    var output = ""
    /// Of the files as they were made.
    var stamps: [String] = []
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The record of what lies there; nil if that is not what was made last.
  func record() throws(Complaint) -> Record? {
    guard let data = try files.read(recordPath),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.stamps == stamps
    else { return nil }
    return record
  }

  /// Forgets what lies there, before anything else is made of it.
  func begin() throws(Complaint) {
    try files.remove(recordPath)
    try files.createFolder(folder)
  }

  /// Notes what was made.
  func end(_ record: Record) throws(Complaint) {
    var record = record
    record.stamps = stamps
    guard let data = try? JSONEncoder().encode(record) else { return }
    try files.write(recordPath, data)
  }

  private var recordPath: String { path("record.json") }

  /// Times and sizes: to read a program anew would take as long as to link it.
  private var stamps: [String] { names.map { files.stamp(path($0)) ?? "" } }
}
