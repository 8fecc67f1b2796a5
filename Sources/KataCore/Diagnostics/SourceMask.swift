/// A Swift file without its comments and texts: what is left is code, each character in its place.
enum SourceMask {
  /// As many lines as the file has, each as long as it was; an odd file is masked oddly.
  static func lines(of text: String) -> [String] {
    String(code(of: text)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Blanks stand for comments and for what is between quotation marks, code in texts included.
  static func code(of text: String) -> [Character] {
    var reader = Reader(characters: Array(text.replacing("\r\n", with: "\n")))
    reader.readCode(until: nil)
    return reader.characters
  }

  private struct Reader {
    var characters: [Character]
    private var place = 0

    init(characters: [Character]) {
      self.characters = characters
    }

    /// Up to the bracket that closes code in a text, or to the end.
    mutating func readCode(until end: Character?) {
      var depth = 0
      while place < characters.count {
        let start = place
        if begins(with: "//") {
          while place < characters.count, characters[place] != "\n" { place += 1 }
          blank(start..<place)
        } else if begins(with: "/*") {
          readComment()
          blank(start..<place)
        } else if let text = Delimiter(at: place, in: characters) {
          readText(text)
        } else {
          if characters[place] == "(" { depth += 1 }
          if characters[place] == end { depth -= 1 }
          place += 1
          if end != nil, depth == 0 { return }
        }
      }
    }

    private mutating func readComment() {
      var depth = 0
      repeat {
        if begins(with: "/*") { depth += 1 } else if begins(with: "*/") { depth -= 1 }
        place += begins(with: "/*") || begins(with: "*/") ? 2 : 1
      } while depth > 0 && place < characters.count
    }

    private mutating func readText(_ delimiter: Delimiter) {
      place += delimiter.opening.count
      let start = place
      while place < characters.count, !begins(with: delimiter.closing) {
        if begins(with: delimiter.escape + "(") {
          place += delimiter.escape.count
          readCode(until: ")")
        } else if begins(with: delimiter.escape) {
          place += delimiter.escape.count + 1
        } else if characters[place] == "\n", !delimiter.hasLines {
          break
        } else {
          place += 1
        }
      }
      place = min(place, characters.count)
      blank(start..<place)
      if begins(with: delimiter.closing) { place += delimiter.closing.count }
    }

    private func begins(with text: String) -> Bool {
      characters[place...].starts(with: text)
    }

    private mutating func blank(_ range: Range<Int>) {
      for index in range where index < characters.count && characters[index] != "\n" {
        characters[index] = " "
      }
    }
  }

  /// What a text begins and ends with, and what is no text in it.
  private struct Delimiter {
    let opening: String
    let closing: String
    let escape: String
    var hasLines: Bool { closing.hasPrefix("\"\"\"") }

    init?(at place: Int, in characters: [Character]) {
      let hashes = characters[place...].prefix { $0 == "#" }
      let quotes = characters[(place + hashes.count)...].prefix(3).prefix { $0 == "\"" }
      guard !quotes.isEmpty else { return nil }
      let quote = quotes.count == 3 ? "\"\"\"" : "\""
      opening = hashes + quote
      closing = quote + hashes
      escape = "\\" + hashes
    }
  }
}
