import Foundation

/// What the compiler said about one place.
package struct Diagnostic: Codable, Sendable, Equatable {
  package var file: String
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var message: String

  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// Reads the compiler's `file:line:column: severity: message` lines, each once, in their order.
  package static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      guard let diagnostic = Diagnostic(line: line), !found.contains(diagnostic) else { continue }
      found.append(diagnostic)
    }
    return found
  }

  private init?(line: Substring) {
    for severity in [Severity.error, .warning, .note] {
      guard let mark = line.range(of: ": \(severity.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      file = place.dropLast(2).joined(separator: ":")
      guard file.hasPrefix("/") else { continue }
      self.line = row
      self.column = column
      self.severity = severity
      message = String(line[mark.upperBound...])
      return
    }
    return nil
  }
}
