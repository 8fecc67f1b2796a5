package import Basics

/// The part of Markdown that a README needs to be read in a terminal.
package enum Markdown {
  /// Headings, code and strong words in their styles, tables in columns; else as it is written.
  ///
  /// Comments are left out. A link to a file, from the text's folder, is told from the course's root.
  package static func lines(_ text: String, in folder: String = "") -> [Line] {
    var lines: [Line] = []
    var isCode = false
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isOfTable = { (row: String) in row.drop { $0 == " " }.hasPrefix("|") }
    for (index, row) in rows.enumerated() where !row.hasPrefix("<!--") {
      if isOfTable(row), !isCode {
        guard index == 0 || !isOfTable(rows[index - 1]) else { continue }
        let table = rows[index...].prefix(while: isOfTable)
        lines += MarkdownTable(table.map { linked($0, in: folder) }[...]).lines()
      } else if row.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append(Line("    " + row, .faint))
      } else if row.hasPrefix("#") {
        lines.append(Line(String(row.drop { $0 == "#" || $0 == " " }), .strong))
      } else {
        lines += inline(wrapped(linked(row, in: folder)))
      }
    }
    while lines.first?.text.isEmpty == true { lines.removeFirst() }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// `[text](place)` with the place behind it, if that is a file; so is a picture.
  private static func linked(_ row: String, in folder: String) -> String {
    row.replacing(/!?\[([^\]]+)\]\(([^)]+)\)/) { link in
      let text = String(link.output.1)
      let place = link.output.2.prefix { $0 != "#" }
      guard !place.isEmpty, !place.contains(":") else { return text }
      let path = path(String(place), from: folder)
      if text.contains(path) { return text }
      return path.hasSuffix("/\(text)") ? path : "\(text) (\(path))"
    }
  }

  private static func path(_ place: String, from folder: String) -> String {
    var names = folder.split(separator: "/")
    for name in place.split(separator: "/") where name != "." {
      if name == ".." { names = names.dropLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }

  /// Lines of at most 78 columns, as all of `kata`'s; what follows a list's mark is indented.
  private static func wrapped(_ row: String) -> [String] {
    let text = row.drop { $0 == " " }
    let margin = String(repeating: " ", count: row.count - text.count)
    // Code between backticks is not broken.
    let whole = row.replacing(/`[^`]{1,60}`/) { $0.output.replacing(" ", with: "\u{1}") }
    return Wrapping.sentences(
      whole, columns: 78, indent: margin + (text.hasPrefix("- ") ? "  " : "")
    ).map { $0.replacing("\u{1}", with: " ") }
  }

  /// `**strong**` in its style, without the stars, also where it was wrapped.
  private static func inline(_ rows: [String]) -> [Line] {
    var isStrong = false
    return rows.map { row in
      var line = Line()
      for (index, part) in row.split(separator: "**", omittingEmptySubsequences: false).enumerated()
      {
        if index > 0 { isStrong.toggle() }
        if !part.isEmpty { line.spans.append(Span(String(part), isStrong ? .strong : .plain)) }
      }
      return line.spans.isEmpty ? .empty : line
    }
  }
}

extension Hints {
  /// The hint on one edge, and where the ladder is.
  package func lines(onEdge edge: Int, of exercise: Course.Exercise) -> [Line] {
    [Line("A hint on E\(edge)", .strong)] + Markdown.lines(edges[edge] ?? "", in: folder) + [
      Line(
        Span("hints on the whole exercise: ", .faint),
        Span("kata hint \(exercise.id.number)", .command))
    ]
  }

  /// The hints with their numbers, and how many are left.
  package func lines(_ range: Range<Int>, of exercise: Course.Exercise) -> [Line] {
    guard !range.isEmpty else { return [Line("no hint of \(exercise.id) was shown yet")] }
    var lines: [Line] = []
    for index in range {
      lines.append(Line("Hint \(index + 1) of \(all.count)", .strong))
      lines += Markdown.lines(all[index], in: folder)
    }
    if range.lowerBound > 0 {
      lines.append(
        Line(
          Span("those before it: ", .faint),
          Span("kata hint \(exercise.id.number) --all", .command)))
    }
    if range.upperBound == all.count { lines.append(Line("that was the last one", .faint)) }
    return lines
  }
}

/// A table of a README, laid out in columns that fit a terminal.
struct MarkdownTable {
  private let rows: [[String]]

  /// Rows as they are written, each between upright lines; the one below the headings is dropped.
  init(_ rows: ArraySlice<String>) {
    self.rows = rows.map(Self.cells).filter { row in
      !row.allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
    }
  }

  private static let gap = 2

  /// At most so many columns, if words are not longer than their share; headings stand out.
  func lines(columns: Int = 78) -> [Line] {
    let widths = widths(within: columns)
    return rows.enumerated().flatMap { index, row in
      let cells = zip(row, widths).map { Wrapping.sentences($0, columns: $1) }
      return (0..<(cells.map(\.count).max() ?? 0)).map { line in
        var text = zip(cells, widths).map { cell, width in
          (cell.dropFirst(line).first ?? "").padded(to: width + Self.gap)
        }.joined()
        while text.last == " " { text.removeLast() }
        return Line("  " + text, index == 0 ? .strong : .plain)
      }
    }
  }

  /// The width of each column: its longest cell's; the widest columns are narrowed until all fit.
  private func widths(within columns: Int) -> [Int] {
    var widths: [Int] = []
    for (index, cell) in rows.flatMap({ $0.enumerated() }) {
      if index == widths.count { widths.append(0) }
      widths[index] = max(widths[index], cell.columns)
    }
    let room = columns - 2 - Self.gap * max(0, widths.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 8,
      let index = widths.firstIndex(of: widest)
    {
      widths[index] -= 1
    }
    return widths
  }

  private static func cells(_ row: String) -> [String] {
    var cells = [""]
    var isCode = false
    for character in row {
      if character == "`" { isCode.toggle() }
      if character == "|", !isCode {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.dropFirst().dropLast().map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
