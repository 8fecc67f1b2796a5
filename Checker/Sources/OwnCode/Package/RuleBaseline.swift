import Common

/// The findings that rest: those of old code, and exceptions with their reasons.
///
/// A finding is a line without its line number, so that edits elsewhere in the file change nothing.
/// In a helper that several parts reach, any of them may be named: it's the same finding. What is
/// indented below it is its reason, which is kept for as long as the finding is there.
struct RuleBaseline: Equatable {
  private(set) var entries: [Entry]

  struct Entry: Equatable {
    var finding: String
    var reason: [String] = []

    var file: String { String(finding.prefix { $0 != ":" }) }

    /// The finding without the part that reaches a helper.
    var key: String { finding.replacing(/: [\w.]+, (?=through `)/, with: ": ") }
  }

  private static let opening = "# Findings that rest"

  /// The text of a file that `kata` wrote, and people may have added reasons to; nil of any other.
  init?(reading text: String) {
    guard text.isEmpty || text.hasPrefix(Self.opening) else { return nil }
    entries = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = String(line.drop(while: \.isWhitespace))
      if line.first?.isWhitespace != true {
        entries.append(Entry(finding: words))
      } else if !words.isEmpty, !entries.isEmpty {
        entries[entries.count - 1].reason.append(words)
      }
    }
  }

  var text: String {
    "\(Self.opening), as kata rules --record writes them; indent a reason below one.\n"
      + entries.map { entry in
        "\(entry.finding)\n" + entry.reason.map { "    \($0)\n" }.joined()
      }.joined()
  }

  /// The findings that are new, and the entries that are no longer found.
  ///
  /// Of several that read alike, those in lines that haven't changed rest first.
  func judge(
    _ findings: [RuleFinding], _ changed: ChangedLines? = nil
  ) -> (new: [RuleFinding], gone: [Entry]) {
    var gone = entries
    let last = findings.indices.filter { changed?.hold(findings[$0]) == true }
    let new = (findings.indices.filter { !last.contains($0) } + last).filter { index in
      let key = findings[index].entry.key
      guard let rests = gone.firstIndex(where: { $0.key == key }) else { return true }
      gone.remove(at: rests)
      return false
    }.sorted().map { findings[$0] }
    guard changed == nil else { return (new, gone) }
    let resting = Set(entries.map(\.key))
    return (new.map { resting.contains($0.entry.key) ? $0.besideLikes(in: findings) : $0 }, gone)
  }

  /// All of the findings, each with the reason that it had, beside the entries of files that weren't
  /// judged.
  func recording(_ findings: [RuleFinding], isJudged: (Entry) -> Bool) -> RuleBaseline {
    var (old, recorded) = (entries, self)
    let found = findings.map(\.entry).sorted { $0.finding < $1.finding }.map { entry in
      old.firstIndex { $0.key == entry.key }.map { old.remove(at: $0) } ?? entry
    }
    recorded.entries = (found + old.filter { !isJudged($0) }).sorted { $0.finding < $1.finding }
    return recorded
  }
}

extension RuleFinding {
  /// With the lines of those that read alike and rest: the new one may be any of them.
  fileprivate func besideLikes(in findings: [RuleFinding]) -> RuleFinding {
    let likes = findings.filter { $0.entry.key == entry.key && $0.line != line }.map(\.line)
    var finding = self
    if !likes.isEmpty {
      finding.why += " Or is it line \(likes.map(String.init).joined(separator: ", ")) that's new?"
    }
    return finding
  }

  fileprivate var entry: RuleBaseline.Entry { .init(finding: "\(file): \(rule.rawValue): \(why)") }
}
