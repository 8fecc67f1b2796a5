import Foundation
import KataCore

extension Files {
  static func live() -> Files {
    Files(
      read: { path throws(Complaint) in
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try attempt("read", path) { try Data(contentsOf: URL(fileURLWithPath: path)) }
      },
      readPrefix: { path, bytes in
        guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
        defer { try? file.close() }
        return (try? file.read(upToCount: bytes)) ?? Data()
      },
      write: { path, data throws(Complaint) in
        try attempt("write", path) {
          let folder = (path as NSString).deletingLastPathComponent
          try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
          try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        }
      },
      list: { path in
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          isFolder.boolValue
        else { return nil }
        return try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
      },
      exists: { FileManager.default.fileExists(atPath: $0) },
      kind: { path in
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return nil }
        return switch facts.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      },
      createFolder: { path throws(Complaint) in
        try attempt("create", path) {
          try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        }
      },
      remove: { path throws(Complaint) in
        var facts = stat()
        guard lstat(path, &facts) == 0 else { return }
        try attempt("remove", path) { try FileManager.default.removeItem(atPath: path) }
      },
      copy: { from, to throws(Complaint) in
        try copy(from, to)
      },
      move: { from, to throws(Complaint) in
        try attempt("write", to) { try FileManager.default.moveItem(atPath: from, toPath: to) }
      },
      stamp: { path in
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else {
          return nil
        }
        let time = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(time) \(facts[.size] ?? 0)"
      },
      mark: FileMark.live,
      resolved: { path in
        // Not Foundation's own way, which leaves out "/private" on a Mac: the compiler does not.
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
      },
      lock: { path, busy throws(Complaint) in
        let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw refusal("write", path, String(cString: strerror(errno))) }
        let lock = FileLock(descriptor: file)
        guard flock(file, LOCK_EX | LOCK_NB) != 0 else { return lock }
        busy()
        while flock(file, LOCK_EX) != 0 {
          guard errno == EINTR, !Interrupts.arrived else { throw .interrupted }
        }
        return lock
      })
  }

  /// Left to a process of its own: what `kata` itself has open for writing is inherited by every
  /// process that is started at that moment, and a program that somebody writes to can't be run.
  private static func copy(_ from: String, _ to: String) throws(Complaint) {
    let finished = try Processes.live().run(
      Command(words: ["/bin/cp", "-RP", from, to], environment: [:], limit: Limits.copySeconds))
    guard finished.ending == .exited(0) else {
      let reason = finished.errors.split(separator: "\n").first?.split(separator: ": ").last
      throw refusal("write", to, reason.map(String.init) ?? "it could not be copied")
    }
  }

  private static func attempt<Value>(
    _ verb: String, _ path: String, _ body: () throws -> Value
  ) throws(Complaint) -> Value {
    do {
      return try body()
    } catch {
      let reason = reason(for: error as NSError)
      throw refusal(verb, path, reason)
    }
  }

  /// The system's own words where it has any: Foundation's are of no use in a terminal.
  private static func reason(for error: NSError) -> String {
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code)))
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileWriteNoPermission, .fileReadNoPermission: return "permission denied"
    default: return "\(error.domain) \(error.code)"
    }
  }

  private static func refusal(_ verb: String, _ path: String, _ reason: String) -> Complaint {
    .machine(
      "kata can't \(verb) \(path): \(reason).",
      next: verb == "read"
        ? "see with ls -l what it is, and who may read it"
        : "make room on the disk, or work in a copy of the course that you may write to")
  }
}
