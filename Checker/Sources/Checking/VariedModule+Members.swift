import Basics

extension VariedModule {
  /// A text without the members and imports that it has beside another's, and these as changes of the
  /// other: lines outside of bodies that declare what is named in none of `texts`.
  ///
  /// All variants get them. They should change nothing as long as no body names them.
  static func members(
    in text: String, of file: String, besides texts: [String: String], bodies: [Body]
  ) -> (rest: String, members: [Change]) {
    let own = texts[file] ?? ""
    var rows = UnifiedDiff.marked(own.lines, text.lines)
    var (members, index): ([Change], Int) = ([], 0)
    while let start = rows[index...].firstIndex(where: { $0.hasPrefix("+") }) {
      index = rows[start...].firstIndex { !$0.hasPrefix("+") } ?? rows.endIndex
      var run = start..<index
      while !run.isEmpty {
        // A row's mark counts for the newline that ends its line.
        let place = rows[..<run.lowerBound].reduce(0) {
          $0 + ($1.hasPrefix("+") ? 0 : $1.utf8.count)
        }
        let lines = rows[run].map { $0.dropFirst() }
        let names = names(in: lines, of: file)
        if !names.isEmpty, place <= own.utf8.count,
          !texts.values.contains(where: { $0.names(one: names) }),
          !bodies.contains(where: { $0.bytes.lowerBound...$0.bytes.upperBound ~= place })
        {
          members.append(
            Change(
              file: file, body: Body(place..<place, hasResult: false),
              text: lines.map { "\($0)\n" }.joined(), declares: names))
          rows.removeSubrange(run)
          index = run.lowerBound
          break
        }
        let (before, last) = (run.lowerBound - 1, run.upperBound - 1)
        if before >= 0, rows[before] == " \(rows[last].dropFirst())" {
          // Of equal lines before it and at its end, as `}`, either may be the added one.
          rows.swapAt(before, last)
          run = before..<last
        } else {
          // Its first lines may stand for others, as a body of one line does.
          run.removeFirst()
        }
      }
    }
    let rest = rows.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
    return (rest.joined(separator: "\n"), members)
  }

  /// The names of functions that only their file can call, variables that have a value from the
  /// beginning, and imports; none if the lines hold anything else.
  private static func names(in lines: [Substring], of file: String) -> Set<String> {
    let declaration =
      #/(?:@\w+ )?((?:(?:private(?:\(set\))?|fileprivate|nonisolated|static|weak|lazy) )*)(func|var|let|import) (\w+)(.*)/#
    let indentation = (lines.first { !$0.allSatisfy(\.isWhitespace) } ?? "").prefix(
      while: \.isWhitespace)
    let block = "{\(lines.joined(separator: "\n"))}"
    guard Brackets.end(of: block[...], .ofCode) == block.endIndex else { return [] }
    var names: Set<String> = []
    for line in lines where !line.allSatisfy(\.isWhitespace) {
      guard line.hasPrefix(indentation) else { return [] }
      let code = line.dropFirst(indentation.count)
      if code.first?.isWhitespace == true || code == "}" || code.hasPrefix("//") { continue }
      guard let (_, words, kind, name, rest) = code.wholeMatch(of: declaration)?.output else {
        return []
      }
      let isAlone =
        switch kind {
        case "import": true
        case "func": words.contains("private ")
        default: rest.contains("=") || rest.hasSuffix("{") || kind == "var" && rest.hasSuffix("?")
        }
      guard isAlone else { return [] }
      names.insert(kind == "import" ? "import \(name) in \(file)" : String(name))
    }
    return names
  }

  /// The changes of each variant; nil, too, where it declares in another way what one before it does, or
  /// a name that another one's bodies have without declaring it.
  static func agreeing(_ variants: [[Change]?]) -> [[Change]?] {
    var owners: [String: Change] = [:]
    return variants.map { changes in
      let own = (changes ?? []).flatMap { change in change.declares.map { ($0, change) } }
      let names = Set(own.map(\.0))
      let isMeant = variants.contains { other in
        let free = names.subtracting((other ?? []).flatMap(\.declares))
        return other?.contains { $0.declares.isEmpty && $0.text.names(one: free) } == true
      }
      guard !isMeant, own.allSatisfy({ owners[$0, default: $1] == $1 }) else { return nil }
      owners.merge(own) { first, _ in first }
      return changes
    }
  }
}

extension String {
  fileprivate func names(one words: Set<String>) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { words.contains(String($0)) }
  }
}
