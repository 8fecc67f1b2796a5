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

  /// Nil for a text that says something else.
  init?(reading text: String) {
    guard case .object(let members)? = JSONValue(reading: text) else { return nil }
    for (key, value) in members {
      switch (key, value) {
      case ("baseline", .string(let path)): baseline = path
      case ("leave-out", .array(let paths)): leavesOut = paths.compactMap(\.string)
      case (_, .array(let patterns)) where PartEndings.parts.contains(key):
        names[key] = patterns.compactMap(\.string)
      default: return nil
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
        guard let settings = Self(reading: text) else {
          throw .usage(
            "\(place)/\(file) says something that kata doesn't know.",
            next: "Docs/own-code.md shows such a file")
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
