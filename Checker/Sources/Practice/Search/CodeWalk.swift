import Basics
import Common

/// The functions and properties of some files, as far as their lines show them, and who names whom.
struct CodeWalk {
  /// A function, an initializer or a property that is in no other one.
  struct Part: Hashable {
    var file: String
    /// An initializer has its type's.
    var name: String
    /// From 1.
    var lines: ClosedRange<Int>
  }

  private(set) var parts: [Part] = []
  /// The code of each line, by file: without comments, and without what strings hold.
  private var lines: [String: [String]] = [:]
  private var names: [Part: Set<String>] = [:]

  init(_ texts: [String: String]) {
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) where file.hasSuffix(".swift") {
      lines[file] = text.lines.map {
        $0.replacing(#/"(\\.|[^"\\])*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
      }
      read(file)
    }
    for part in parts {
      names[part] = Set(part.lines.flatMap { Self.names(in: lines[part.file]?[$0 - 1] ?? "") })
    }
  }

  /// Finds the parts by the words that declare them, and their ends by brackets.
  private mutating func read(_ file: String) {
    var (depth, type) = (0, "")
    var open: (part: Part, depth: Int, needsBody: Bool)?
    for (index, line) in (lines[file] ?? []).enumerated() {
      let declared = line.firstMatch(of: #/\b(func|var|let|init|deinit|subscript)\b\??\s*(\w*)/#)
      if let begun = open, begun.needsBody, begun.depth == depth, declared != nil { open = nil }
      if open == nil {
        if let found = line.firstMatch(of: #/\b(class|struct|enum|actor|extension)\s+(\w+)/#) {
          type = String(found.2)
        } else if let declared {
          let isValue = ["var", "let"].contains(declared.1)
          let name = isValue || declared.1 == "func" ? String(declared.2) : type
          open = (Part(file: file, name: name, lines: index + 1...index + 1), depth, !isValue)
        }
      }
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
      guard var now = open else { continue }
      now.part.lines = now.part.lines.lowerBound...index + 1
      if line.contains("{") { now.needsBody = false }
      open = depth <= now.depth && !now.needsBody ? nil : now
      if open == nil { parts.append(now.part) }
    }
  }

  static func names(in line: String) -> [String] {
    line.matches(of: #/[A-Za-z_]\w*/#).map { String($0.0) }
  }

  /// The lines of a part that name it, but for its own declaration; where some call it, only those,
  /// since the others may mean a local value of that name.
  func lines(naming name: String, in part: Part) -> [Int] {
    let code = lines[part.file] ?? []
    let naming = part.lines.dropFirst(part.name == name ? 1 : 0)
      .filter { Self.names(in: code[$0 - 1]).contains(name) }
    let calling = naming.filter { line in
      code[line - 1].matches(of: #/([A-Za-z_]\w*)[?!]*[(<]|([A-Za-z_]\w*) \{/#)
        .contains { $0.1 ?? $0.2 == name[...] }
    }
    return calling.isEmpty ? naming : calling
  }

  /// The parts that name it.
  func parts(naming name: String) -> [Part] {
    parts.filter { names[$0]?.contains(name) == true && !lines(naming: name, in: $0).isEmpty }
  }

  /// The shortest way from the parts that name it, or that it names, to one that is sought: each is
  /// called by the one before it or calls it, and there are three at most.
  func way(from name: String, to isEnd: ([Part]) -> Bool) -> [Part]? {
    let starts = parts(naming: name) + parts.filter { $0.name == name }
    var (ways, seen) = (starts.map { [$0] }, Set(starts))
    while let way = ways.first {
      if isEnd(way) { return way }
      ways.removeFirst()
      guard way.count < 3, let last = way.last else { continue }
      let called = parts.filter { names[last]?.contains($0.name) == true }
      for next in parts(naming: last.name) + called where seen.insert(next).inserted {
        ways.append(way + [next])
      }
    }
    return nil
  }
}
