import Foundation

/// What tells a file that was saved from the one that was there before.
struct FileMark {
  /// Another one after every save, but for two within one tick of the file system's clock.
  var text = ""
  /// When it was changed last, in seconds since 1970.
  var changed = 0.0
}

extension FileMark {
  /// Of what lies at a path, without following a link.
  static func live(_ path: String) -> FileMark? {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    #if os(Linux)
      let (modified, changed) = (facts.st_mtim, facts.st_ctim)
    #else
      let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #endif
    let times = [modified, changed].map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
    return FileMark(
      text: "\(facts.st_size) \(facts.st_ino) \(times)",
      changed: Double(max(modified.tv_sec, changed.tv_sec)))
  }
}
