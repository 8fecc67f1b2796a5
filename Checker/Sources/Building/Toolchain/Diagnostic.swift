import Basics

/// A message of the compiler about one place.
package struct Diagnostic: Codable, Sendable, Equatable {
  package var file: String
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var message: String
  /// The line that it is about, where the file can be read.
  package var source: String?

  package enum Severity: String, Codable, Sendable {
    case error, warning, note
  }

  /// Reads the compiler's `file:line:column: severity: message` lines, in their order: what is said
  /// of a line is told once.
  ///
  /// An error inside a macro's expansion is told of the place where the macro stands. Notes
  /// stand behind what they belong to, also those that the compiler draws into its excerpt.
  package static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var expansion: Diagnostic?
    /// The place in `found` of the error in the expansion that is drawn.
    var expanded: Int?
    var excerpt: Excerpt?
    for line in output.split(separator: "\n") {
      guard var diagnostic = Diagnostic(line: line) else {
        guard let note = excerpt?.note(in: line), note.file.hasPrefix("/") else { continue }
        if !note.isAboutExpansion {
          found.append(note)
        } else if let index = expanded {
          // The place that the compiler names is the end of what the macro is attached to.
          (found[index].line, found[index].column) = (note.line, note.column)
        }
        continue
      }
      expanded = nil
      excerpt = Excerpt(file: diagnostic.file)
      let isOrigin = diagnostic.message == "expanded code originates here"
      if diagnostic.file.hasPrefix("macro expansion ") {
        if !isOrigin { expansion = diagnostic }
        continue
      }
      if let inner = expansion, isOrigin {
        diagnostic.severity = inner.severity
        diagnostic.message = inner.message
        if diagnostic.file.hasPrefix("/") { expanded = found.count }
      }
      expansion = nil
      // A note on a module whose sources are not at hand stands at what it is a note on.
      if diagnostic.severity == .note, !diagnostic.file.hasPrefix("/"), let last = found.last {
        let type = diagnostic.file.split(separator: ".").dropLast().joined(separator: ".")
        diagnostic.message.replace(/declared here$/, with: "is declared in \(type)")
        (diagnostic.file, diagnostic.line, diagnostic.column) = (last.file, last.line, last.column)
      }
      if diagnostic.file.hasPrefix("/") { found.append(diagnostic) }
    }
    return found.once { $0.says($1) }
  }

  /// The same of the same line.
  private func says(_ other: Diagnostic) -> Bool {
    (file, line, severity, message) == (other.file, other.line, other.severity, other.message)
  }

  private var isAboutExpansion: Bool { message.hasPrefix("in expansion of macro") }
}

extension Diagnostic {
  private init?(line: Substring) {
    // The place that a macro was expanded from hangs below the expansion, behind a mark.
    let form = #/[ `-]*(.+?):(\d+):(\d+): (error|warning|note): (.*)/#
    guard line.contains(": "), let match = line.wholeMatch(of: form)?.output,
      let row = Int(match.2), let column = Int(match.3),
      let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: row, column: column, severity: severity,
      message: String(match.5))
  }

  /// Puts syntax errors first, since others may follow from them; each keeps its notes behind it.
  static func readingOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let groups = groups(diagnostics)
    return (groups.filter { $0[0].isSyntax } + groups.filter { !$0[0].isSyntax }).flatMap(\.self)
  }

  /// The diagnostics one after another, each with its notes.
  package static func groups(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
    var groups: [[Diagnostic]] = []
    for diagnostic in diagnostics {
      if diagnostic.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
    return groups
  }

  private var isSyntax: Bool {
    severity == .error
      && [
        "expected ", "extraneous ", "unterminated ", "consecutive ", "invalid character",
        "unexpected ",
      ].contains { message.hasPrefix($0) }
  }
}

/// The picture that the compiler draws below an error: rows of the file, and marks with notes.
private struct Excerpt {
  let file: String
  var row = 0

  /// ``5 | class A {`` is a row, and ``  |         `- note: opened here`` a mark below it.
  mutating func note(in line: Substring) -> Diagnostic? {
    // Rows of an expanded macro are not the file's.
    if line.contains(" +---") { row = 0 }
    guard let bar = line.firstIndex(of: "|") else { return nil }
    let number = line[..<bar].filter { $0 != " " }
    if let number = Int(number) { row = number }
    guard number.isEmpty, row > 0, let mark = line.firstRange(of: #/[`|]- note: /#),
      line[bar..<mark.lowerBound].allSatisfy({ " |".contains($0) }),
      !line[mark.upperBound...].hasPrefix("add stubs for")
    else { return nil }
    let column = line.distance(from: bar, to: mark.lowerBound) - 1
    return Diagnostic(
      file: file, line: row, column: max(1, column), severity: .note,
      message: String(line[mark.upperBound...]))
  }
}
