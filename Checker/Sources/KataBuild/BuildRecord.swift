import KataCore
import KataCourse
import KataHost

/// A note of what `swift build` has compiled, by text: it knows a source by place, size and time
/// itself, and takes another text with the same ones for compiled.
struct BuildRecord: Codable {
  /// The course's folder at that time: the compiler's caches hold its path.
  var root: String
  /// The manifest and toolchain of the last build; nil unless that succeeded.
  var circumstances: String?
  /// Digests of the folders that modules were compiled from.
  var modules: [String: String] = [:]

  init(root: String) { self.root = root }

  /// Nil if nothing was built yet.
  init?(in workspace: Workspace) {
    let record = try? workspace.host.files.json(Self.path(workspace)) as BuildRecord?
    guard let record else { return nil }
    self = record
  }

  func write(in workspace: Workspace) throws(Complaint) {
    try workspace.host.files.write(json: self, to: Self.path(workspace))
  }

  private static func path(_ workspace: Workspace) -> String { "\(workspace.scratch)/built.json" }
}

extension Workspace {
  /// The folder that `kata` builds in, apart from the editor's.
  var scratch: String { "\(state)/build" }

  /// A digest of the settings, the toolchain and the course's place.
  func circumstances(_ toolchain: Toolchain) throws(Complaint) -> String {
    try digest(
      [], and: [CourseManifest.frame, toolchain.path, toolchain.version, toolchain.stamp, root])
  }

  /// Keeps other processes from running `swift build` here at the same time.
  func buildLock() throws(Complaint) -> FileLock {
    try host.files.createFolder(state)
    return try host.files.lock("\(state)/build.lock") {}
  }
}
