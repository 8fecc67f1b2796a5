import Foundation
import Basics

extension Files {
  /// Reads each file in these folders once, and remembers it: a later save is not seen.
  package func frozen(in folders: [String]) -> Files {
    let seen = Seen()
    func isFrozen(_ path: String) -> Bool { folders.contains { "\(path)/".hasPrefix("\($0)/") } }
    func once<Value>(
      _ kept: ReferenceWritableKeyPath<Seen, [String: Value]>, _ look: @escaping (String) -> Value
    ) -> (String) -> Value {
      { path in
        guard isFrozen(path) else { return look(path) }
        if let value = seen[keyPath: kept][path] { return value }
        let value = look(path)
        seen[keyPath: kept][path] = value
        return value
      }
    }
    let contents = once(\.contents) { path in
      Result { () throws(Complaint) in try read(path) }
    }
    var files = self
    files.read = { path throws(Complaint) in try contents(path).get() }
    files.list = once(\.lists, list)
    files.exists = once(\.answers, exists)
    files.mark = once(\.marks, mark)
    return files
  }

  /// The first answers about each path.
  private final class Seen {
    var contents: [String: Result<Data?, Complaint>] = [:]
    var lists: [String: [String]?] = [:]
    var answers: [String: Bool] = [:]
    var marks: [String: FileMark?] = [:]
  }
}
