import Foundation
import KataCore

/// What `kata` does with files; paths are absolute, and every write is whole or not at all.
struct Files {
  /// Nil when there is no such file.
  var read: (_ path: String) throws(Complaint) -> Data?
  /// At most so many bytes from the file's beginning; empty when there is no such file.
  var readPrefix: (_ path: String, _ bytes: Int) -> Data
  var write: (_ path: String, _ data: Data) throws(Complaint) -> Void
  /// Names in a folder, sorted; nil when there is no such folder.
  var list: (_ path: String) -> [String]?
  var exists: (_ path: String) -> Bool
  /// What lies there itself, without following a link; nil when nothing does.
  var kind: (_ path: String) -> FileKind?
  var createFolder: (_ path: String) throws(Complaint) -> Void
  var remove: (_ path: String) throws(Complaint) -> Void
  var copy: (_ from: String, _ to: String) throws(Complaint) -> Void
  var move: (_ from: String, _ to: String) throws(Complaint) -> Void
  /// Modification time and size, enough to tell one build of a tool from another.
  var stamp: (_ path: String) -> String?
  /// What tells the file from what is saved there later; nil when nothing is there.
  var mark: (_ path: String) -> FileMark?
  /// The path with symbolic links followed, as the compiler tells it; itself when nothing is there.
  var resolved: (_ path: String) -> String
  /// Waits until no other `kata` works here; calls the closure once if it has to wait.
  var lock: (_ path: String, _ busy: () -> Void) throws(Complaint) -> FileLock
}

/// What can lie at a path.
enum FileKind {
  case file, folder, link
  /// A pipe, a socket, a device: what reads from it may wait for ever.
  case other
}

/// Keeps other processes out for as long as it lives.
final class FileLock {
  private let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}

extension Files {
  func text(_ path: String) throws(Complaint) -> String? {
    try read(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below a folder, as paths relative to it, sorted; hidden files are left out, and so
  /// are links, which can lead back to where they lie, and whatever else is no file.
  func tree(_ folder: String) -> [String] { tree(folder, of: [.file]) }

  /// Everything below a folder that is of these kinds and not hidden.
  func tree(_ folder: String, of kinds: Set<FileKind>) -> [String] {
    (list(folder) ?? []).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      guard let kind = kind("\(folder)/\(name)") else { return [] }
      let own = kinds.contains(kind) ? [name] : []
      guard kind == .folder else { return own }
      return own + tree("\(folder)/\(name)", of: kinds).map { "\(name)/\($0)" }
    }
  }
}
