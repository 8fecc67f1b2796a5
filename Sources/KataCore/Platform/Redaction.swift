import Foundation

/// Removes the learner's names and the places on their disk from a text.
///
/// Paths in the system's own folders (`/usr/bin/swift`, `/Applications/Xcode.app`) stay.
package struct Redaction: Sendable {
  private let places: [(path: String, name: String)]
  private let names: [String]

  /// - Parameters:
  ///   - places: folders, and the words that replace them.
  ///   - names: the learner's.
  package init(places: [(path: String, name: String)], names: [String]) {
    // A course may lie in a home: the longer path comes first.
    self.places = places.filter { $0.path.count > 1 }.sorted { $0.path.count > $1.path.count }
    self.names = Set(names).filter { $0.count > 1 && !Self.common.contains($0.lowercased()) }
      .sorted { $0.count > $1.count }
  }

  package func text(_ text: String) -> String {
    var text = text
    for place in places {
      text = Self.replacing(place.path, in: text, with: place.name) { _, next in
        next.map { !Self.isPart($0) } ?? true
      }
    }
    text = Self.withoutOtherPaths(text)
    for name in names {
      text = Self.replacing(name, in: text, with: "USER", .caseInsensitive) { last, next in
        ![last, next].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
      }
    }
    return text
  }
}

extension Redaction {
  /// Names of no person, which stand in every report.
  private static let common: Set = ["root", "kata", "swift", "runner", "exercises"]

  private static let systems = [
    "/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/opt", "/dev", "/proc", "/var/db",
    "/Applications", "/System", "/Library",
  ]

  /// Whether a path continues with this character.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.".contains(character)
  }

  /// Replaces a word wherever the characters around it show that it is meant.
  private static func replacing(
    _ word: String, in text: String, with other: String, _ options: String.CompareOptions = [],
    where isMeant: (_ last: Character?, _ next: Character?) -> Bool
  ) -> String {
    var result = ""
    var rest = text[...]
    while let found = rest.range(of: word, options: options) {
      result += rest[..<found.lowerBound]
      let next = found.upperBound < rest.endIndex ? rest[found.upperBound] : nil
      result += isMeant(result.last, next) ? other : String(rest[found])
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// Replaces the paths that are neither named places nor the system's.
  private static func withoutOtherPaths(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let slash = rest.firstIndex(of: "/") {
      result += rest[..<slash]
      let path = rest[slash...].prefix { !$0.isWhitespace && !"'\"`:,;()[]|".contains($0) }
      let isWhole = result.last.map { !isPart($0) && !"~/>".contains($0) } ?? true
      let isKnown =
        path.count < 2 || systems.contains { path == $0 || path.hasPrefix("\($0)/") }
        || path.hasPrefix("//") && result.hasSuffix("s:")
      result += isWhole && !isKnown ? "ELSEWHERE" : String(path)
      rest = rest[path.endIndex...]
    }
    return result + rest
  }
}
