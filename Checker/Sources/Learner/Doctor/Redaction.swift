import Foundation

/// Removes the learner's names and the places on their disk from a text.
///
/// Paths in the system's own folders (`/usr/bin/swift`, `/Applications/Xcode.app`) stay.
package struct Redaction: Sendable {
  private let rules: [(pattern: String, word: String)]

  /// - Parameters:
  ///   - places: folders, and the words that replace them.
  ///   - names: the learner's.
  package init(places: [(path: String, name: String)], names: [String]) {
    let quoted = NSRegularExpression.escapedPattern(for:)
    // A course may lie in a home: the longer path comes first.
    let folders = places.filter { $0.path.count > 1 }.sorted { $0.path.count > $1.path.count }
    let common = ["root", "kata", "swift", "runner", "exercises"]
    let persons = names.filter { $0.count > 1 && !common.contains($0.lowercased()) }
    let systems = "usr|bin|sbin|lib|lib64|etc|opt|dev|proc|var/db|Applications|System|Library"
    rules =
      folders.map { ("\(quoted($0.path))(?![\\w.-])", $0.name) }
      + [(#"(?<![\w.~/>-])/(?!/|(\#(systems))(?![\w.-]))[^\s'"`:,;()\[\]|]+"#, "ELSEWHERE")]
      + persons.sorted { $0.count > $1.count }
      .map { ("(?i)(?<![\\p{L}\\p{N}])\(quoted($0))(?![\\p{L}\\p{N}])", "USER") }
  }

  package func text(_ text: String) -> String {
    rules.reduce(text) { text, rule in
      text.replacingOccurrences(of: rule.pattern, with: rule.word, options: .regularExpression)
    }
  }
}
