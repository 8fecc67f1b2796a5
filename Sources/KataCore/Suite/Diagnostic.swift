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
  ///
  /// What is wrong inside a macro's expansion is said of the place that it was expanded from.
  package static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var expansion: Diagnostic?
    for line in output.split(separator: "\n") {
      guard var diagnostic = Diagnostic(line: line) else { continue }
      let isOrigin = diagnostic.message == "expanded code originates here"
      if diagnostic.file.hasPrefix("macro expansion ") {
        if !isOrigin { expansion = diagnostic }
        continue
      }
      if let inner = expansion, isOrigin {
        diagnostic.severity = inner.severity
        diagnostic.message = inner.message
      }
      expansion = nil
      if diagnostic.file.hasPrefix("/"), !found.contains(diagnostic) { found.append(diagnostic) }
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
      let name = place.dropLast(2).joined(separator: ":")
      // The place that a macro was expanded from hangs below the expansion, behind a mark.
      file = String(name.drop { " `-".contains($0) })
      self.line = row
      self.column = column
      self.severity = severity
      message = String(line[mark.upperBound...])
      return
    }
    return nil
  }
}
