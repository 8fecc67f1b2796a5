/// The jobs that the compiler's driver prints for `-###`: what it would start, one a line.
package struct DriverJobs: Codable, Sendable, Equatable {
  package var jobs: [[String]]

  /// Nil when a line is not quoted as a shell would have it, or names a folder for one time alone.
  package init?(reading text: String) {
    jobs = []
    for line in text.split(separator: "\n") {
      guard let words = Self.words(in: line), !words.contains(where: Self.isTemporary) else {
        return nil
      }
      jobs.append(words)
    }
  }

  /// The programs of the jobs, without their folders.
  package var programs: [String] {
    jobs.map { $0.first?.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// The file that the job writes, if it is the one that looks for the libraries that objects need.
  package static func autolink(of job: [String]) -> String? {
    guard job.first?.hasSuffix("/swift-autolink-extract") == true,
      let option = job.firstIndex(of: "-o"), option + 1 < job.count
    else { return nil }
    return job[option + 1]
  }

  /// With each of the texts in place of its name, or the other way round.
  package func replacing(_ pairs: [(old: String, new: String)]) -> DriverJobs {
    var other = self
    other.jobs = jobs.map { $0.map { Self.replacing(pairs, in: $0) } }
    return other
  }

  package static func replacing(_ pairs: [(old: String, new: String)], in word: String) -> String {
    pairs.reduce(word) { $0.replacing($1.old, with: $1.new) }
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
