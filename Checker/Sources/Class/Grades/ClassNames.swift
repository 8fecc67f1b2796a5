import Common

/// The names of a class, which are looked for in texts.
///
/// Ids, emails and whole names are found regardless of case and of what stands between their words;
/// a part of a name, such as "Ann", only as it is written.
struct ClassNames {
  private struct Name {
    var words: [String]
    /// The rows that bear it.
    var owners: Set<Int>
  }

  /// By their first word, in lower case.
  private var names: [String: [Name]] = [:]
  private var parts: [String: Set<Int>] = [:]

  init(_ rows: [GradeTable.Row]) {
    for (owner, row) in rows.enumerated() {
      for text in [row.name, row.person?.email ?? "", row.person?.name ?? ""] {
        let words = Self.words(of: text).filter(\.isWord).map { $0.text.lowercased() }
        guard let first = words.first else { continue }
        if let index = names[first]?.firstIndex(where: { $0.words == words }) {
          names[first]?[index].owners.insert(owner)
        } else {
          names[first, default: []].append(Name(words: words, owners: [owner]))
        }
      }
      for word in Self.words(of: row.person?.name ?? "") where word.isWord && word.text.count > 2 {
        parts[String(word.text), default: []].insert(owner)
      }
    }
    for key in names.keys { names[key]?.sort { $0.words.count > $1.words.count } }
  }

  /// True if the text names a person of the class other than the one of that row.
  func isAboutOthers(_ text: String, than owner: Int) -> Bool {
    let words = Self.words(of: text)
    return words.indices.contains { index in
      owners(at: index, of: words).map { !$0.contains(owner) } ?? false
    }
  }

  /// The rows that bear the name that begins there; of several names the longest counts.
  private func owners(at index: Int, of words: [(text: Substring, isWord: Bool)]) -> Set<Int>? {
    guard words[index].isWord else { return nil }
    for name in names[words[index].text.lowercased()] ?? [] {
      // Every other piece is what stands between two words.
      let end = index + 2 * name.words.count - 1
      let there = stride(from: index, to: min(end, words.count), by: 2)
        .map { words[$0].text.lowercased() }
      if there == name.words { return name.owners }
    }
    return parts[String(words[index].text)]
  }

  /// Words and what stands between them, in turn.
  private static func words(of text: String) -> [(text: Substring, isWord: Bool)] {
    var pieces: [(text: Substring, isWord: Bool)] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let isWord = scalars[start].isOfWord
      let end = scalars[start...].firstIndex { $0.isOfWord != isWord } ?? scalars.endIndex
      pieces.append((Substring(scalars[start..<end]), isWord))
      start = end
    }
    return pieces
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    isASCII
      ? 0x30...0x39 ~= value || 0x41...0x5A ~= value || 0x61...0x7A ~= value
      : properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
  }
}
