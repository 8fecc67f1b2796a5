import Basics
import Common
import Foundation
import Host

/// A team's settings for hook, CI and every terminal, from a `kata.json` beside its code.
struct RuleSettings: Equatable {
  /// The names of protocols, by the parts.
  var names: [String: [String]] = [:]
  /// Folders whose findings aren't wanted, and the file of those that rest, from the file's folder.
  var leavesOut: [String] = []
  var baseline: String?

  static let file = "kata.json"

  /// Complains of a text that says something else.
  init(reading text: String, _ path: String) throws(Complaint) {
    let next = "Docs/own-code.md shows such a file"
    guard case .object(let members)? = JSONValue(reading: text) else {
      throw .usage("\(path) is no object of JSON.", next: next)
    }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      switch (key, value) {
      case ("baseline", .string(let path)): baseline = path
      case ("leave-out", .array(let paths)):
        leavesOut = paths.compactMap(\.string).map { ($0 as NSString).standardizingPath }
      case (_, .array(let patterns)) where PartEndings.parts.contains(key):
        names[key] = patterns.compactMap(\.string)
      default:
        throw .usage("\(path): \"\(key)\" isn't known, or has another kind of value.", next: next)
      }
    }
  }

  init() {}

  /// The nearest file of that name, from the folder up to its repository's; and where it lies.
  static func nearest(
    to folder: String, _ host: HostSystem
  ) throws(Complaint) -> (settings: Self, folder: String)? {
    var place = folder
    while true {
      if let text = try host.files.text("\(place)/\(file)") {
        let settings = try Self(reading: text, "\(place)/\(file)")
        for folder in settings.leavesOut where host.files.list("\(place)/\(folder)") == nil {
          throw .usage(
            "\(place)/\(file) leaves \(folder) out, and there is no such folder.",
            next: "name a folder by its path from there")
        }
        return (settings, place)
      }
      guard place.count > 1, !host.files.exists("\(place)/.git") else { return nil }
      place = (place as NSString).deletingLastPathComponent
    }
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
