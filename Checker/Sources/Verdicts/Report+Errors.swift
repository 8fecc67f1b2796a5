import Basics

extension Report {
  /// The compiler's errors, ten at most, each once with its first line, a caret, and its notes.
  static func errors(_ diagnostics: [Diagnostic], _ signs: Signs) -> [Line] {
    let all = Diagnostic.groups(diagnostics).filter { $0[0].severity == .error }
    return all.once { $0[0].isAlike($1[0]) }.prefix(10).flatMap { group in
      var lines = [Line(Span("  ✗ ", .bad), Span(place(of: group[0])))]
      lines += prose(group[0].message) + excerpt(of: group[0], signs)
      let others = all.map { $0[0] }.filter { $0 != group[0] && $0.isAlike(group[0]) }
      let places = others.map { "\($0.line)" }.joined(separator: ", ")
      if !others.isEmpty { lines += prose("and the same in line \(places)") }
      for note in group.dropFirst().prefix(2) {
        let isElsewhere = place(of: note) != place(of: group[0])
        if isElsewhere { lines.append(Line("      \(place(of: note))", .faint)) }
        lines += prose("note: \(note.message)") + (isElsewhere ? excerpt(of: note, signs) : [])
      }
      return lines
    }
  }

  private static func place(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column)"
  }

  /// The line, and a caret below the place; nothing where the line says nothing.
  private static func excerpt(of diagnostic: Diagnostic, _ signs: Signs) -> [Line] {
    guard let source = diagnostic.source, source.contains(where: { !$0.isWhitespace }) else {
      return []
    }
    let margin = source.prefix { $0.isWhitespace }
    // The compiler counts bytes.
    let before = String(decoding: source.utf8.prefix(max(0, diagnostic.column - 1)), as: UTF8.self)
      .dropFirst(margin.count)
    let shown = { (text: Substring) in signs.shown(String(text).replacing("\t", with: "  ")) }
    var cells = Cell.row(shown(source.dropFirst(margin.count)))
    let index = min(shown(before).count, cells.count)
    if index == cells.count { cells.append(Cell(character: " ")) }
    cells[index].isMarked = true
    let cut = cells.excerpt(columns: 72, ellipsis: signs.ellipsis)
    let caret = Array(cut.prefix { !$0.isMarked }).columns
    return [
      Line("        \(cut.text)"),
      Line(Span("        " + String(repeating: " ", count: caret)), Span("^", .bad)),
    ]
  }
}

extension Diagnostic {
  /// The same, perhaps in another line.
  fileprivate func isAlike(_ other: Diagnostic) -> Bool {
    (file, message) == (other.file, other.message)
  }
}
