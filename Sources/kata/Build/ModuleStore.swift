import Foundation
import KataCore

/// Compiled modules and linked programs, each under a digest of all that went into it.
///
/// Nothing here is ever changed: it is written under another name, and then moved to its own.
struct ModuleStore {
  let workspace: Workspace

  /// A module's sources as they were when they were looked at.
  struct Sources: Equatable {
    /// In the order of the plan.
    var digests: [String]
    /// Tells two equal texts with another one between them from one that stayed.
    var stamps: [String]
  }

  private var files: Files { workspace.host.files }
  var folder: String { "\(workspace.state)/build/direct" }

  func path(ofModule name: String, _ id: String) -> String { "\(folder)/modules/\(name)-\(id)" }

  func path(ofProgram id: String) -> String { "\(folder)/programs/\(id)" }

  /// An empty folder to be filled, and then kept.
  func newFolder() throws(Complaint) -> String {
    let path = "\(folder)/new-\(ProcessInfo.processInfo.processIdentifier)"
    try files.remove(path)
    try files.createFolder(path)
    return path
  }

  func keep(_ new: String, as path: String) throws(Complaint) {
    try files.remove(path)
    try files.createFolder((path as NSString).deletingLastPathComponent)
    try files.move(new, path)
  }

  /// Notes a program's time and size: to read it anew each time would take as long as to link it.
  func seal(_ program: String) throws(Complaint) {
    try files.write(program + ".seal", Data((files.stamp(program) ?? "").utf8))
  }

  /// Whether a program is there, as it was sealed.
  func isWhole(_ program: String) throws(Complaint) -> Bool {
    guard files.exists(program), let stamp = files.stamp(program) else { return false }
    return try files.text(program + ".seal") == stamp
  }

  func sources(_ paths: [String]) throws(Complaint) -> Sources {
    var sources = Sources(digests: [], stamps: [])
    for path in paths {
      sources.stamps.append(files.stamp(path) ?? "")
      sources.digests.append(SHA256.hex(try files.read(path) ?? Data()))
    }
    return sources
  }

  /// Nil where they have none, or are no longer what they were.
  func facade(of paths: [String], as sources: Sources) throws(Complaint) -> Facade? {
    var texts: [String: String] = [:]
    for (path, digest) in zip(paths, sources.digests) {
      let data = try files.read(path) ?? Data()
      guard SHA256.hex(data) == digest, let text = String(data: data, encoding: .utf8) else {
        return nil
      }
      texts[path] = text
    }
    return Facade(of: texts)
  }

  func digest(of path: String) throws(Complaint) -> String {
    SHA256.hex(try files.read(path) ?? Data())
  }

  /// Takes away what was not used for long; these are used now.
  ///
  /// Not while several processes work here, each of which knows its own alone.
  func prune(keeping modules: [String], program: String) throws(Complaint) {
    guard workspace.host.environment[SharedProof.variable] == nil else { return }
    // What a check that was killed has begun.
    for name in files.list(folder) ?? [] where name.hasPrefix("new-") {
      try files.remove("\(folder)/\(name)")
    }
    try prune("modules", modules, Limits.keptModules)
    try prune("programs", [program], Limits.keptPrograms)
  }

  private func prune(_ kind: String, _ used: [String], _ limit: Int) throws(Complaint) {
    let list = "\(folder)/\(kind).txt"
    let before = (try files.text(list) ?? "").split(separator: "\n").map(String.init)
    let recent = used.map { ($0 as NSString).lastPathComponent }
    guard before.prefix(recent.count) != recent[...] else { return }
    let now = (recent + before.filter { !recent.contains($0) }).prefix(limit)
    for name in files.list("\(folder)/\(kind)") ?? [] where !now.contains(name) {
      try files.remove("\(folder)/\(kind)/\(name)")
    }
    try files.write(list, Data(now.joined(separator: "\n").utf8))
  }
}
