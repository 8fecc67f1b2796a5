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
    /// The compiler's output, with its warnings.
    var output = ""
    /// Of the files as they were made.
    var stamps: [String] = []
  }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The record of what lies there; nil if that is not what was made last.
  func record() throws(Complaint) -> Record? {
    let record: Record? = try files.json(recordPath)
    return record?.stamps == stamps ? record : nil
  }

  /// The record of what was made from these inputs, now or lately; nil if there is none.
  ///
  /// Products of other inputs are put aside: while an author tries out many answers, suites are
  /// compiled against the same interfaces again and again.
  func record(of inputs: String) throws(Complaint) -> Record? {
    let last = try record()
    guard last?.inputs != inputs else { return last }
    if let last { try move(from: folder, to: aside(last.inputs)) }
    try move(from: aside(inputs), to: folder)
    let earlier = try record()
    return earlier?.inputs == inputs ? earlier : nil
  }

  private func move(from old: String, to new: String) throws(Complaint) {
    try files.createFolder(new)
    for name in names + ["record.json"] where files.exists("\(old)/\(name)") {
      try files.remove("\(new)/\(name)")
      try files.move("\(old)/\(name)", "\(new)/\(name)")
    }
  }

  /// One of 64 folders, enough for all mistakes of an exercise; products that share one replace each
  /// other.
  private func aside(_ inputs: String) -> String {
    "\(folder)/aside-\((UInt8(inputs.prefix(2), radix: 16) ?? 0) % 64)"
  }

  /// Forgets what lies there, before anything else is made of it.
  func begin() throws(Complaint) {
    try files.remove(recordPath)
    try files.createFolder(folder)
  }

  func end(_ record: Record) throws(Complaint) {
    var record = record
    record.stamps = stamps
    try files.write(json: record, to: recordPath)
  }

  private var recordPath: String { path("record.json") }

  /// Times and sizes: to read a program anew would take as long as to link it.
  private var stamps: [String] { names.map { files.stamp(path($0)) ?? "" } }
}
