package import Basics
package import Foundation
package import Host

/// A change of files that a learner may have written: `kata` writes there in no other way.
///
/// All of it happens, or nothing: under the course's lock, through no link, and only while each file
/// is as it was seen. What it replaces is kept in a new folder. Where a `kata` was killed halfway, the
/// next one undoes its change, but leaves what was saved since.
package struct FileChange {
  private let root: String
  private let files: Files
  private let lock: FileLock
  private var record: Record

  /// All that the next `kata` has to know if this one is killed.
  private struct Record: Codable {
    /// The command, as it is typed.
    var command: String
    /// The folder that gets what is replaced, and the beginning of paths that it omits.
    var kept: String
    var base: String
    /// By the files' paths from the course's root.
    var steps: [String: Step] = [:]
    /// True once all files are in place, and git alone has still to be told.
    var isMade = false
  }

  /// The state of a file before and after, as `Files.state` has it.
  private struct Step: Codable {
    var seen: String?
    var new: String?
    /// False for bytes that no learner has written.
    var isKept: Bool
  }

  package static let backups = ".kata/backups"
  private static let room = ".kata/change"
  static let recorded = "\(room)/record.json"

  /// The folder for what is replaced, from the course's root.
  package var folder: String { record.kept }

  /// That folder after the change; nil if nothing in it was worth keeping.
  package var kept: String? { files.exists("\(root)/\(folder)") ? folder : nil }

  /// The number at the end of its name.
  package var number: Int { Int(folder.split(separator: "-").last ?? "") ?? 0 }

  /// Lays bytes at a path, or nothing, if the file there is still in the state that was seen.
  package mutating func put(
    _ data: Data?, at path: String, over seen: String?, keeps: Bool = true
  ) throws(Complaint) {
    if let data { try files.write(staged(path), data) }
    record.steps[path] = Step(seen: seen, new: data.map { SHA256.hex($0) }, isKept: keeps)
  }

  /// Lays a copy of a file at a path, with its rights.
  package mutating func put(
    file: String, at path: String, over seen: String?, keeps: Bool
  ) throws(Complaint) {
    try files.createFolder((staged(path) as NSString).deletingLastPathComponent)
    try files.copy(file, staged(path))
    record.steps[path] = Step(seen: seen, new: try files.state(staged(path)), isKept: keeps)
  }

  /// Makes the change, and has git told of it; complains, and changes nothing, if it can't.
  package mutating func make(telling git: (() throws(Complaint) -> Void)? = nil) throws(Complaint) {
    do throws(Complaint) {
      for (path, step) in record.steps { try demand(step.seen, at: path) }
      try files.write(json: record, to: "\(root)/\(Self.recorded)")
      for (path, step) in record.steps.sorted(by: { $0.key < $1.key }) { try take(step, at: path) }
      record.isMade = git != nil
      if record.isMade { try files.write(json: record, to: "\(root)/\(Self.recorded)") }
    } catch {
      var complaint = error
      complaint.details += try undo()
      throw complaint
    }
    try git?()
    try files.remove("\(root)/\(Self.recorded)")
    for (path, step) in record.steps where !step.isKept { try? files.remove(kept(path)) }
    try? end(keeps: record.steps.values.contains { $0.isKept && $0.seen != nil })
  }

  private func staged(_ path: String) -> String { "\(root)/\(Self.room)/\(path)" }

  private func kept(_ path: String) -> String {
    let name = path.hasPrefix(record.base) ? String(path.dropFirst(record.base.count)) : path
    return "\(root)/\(folder)/\(name)"
  }

  private func demand(_ seen: String?, at path: String) throws(Complaint) {
    var folder = (path as NSString).deletingLastPathComponent
    while !folder.isEmpty, folder != ".kata" {
      guard files.kind("\(root)/\(folder)") != .link else {
        throw .usage(
          "\(folder) is a link, and kata doesn't write through links; nothing was changed.",
          next: "put the folder itself in its place")
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    guard try files.state("\(root)/\(path)") == seen else { throw saved(path) }
  }

  private func saved(_ path: String) -> Complaint {
    Complaint(
      "\(path) has been saved meanwhile, so it stays as it is; nothing was changed.",
      next: "run the same command again", exit: .notPassed)
  }

  private func take(_ step: Step, at path: String) throws(Complaint) {
    let place = "\(root)/\(path)"
    if step.seen != nil {
      try files.createFolder((kept(path) as NSString).deletingLastPathComponent)
      guard try files.place(place, kept(path)), try files.state(kept(path)) == step.seen else {
        throw saved(path)
      }
    }
    if step.new != nil {
      try files.createFolder((place as NSString).deletingLastPathComponent)
      guard try files.place(staged(path), place) else { throw saved(path) }
    }
  }

  /// Brings back what was replaced; tells of the files that have been saved since, which stay.
  private func undo() throws(Complaint) -> [String] {
    var left: [String] = []
    for (path, step) in record.steps.sorted(by: { $0.key > $1.key }) {
      let (place, kept) = ("\(root)/\(path)", kept(path))
      // Only the text that was put here goes back to where it came from.
      if step.new != nil, files.mark(staged(path)) == nil, try files.state(place) == step.new,
        try files.place(place, staged(path)), try files.state(staged(path)) != step.new
      {
        _ = try files.place(staged(path), place)
      }
      guard files.mark(kept) != nil, try !files.place(kept, place) else { continue }
      left.append(
        "\(path) has been saved since, and stays; \(kept.dropFirst(root.count + 1)) is what it was "
          + "before")
    }
    try files.remove("\(root)/\(Self.recorded)")
    try end(keeps: !left.isEmpty)
    return left
  }

  /// Removes what is needed no more.
  private func end(keeps: Bool) throws(Complaint) {
    try files.remove("\(root)/\(Self.room)")
    if !keeps { try files.remove("\(root)/\(folder)") }
  }
}

extension FileChange {
  /// Keeps what it replaces in `.kata/backups/NAME-1`, or the next number that is free.
  package init(
    _ command: String, as name: String, below base: String? = nil, in workspace: Workspace,
    _ lock: FileLock
  ) throws(Complaint) {
    let (root, files) = (workspace.root, workspace.host.files)
    let numbers = (files.list("\(root)/\(Self.backups)") ?? []).compactMap { folder in
      folder.hasPrefix("\(name)-") ? Int(folder.dropFirst(name.count + 1)) : nil
    }
    let kept = "\(Self.backups)/\(name)-\((numbers.max() ?? 0) + 1)"
    let record = Record(command: command, kept: kept, base: base.map { "\($0)/" } ?? "")
    self.init(root: root, files: files, lock: lock, record: record)
    try files.remove("\(root)/\(Self.room)")
  }

  /// Undoes a change that a killed `kata` has left halfway, and tells of it, line by line.
  ///
  /// Without the lock, nobody's is undone who is still at work.
  static func settle(
    in root: String, _ host: HostSystem, _ lock: FileLock? = nil
  ) throws(Complaint) -> [String] {
    let files = host.files
    guard files.exists("\(root)/\(recorded)") else { return [] }
    guard let lock = try lock == nil ? files.tryLock("\(root)/.kata/lock") : lock else { return [] }
    guard let record: Record = try files.json("\(root)/\(recorded)") else {
      throw .machine(
        "A change of your files was cut short, and \(recorded) can't be read.",
        next: "\(backups) has what was replaced; then remove .kata/change")
    }
    guard !record.isMade else {
      try files.remove("\(root)/\(room)")
      return ["\(record.command) was cut short before git was told of it; run it again"]
    }
    let change = FileChange(root: root, files: files, lock: lock, record: record)
    return ["\(record.command) was cut short, and is undone"] + (try change.undo())
  }
}

extension Files {
  /// A text for the state of a file: its digest, or what else lies there; nil if nothing does.
  package func state(_ path: String) throws(Complaint) -> String? {
    guard let kind = kind(path) else { return nil }
    return kind == .file ? try read(path).map { SHA256.hex($0) } : "\(kind)"
  }
}
