import Foundation

/// What a process that crashed said last, or else what its signal means.
package enum Crash {
  /// With the place in the course's files, where the process named one.
  ///
  /// The runtime names a file by its module and its name; `files` are all that it could mean.
  /// `unchecked` is the first place of the learner's that Swift does not watch over.
  package static func issue(
    signal: Int32, errors: String, files: [String], unchecked: String? = nil
  ) -> Verdict.Issue {
    guard let said = errors.split(separator: "\n").last(where: isLastWords) else {
      return Verdict.Issue(message: words(for: signal, unchecked))
    }
    let match = said.firstMatch(of: #/^([^ /]+)/(?:.*/)?([^/]+\.swift):([0-9]+): (.*)$/#)
    guard let match, let line = Int(match.output.3) else {
      return Verdict.Issue(message: plain(said))
    }
    let (module, name) = (String(match.output.1), "/\(match.output.2)")
    let folder = folder(of: module)
    // A place in Swift's own library is none that a learner could open.
    let file = files.first { $0.hasPrefix("\(folder)/") && $0.hasSuffix(name) }
    return Verdict.Issue(message: plain(match.output.4), file: file, line: file.map { _ in line })
  }

  private static func isLastWords(_ line: Substring) -> Bool {
    [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
      "Simultaneous accesses to", "Could not allocate memory",
    ].contains { line.contains($0) }
  }

  private static func folder(of module: String) -> String {
    let isSuite = module.hasSuffix("Tests")
    guard let id = ExerciseID(isSuite ? String(module.dropLast("Tests".count)) : module) else {
      return "Sources/\(module)"
    }
    let layout = ExerciseLayout(id)
    return isSuite ? layout.tests : layout.sources
  }

  /// Without addresses, which tell nobody anything.
  private static func plain(_ words: Substring) -> String {
    guard !words.contains("unowned reference") else {
      return "Fatal error: an unowned reference was used after its object was gone"
    }
    return String(words).replacing(#/ \(0x[0-9a-fA-F]+\)/#, with: "")
      .replacing(#/0x[0-9a-fA-F]+/#, with: "one value")
  }

  /// Where an object may be used that is gone, without the runtime's noticing: word, file and line.
  package static func unchecked(in sources: [String: String]) -> String? {
    for (file, text) in sources.sorted(by: { $0.key < $1.key }) {
      for (index, line) in text.lines.enumerated() {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
        guard let word = marks.first(where: code.contains) else { continue }
        return "`\(word)` (\(file):\(index + 1))"
      }
    }
    return nil
  }

  private static let marks = ["unowned(unsafe)", "Unmanaged", "unsafeBitCast"]

  private static func words(for signal: Int32, _ unchecked: String?) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "the process got \(signal == SIGSEGV ? "SIGSEGV" : "SIGBUS"), a fault in memory: "
        + (unchecked.map {
          "\($0) may lead to an object that is gone; or a function calls itself without end"
        } ?? "most often a function calls itself without end")
    case SIGILL, SIGTRAP:
      "the process got \(signal == SIGILL ? "SIGILL" : "SIGTRAP"), a trap of Swift's: most often "
        + "a cast with as! that fails, a number that is too large for its type, or a range that "
        + "ends before it begins"
    case SIGABRT: "the process got SIGABRT: something that it uses gave up, without a word"
    case SIGKILL:
      "the process got SIGKILL: it was killed from outside, most often since memory ran out"
    default: "the process got signal \(signal)"
    }
  }
}
