/// The commands that the compiler's driver prints for `-###`: those that it would start, one a line.
package enum DriverJobs {
  /// Nil if a line is not quoted as for a shell, or names a file that is there for one run alone.
  package static func read(_ text: String) -> [[String]]? {
    var jobs: [[String]] = []
    for line in text.split(separator: "\n") {
      guard let words = words(in: line), !words.contains(where: isTemporary) else { return nil }
      jobs.append(words)
    }
    return jobs
  }

  private static func isTemporary(_ word: String) -> Bool {
    word.contains("TemporaryDirectory") || word.hasPrefix("-filelist")
  }

  private static func words(in line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = line
    while let next = rest.popFirst() {
      switch next {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted:
        guard let escaped = rest.popFirst() else { return nil }
        word = (word ?? "") + String(escaped)
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(next)
      }
    }
    if let word { words.append(word) }
    return isQuoted ? nil : words
  }
}
