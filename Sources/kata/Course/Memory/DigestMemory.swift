import Foundation
import KataCore

/// Digests of what has not changed since: a process that waits has found them out before it is asked.
final class DigestMemory {
  private var known: [String: (marks: String, digest: String)] = [:]

  /// The digest of last time where every file bears the same marks; else it is made.
  ///
  /// Of what was changed a moment ago, a mark does not tell enough.
  func digest(
    _ name: String, _ marks: [FileMark], make: () throws(Complaint) -> String
  ) throws(Complaint) -> String {
    let text = marks.map(\.text).joined(separator: "\n")
    if let known = known[name], known.marks == text { return known.digest }
    let digest = try make()
    let now = Date().timeIntervalSince1970
    if !marks.contains(where: { now - $0.changed < Limits.freshSeconds }) {
      known[name] = (text, digest)
    }
    return digest
  }
}
