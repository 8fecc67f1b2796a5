/// The types that some Swift files declare, so that an error can point at one of another file.
///
/// Read by words and braces: it is shown, and nothing is decided by it.
package struct DeclaredTypes: Sendable {
  private(set) var all: [Declaration] = []

  struct Declaration: Sendable {
    /// With the types that it is nested in: `Login.User`.
    var name: String
    var place: Place
    var head: String
    var members: [Member] = []
  }

  struct Member: Sendable {
    /// `init` for an initializer.
    var name: String
    var place: Place
    /// The declaration up to its brace, on one line.
    var head: String
  }

  struct Place: Sendable, Equatable {
    var file: String
    /// Both counted from 1, the column in bytes.
    var line: Int
    var column: Int
    var source: String
  }

  /// Of files by their paths.
  package init(_ texts: [String: String]) {
    var members: [(type: String, member: Member)] = []
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      var scopes = Scopes()
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let codes = SourceMask.lines(of: text)
      for (index, code) in codes.enumerated() {
        for piece in scopes.pieces(of: code) {
          let place = { (name: Substring) in
            Place(
              file: file, line: index + 1, column: code[..<name.startIndex].utf8.count + 1,
              source: rows[index])
          }
          let head = Self.head(of: codes[index...])
          switch piece {
          case .type(let name, let word):
            all.append(Declaration(name: name, place: place(word), head: head))
          case .member(let type, let word):
            members.append((type, Member(name: String(word), place: place(word), head: head)))
          }
        }
      }
    }
    for index in all.indices {
      all[index].members = members.filter { $0.type == all[index].name }.map(\.member)
    }
  }

  /// What begins in the first of these lines, up to a brace, or to the end of a line where no bracket
  /// is open.
  private static func head(of codes: ArraySlice<String>) -> String {
    var (head, depth) = ("", 0)
    lines: for code in codes.prefix(Limits.headLines) {
      for character in code {
        if character == "{", depth == 0 { break lines }
        if "([".contains(character) { depth += 1 }
        if ")]".contains(character) { depth -= 1 }
        head.append(character)
      }
      if depth <= 0 { break }
      head += " "
    }
    return head.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// As the compiler names it: perhaps with `any` or a module, without the types that it is nested
  /// in, or with a question mark; nil where two could be meant, or none.
  subscript(name: String) -> Declaration? {
    let plain = name.replacing(#/^(any|some) |<.*>|[?!]+$|\.Type$/#, with: "")
    var parts = plain.split(separator: ".")
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      let whole = all.filter { $0.name == name }
      let found = whole.isEmpty ? all.filter { $0.name.hasSuffix(".\(name)") } : whole
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
      parts.removeFirst()
    }
    return nil
  }
}

/// Which types the reader of a file is in.
private struct Scopes {
  private var open: [(name: String, depth: Int)] = []
  private var depth = 0
  /// Declared, and its brace is still to come.
  private var next: String?

  enum Piece {
    case type(name: String, word: Substring)
    case member(type: String, word: Substring)
  }

  /// What a line of code declares; the words are parts of it.
  mutating func pieces(of code: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = code[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != "{" && $0 != "}" }
      rest = rest[part.endIndex...]
      pieces += declared(in: part)
      guard let brace = rest.popFirst() else { break }
      if brace == "{" {
        depth += 1
        if let name = next { open.append((name, depth)) }
        next = nil
      } else {
        if open.last?.depth == depth { open.removeLast() }
        depth -= 1
      }
    }
    return pieces
  }

  private mutating func declared(in part: Substring) -> [Piece] {
    let type =
      #/\b(struct|class|enum|actor|protocol|extension) +(?!func |var |let )([A-Za-z_][\w.]*)/#
    if let match = part.firstMatch(of: type) {
      let name = (open.last.map { "\($0.name)." } ?? "") + match.output.2
      next = name
      return match.output.1 == "extension" ? [] : [.type(name: name, word: match.output.2)]
    }
    if let scope = open.last, scope.depth == depth,
      let match = part.firstMatch(of: #/\b(init)[?!]? *[(<]/#)
    {
      return [.member(type: scope.name, word: match.output.1)]
    }
    guard let scope = open.last, scope.depth == depth,
      let match = part.firstMatch(of: #/\b(var|let|func|case) +(.+)/#)
    else { return [] }
    let list = match.output.1 == "case" ? Brackets.parts(of: match.output.2) : [match.output.2]
    return list.compactMap { entry in
      guard let word = entry.firstMatch(of: #/^`?(\w+)/#)?.output.1 else { return nil }
      return .member(type: scope.name, word: word)
    }
  }
}
