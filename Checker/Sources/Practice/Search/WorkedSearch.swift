package import Basics
package import Common

/// A search for a mistake in the code at hand, from the first difference to the line.
///
/// It goes as a person would, from the message to the method that sends it, and on to those that call
/// it or are called, and ends at the first line that a right text doesn't have. It isn't told which
/// mistake was made.
package struct WorkedSearch {
  package let file: String
  /// From 1.
  package let line: Int
  /// True if something is missing before that line.
  package let isGap: Bool
  /// That line, with those of its method that a right text doesn't have, either.
  private let lines: ClosedRange<Int>
  /// The first difference, and each step from there.
  package private(set) var steps: [[Line]] = []

  /// Nil if no way leads to such a line.
  package init?(_ verdict: Verdict, code: [String: String], right: [String: String]) {
    guard let clue = Clue(verdict) else { return nil }
    let walk = CodeWalk(code)
    let unlike = code.reduce(into: [:]) { lines, file in
      lines[file.key] = Self.lines(of: file.value, unlike: right[file.key] ?? "")
    }
    // The first one that says something.
    func end(_ way: [CodeWalk.Part]) -> Int? {
      let lines = way.last.map { part in
        (part.file, unlike[part.file]?.keys.filter(part.lines.contains).sorted() ?? [])
      }
      return lines.flatMap { file, lines in
        lines.first { CodeWalk.names(in: code[file]?.lines[$0 - 1] ?? "").count > 1 } ?? lines.first
      }
    }
    let ways = clue.names.lazy.compactMap { name in
      walk.way(from: name) { end($0) != nil }.map { (name: name, parts: $0) }
    }
    // A name of the message is nearer than one of its contents, and a short way is better.
    guard let way = ways.min(by: { $0.parts.count < $1.parts.count }), let line = end(way.parts)
    else { return nil }
    let last = way.parts[way.parts.count - 1]
    file = last.file
    (self.line, isGap) = (line, unlike[file]?[line] == true)
    let others = unlike[file]?.keys.filter(last.lines.contains) ?? []
    lines = (others.min() ?? line)...(others.max() ?? line)
    // A name that stands somewhere else in the flow may lead there, but isn't why.
    let path = clue.near.contains(way.name) ? words(way.name, way.parts, clue, walk, code) : []
    steps =
      [clue.words]
      + (path + reading(clue, in: last, code))
      .enumerated().map { Report.wrapped("\($0 + 1). \($1)", columns: 76, indent: "   ") }
  }

  /// The lines that the other text doesn't have; true for one before which some of its are missing.
  private static func lines(of text: String, unlike other: String) -> [Int: Bool] {
    let rows = UnifiedDiff.marked(other.lines, text.lines)
    var (found, number) = ([:] as [Int: Bool], 1)
    for (index, row) in rows.enumerated() {
      let near = rows[max(0, index - 1)..<min(rows.count, index + 2)]
      if row.hasPrefix("+") {
        found[number] = false
      } else if row.hasPrefix("-"), !near.contains(where: { $0.hasPrefix("+") }) {
        found[number] = found[number] ?? true
      }
      if !row.hasPrefix("-") { number += 1 }
    }
    return found
  }

  /// A sentence for each step of a way, which begins at a name.
  private func words(
    _ name: String, _ way: [CodeWalk.Part], _ clue: Clue, _ walk: CodeWalk,
    _ code: [String: String]
  ) -> [String] {
    func place(_ lines: [Int], _ part: CodeWalk.Part) -> String {
      let numbers = lines.prefix(3).map(String.init)
      let more = lines.count > 3 ? ", …" : ""
      let list = "line\(numbers.count == 1 ? "" : "s") \(numbers.joined(separator: ", "))\(more)"
      return code.count == 1 ? list : "\(list) of \(part.file)"
    }
    func calls(_ part: CodeWalk.Part, _ name: String) -> String? {
      let lines = walk.lines(naming: name, in: part)
      return lines.isEmpty ? nil : "`\(part.name)` calls it, \(place(lines, part))."
    }
    let (start, sites) = (way[0], walk.lines(naming: name, in: way[0]))
    let isMessage = clue.sent.contains(name) && !walk.parts.contains { $0.name == name }
    let subject = isMessage ? "The message `\(name)` is sent" : "`\(name)` stands"
    let more = walk.parts(naming: name).contains { $0 != start } ? ", and elsewhere, too" : ""
    var steps = [
      sites.isEmpty
        ? "`\(name)` begins in \(place([start.lines.lowerBound], start))."
        : "\(subject) in `\(start.name)`, \(place(sites, start))\(more)."
    ]
    for (from, to) in zip(way, way.dropFirst()) {
      let uses = place(walk.lines(naming: to.name, in: from), from)
      let begin = place([to.lines.lowerBound], to)
      steps.append(
        calls(to, from.name)
          ?? "`\(to.name)`, which `\(from.name)` uses in \(uses), begins in \(begin).")
    }
    if way.count == 1, let caller = walk.parts(naming: start.name).first(where: { $0 != start }) {
      steps += [calls(caller, start.name)].compactMap(\.self)
    }
    return steps
  }

  /// The last two steps: the lines to read, and the test.
  private func reading(_ clue: Clue, in part: CodeWalk.Part, _ code: [String: String]) -> [String] {
    let text = code[file]?.lines[line - 1].trimmingPrefix { $0 == " " } ?? ""
    let place = "in `\(part.name)`"
    return [
      lines.count > 1
        ? "Read lines \(lines.lowerBound) to \(lines.upperBound) \(place): what do they do, and when?"
        : "Read \(isGap ? "what comes before " : "")line \(line) \(place): `\(text)`",
      clue.test.map { "The test that tells it with the fewest messages: \"\($0.title)\"" }
        ?? "No test does this. One that did would have told it: \(clue.steps.joined(separator: "; "))",
    ]
  }
}

/// The first difference of a verdict: its words, and the names that lead into the code.
private struct Clue {
  var words: [Line] = []
  /// Those that lead nearest to it first.
  var names: [String]
  /// Those of the difference itself.
  var near: Set<String>
  /// The methods that are sent.
  var sent: [String]
  /// Nil if only a script shows it.
  var test: Verdict.Case?
  var steps: [String] = []

  init?(_ verdict: Verdict) {
    test = verdict.tests.telling(on: nil)
    let difference = verdict.firstDifference
    steps = verdict.reference.difference?.steps ?? []
    let ending = test.map(\.ending) ?? verdict.reference.state.ending
    words =
      difference.map { Report.messages(of: $0, ending: ending) } ?? test.map(Report.failures) ?? []
    // What is missing should be sent somewhere; else what came is.
    let isMissing = difference?.recorded == nil || difference?.words.contains("is missing") == true
    let both = [difference?.expected, difference?.recorded].compactMap(\.self)
    let messages = isMissing ? both : both.reversed()
    let flow = (test?.flow.map { $0.recorded + $0.expected } ?? []).reversed()
    sent = (messages + flow).compactMap(\.name)
    let condition = test?.issues.first.flatMap { ExpectationText($0.message)?.condition }
    let texts = messages.map { $0.text.replacing(#/"(\\.|[^"\\])*"/#, with: "") }
    let nouns = texts + messages.map { Cast.role($0.receiver).name } + [condition ?? ""]
    let own = messages.compactMap(\.name) + nouns.flatMap(CodeWalk.names)
    near = Set(own)
    names = (own + sent).once(==).filter { !["true", "false", "nil"].contains($0) }
  }
}
