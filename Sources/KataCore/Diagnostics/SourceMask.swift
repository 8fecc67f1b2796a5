/// A Swift file without its comments and texts: what is left is code, each character in its place.
enum SourceMask {
  /// As many lines as the file has, each as long as it was; an odd file is masked oddly.
  static func lines(of text: String) -> [String] {
    var reader = Reader()
    return text.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { reader.code(in: $0) }
  }

  private struct Reader {
    private var comments = 0
    /// In a text of several lines.
    private var isText = false

    mutating func code(in line: Substring) -> String {
      var code = ""
      var rest = line
      var isQuoted = false
      while !rest.isEmpty {
        let length = step(rest, &isQuoted)
        let isCode = length == 1 && comments == 0 && !isText && !isQuoted && rest.first != "\""
        code += isCode ? String(rest.prefix(1)) : String(repeating: " ", count: length)
        rest = rest.dropFirst(length)
      }
      return code
    }

    /// How many characters belong together, and what begins or ends with them.
    private mutating func step(_ rest: Substring, _ isQuoted: inout Bool) -> Int {
      if comments > 0 {
        if rest.hasPrefix("*/") { comments -= 1 } else if rest.hasPrefix("/*") { comments += 1 }
        return rest.hasPrefix("*/") || rest.hasPrefix("/*") ? 2 : 1
      }
      if rest.hasPrefix("\"\"\""), !isQuoted {
        isText.toggle()
        return 3
      }
      if isText || isQuoted, rest.hasPrefix("\\") { return min(2, rest.count) }
      guard !isText else { return 1 }
      if rest.first == "\"" { isQuoted.toggle() }
      guard !isQuoted else { return 1 }
      if rest.hasPrefix("//") { return rest.count }
      if rest.hasPrefix("/*") {
        comments += 1
        return 2
      }
      return 1
    }
  }
}
