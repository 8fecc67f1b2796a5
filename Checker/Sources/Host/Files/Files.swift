import CSystem
package import Foundation
package import Basics

/// Access to files; paths are absolute, and every write is whole or does not happen.
package struct Files {
  /// Nil when there is no such file.
  package var read: (_ path: String) throws(Complaint) -> Data?
  /// At most so many bytes from the file's beginning; empty when there is no such file.
  package var readPrefix: (_ path: String, _ bytes: Int) -> Data
  package var write: (_ path: String, _ data: Data) throws(Complaint) -> Void
  /// Names in a folder, sorted; nil when there is no such folder.
  package var list: (_ path: String) -> [String]?
  package var exists: (_ path: String) -> Bool
  package var createFolder: (_ path: String) throws(Complaint) -> Void
  package var remove: (_ path: String) throws(Complaint) -> Void
  package var copy: (_ from: String, _ to: String) throws(Complaint) -> Void
  /// Sets the time at which a file was changed last, in seconds.
  package var setTime: (_ path: String, _ seconds: Int) throws(Complaint) -> Void
  package var move: (_ from: String, _ to: String) throws(Complaint) -> Void
  /// Writes a file that outlives a power cut; a kill leaves only `path.part`, for the next write.
  package var keep: (_ path: String, _ data: Data) throws(Complaint) -> Void
  /// Moves a file, or a link itself, to a place where nothing lies; false if something does.
  package var place: (_ from: String, _ to: String) throws(Complaint) -> Bool
  /// Facts about whatever lies there, without following a link; nil when nothing does.
  package var mark: (_ path: String) -> FileMark?
  /// The path with symbolic links followed, as the compiler tells it; itself when nothing is there.
  package var resolved: (_ path: String) -> String
  /// Waits until no other `kata` works here; calls the closure once if it has to wait.
  package var lock: (_ path: String, _ busy: () -> Void) throws(Complaint) -> FileLock
  /// Nil if another `kata` works here.
  package var tryLock: (_ path: String) throws(Complaint) -> FileLock?
}

/// The kinds of files, in the order of `csystem_kind`.
package enum FileKind: UInt32 {
  case file, folder, link
  /// A pipe, a socket, a device: reading from it may never end.
  case other
}

/// Facts that tell a file that was saved from the one that was there before.
package struct FileMark {
  package var kind = FileKind.other
  package var bytes = 0
  /// Modification time and size: they stay when the file is moved.
  package var stamp = ""
  /// Another text after every save, except for two within one tick of the file system's clock.
  package var text = ""

  package init() {}
}

/// Keeps other processes out for as long as it lives.
package final class FileLock {
  let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { csystem_unlock(descriptor) }
}

extension Files {
  package func text(_ path: String) throws(Complaint) -> String? {
    try read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value that a file holds as JSON; nil if there is no such file, or if it holds another one.
  package func json<Value: Decodable>(_ path: String) throws(Complaint) -> Value? {
    try read(path).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  package func write(json value: some Encodable, to path: String) throws(Complaint) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    try write(path, data)
  }

  /// The kind of the file at a path, without following a link; nil if nothing is there.
  package func kind(_ path: String) -> FileKind? { mark(path)?.kind }

  /// Modification time and size, enough to tell one build of a tool from another.
  package func stamp(_ path: String) -> String? { mark(path)?.stamp }

  /// The second in which a file was changed last; 0 if there is none.
  package func second(_ path: String) -> Int {
    (stamp(path)?.split(separator: ".").first).flatMap { Int($0) } ?? 0
  }

  /// Every file below a folder, as sorted paths relative to it.
  ///
  /// Hidden files are left out. So are links, which can lead back to where they lie, pipes and
  /// devices.
  package func tree(_ folder: String) -> [String] { tree(folder, of: [.file]) }

  /// Everything below a folder that is of these kinds and not hidden.
  package func tree(_ folder: String, of kinds: Set<FileKind>) -> [String] {
    (list(folder) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      guard let kind = kind("\(folder)/\(name)") else { return [] }
      let own = kinds.contains(kind) ? [name] : []
      guard kind == .folder else { return own }
      return own + tree("\(folder)/\(name)", of: kinds).map { "\(name)/\($0)" }
    }
  }
}
