/// The texts that stand in somebody's sources: what is compared with one of them is not met by chance.
package enum SourceWords {
  /// Each once, in the order in which they stand: printable ASCII without backslashes, on one line.
  package static func all(in sources: [String]) -> [String] {
    var words: [String] = []
    for line in sources.flatMap(\.lines) {
      let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
      // In a text within a text, what is between two quotes may be inside or outside.
      let isNested = line.contains("\\(")
      // What stands behind the last quote is closed by none.
      for (index, piece) in pieces.enumerated().dropLast()
      where !index.isMultiple(of: 2) || isNested && index > 0 && piece.contains(where: \.isLetter) {
        guard (1...Limits.wordLength).contains(piece.utf8.count),
          piece.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
          !words.contains(where: { $0 == piece })
        else { continue }
        words.append(String(piece))
      }
    }
    return Array(words.prefix(Limits.words))
  }
}
