import CSystem
import Foundation
import Basics

extension Files {
  package static func live() -> Files {
    let manager = FileManager.default
    return Files(
      read: { path throws(Complaint) in
        guard manager.fileExists(atPath: path) else { return nil }
        return try attempt("read", path) { try Data(contentsOf: URL(fileURLWithPath: path)) }
      },
      readPrefix: { path, bytes in
        guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
        defer { try? file.close() }
        return (try? file.read(upToCount: bytes)) ?? Data()
      },
      write: { path, data throws(Complaint) in try write(path, data, .atomic) },
      list: { try? manager.contentsOfDirectory(atPath: $0).sorted() },
      exists: { manager.fileExists(atPath: $0) },
      createFolder: { path throws(Complaint) in
        try attempt("create", path) {
          try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
      },
      remove: remove,
      copy: copy,
      setTime: { path, seconds throws(Complaint) in
        try attempt("write", path) {
          let time = Date(timeIntervalSince1970: Double(seconds))
          try manager.setAttributes([.modificationDate: time], ofItemAtPath: path)
        }
      },
      move: { from, to throws(Complaint) in
        try attempt("write", to) { try manager.moveItem(atPath: from, toPath: to) }
      },
      keep: { path, data throws(Complaint) in
        try remove("\(path).part")
        try write("\(path).part", data, .withoutOverwriting)
        let error = csystem_replace("\(path).part", path)
        guard error == 0 else { throw refusal("write", path, SystemError.words(error)) }
      },
      place: place,
      mark: mark(of:),
      resolved: { path in
        guard let real = csystem_resolve(path) else { return path }
        defer { csystem_free(real) }
        return String(cString: real)
      },
      lock: lock,
      tryLock: { path throws(Complaint) in try tryLock(path, waits: false) })
  }

  private static func write(
    _ path: String, _ data: Data, _ options: Data.WritingOptions
  ) throws(Complaint) {
    try attempt("write", path) {
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: options)
    }
  }

  private static func remove(_ path: String) throws(Complaint) {
    guard mark(of: path) != nil else { return }
    try attempt("remove", path) { try FileManager.default.removeItem(atPath: path) }
  }

  private static func mark(of path: String) -> FileMark? {
    var facts = csystem_facts()
    guard csystem_look(path, &facts) == 0 else { return nil }
    let modified = "\(facts.modified_seconds).\(facts.modified_nanoseconds)"
    var mark = FileMark()
    mark.kind = FileKind(rawValue: facts.kind.rawValue) ?? .other
    mark.bytes = Int(facts.size)
    mark.stamp = "\(modified) \(facts.size)"
    mark.text =
      "\(mark.stamp) \(facts.number) \(facts.changed_seconds).\(facts.changed_nanoseconds)"
    return mark
  }

  /// Copies in a process of its own.
  ///
  /// Every process that starts while `kata` has a file open for writing inherits it, and a program
  /// that is open for writing can't be run.
  private static func copy(_ from: String, _ to: String) throws(Complaint) {
    let finished = try Processes.live().run(
      Command(words: ["/bin/cp", "-RP", from, to], environment: [:], limit: Limits.copySeconds))
    guard finished.ending == .exited(0) else {
      let reason = finished.errors.split(separator: "\n").first?.split(separator: ": ").last
      throw refusal("write", to, reason.map(String.init) ?? "it could not be copied")
    }
  }

  private static func place(_ from: String, _ to: String) throws(Complaint) -> Bool {
    switch csystem_place(from, to) {
    case 0: return true
    case EEXIST: return false
    case EXDEV where mark(of: to) == nil:
      try copy(from, to)
      try remove(from)
      return true
    case let error: throw refusal("move", "\(from) to \(to)", SystemError.words(error))
    }
  }

  private static func lock(_ path: String, _ busy: () -> Void) throws(Complaint) -> FileLock {
    if let lock = try tryLock(path, waits: false) { return lock }
    busy()
    while true {
      if let lock = try tryLock(path, waits: true) { return lock }
      guard !Interrupts.arrived else { throw .interrupted }
    }
  }

  private static func tryLock(_ path: String, waits: Bool) throws(Complaint) -> FileLock? {
    let file = csystem_open_lock(path)
    guard file >= 0 else { throw refusal("write", path, SystemError.words(-file)) }
    let lock = FileLock(descriptor: file)
    let answer = csystem_lock(file, waits ? 1 : 0)
    guard answer >= 0 else { throw refusal("lock", path, "this disk has no locks") }
    return answer == 0 ? lock : nil
  }
}

/// The system's own words for its errors: Foundation's are of no use in a terminal.
enum SystemError {
  static func words(_ code: Int32) -> String { String(cString: csystem_words(code)) }

  static let noRoom = [words(ENOSPC), words(EDQUOT)]

  static func words(_ error: CocoaError) -> String {
    let system = error.underlying as? POSIXError
    return system.map { words($0.code.rawValue) } ?? error.localizedDescription
  }
}

private func attempt<Value>(
  _ verb: String, _ path: String, _ body: () throws -> Value
) throws(Complaint) -> Value {
  do {
    return try body()
  } catch {
    let words = (error as? CocoaError).map(SystemError.words)
    throw refusal(verb, path, words ?? "the system gives no reason")
  }
}

private func refusal(_ verb: String, _ path: String, _ reason: String) -> Complaint {
  .machine(
    "can't \(verb) \(path): \(reason).",
    next: verb == "read"
      ? "see with ls -l what it is, and who may read it"
      : SystemError.noRoom.contains(reason)
        ? "make room on the disk, and run the same command again"
        : "choose a place that you may write to; for the course, that's a copy of your own")
}
