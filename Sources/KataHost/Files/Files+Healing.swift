import Foundation
import KataCore

extension Files {
  /// The same access, but obstacles below a folder are removed.
  ///
  /// An obstacle is a file in a folder's place, or the other way round. Everything there can be made
  /// again.
  package func healing(below state: String) -> Files {
    var files = self
    files.read = { path throws(Complaint) in
      guard isBelow(path, state), kind(path) == .folder else { return try read(path) }
      return nil
    }
    files.write = { path, data throws(Complaint) in
      try again(path, .file, state) { () throws(Complaint) in try write(path, data) }
    }
    files.createFolder = { path throws(Complaint) in
      try again(path, .folder, state) { () throws(Complaint) in try createFolder(path) }
    }
    files.copy = { from, to throws(Complaint) in
      try again(to, kind(from) ?? .file, state) { () throws(Complaint) in try copy(from, to) }
    }
    files.lock = { path, busy throws(Complaint) in
      try again(path, .file, state) { () throws(Complaint) in try lock(path, busy) }
    }
    return files
  }

  private func isBelow(_ path: String, _ state: String) -> Bool {
    path == state || path.hasPrefix("\(state)/")
  }

  /// Tries once more without the obstacle, if there was one.
  private func again<Value>(
    _ path: String, _ wanted: FileKind, _ state: String, _ body: () throws(Complaint) -> Value
  ) throws(Complaint) -> Value {
    do throws(Complaint) {
      return try body()
    } catch {
      guard error != .interrupted, isBelow(path, state),
        let obstacle = obstacle(on: path, wanted, state)
      else { throw error }
      try remove(obstacle)
      return try body()
    }
  }

  /// The first part of the path that is of another kind than it has to be.
  private func obstacle(on path: String, _ wanted: FileKind, _ state: String) -> String? {
    var folder = state
    for name in path.dropFirst(state.count).split(separator: "/").dropLast() {
      if let kind = kind(folder), kind != .folder { return folder }
      folder += "/\(name)"
    }
    if folder != path, let kind = kind(folder), kind != .folder { return folder }
    if let kind = kind(path), kind != wanted { return path }
    return nil
  }
}
