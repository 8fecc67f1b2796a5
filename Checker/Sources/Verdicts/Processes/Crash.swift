import Foundation

/// Says why a process crashed: by its last words, or else by what its signal means.
package enum Crash {
  /// With the place in the course's files, where the process named one.
  ///
  /// The runtime names a file by its module and its name; `files` are all that it could mean.
  package static func issue(signal: Int32, errors: String, files: [String]) -> Verdict.Issue {
    guard let said = lastWords(errors) else { return Verdict.Issue(message: words(for: signal)) }
    guard let match = said.firstMatch(of: place), let line = Int(match.output.3) else {
      return Verdict.Issue(message: plain(said))
    }
    let (module, name) = (String(match.output.1), "/\(match.output.2)")
    // A place in Swift's own library is none that a learner could open.
    let file = files.first { lies($0, in: module) && $0.hasSuffix(name) }
    return Verdict.Issue(message: plain(match.output.4), file: file, line: file.map { _ in line })
  }

  /// The exercise in whose code a process trapped; nil if it named none.
  package static func exercise(_ errors: String) -> ExerciseID? {
    lastWords(errors)?.firstMatch(of: place).flatMap { ExerciseID(String($0.output.1)) }
  }

  private static var place: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    #/^([^ /]+)/(?:.*/)?([^/]+\.swift):([0-9]+): (.*)$/#
  }

  private static func lastWords(_ errors: String) -> Substring? {
    let words = [
      "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
      "Simultaneous accesses to", "Could not allocate memory",
    ]
    return errors.split(separator: "\n").last { line in words.contains { line.contains($0) } }
  }

  private static func lies(_ file: String, in module: String) -> Bool {
    let isSuite = module.hasSuffix("Tests")
    guard ExerciseID(isSuite ? String(module.dropLast("Tests".count)) : module) != nil else {
      return file.hasPrefix("Sources/\(module)/")
    }
    return ExerciseLayout.part(of: file) == (isSuite ? "Tests" : "Sources")
  }

  /// Without addresses, which say nothing to a reader.
  private static func plain(_ words: Substring) -> String {
    guard !words.contains("unowned reference") else {
      return "Fatal error: an unowned reference was used after its object had been freed"
    }
    return String(words).replacing(#/ \(0x[0-9a-fA-F]+\)/#, with: "")
      .replacing(#/0x[0-9a-fA-F]+/#, with: "one value")
      .replacing("Recursive call to lock Mutex", with: "a thread asked for a lock that it held")
  }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS:
      "the process got \(signal == SIGSEGV ? "SIGSEGV" : "SIGBUS"), a memory fault: usually a "
        + "function that calls itself without end"
    case SIGILL, SIGTRAP:
      "the process got \(signal == SIGILL ? "SIGILL" : "SIGTRAP"), a Swift runtime trap: usually a "
        + "cast with as! that fails, a number that's too large for its type, or a range that "
        + "ends before it begins"
    case SIGABRT: "the process got SIGABRT: something it calls aborted without a message"
    case SIGKILL:
      "the process got SIGKILL: it was killed from outside, usually because memory ran out"
    default: "the process got signal \(signal)"
    }
  }
}

/// Says what a process did until its time was over.
package enum TimeOut {
  /// A busy process used the processor, a waiting one next to none; in between, either may be.
  package static func issue(limit: Double, processor: Double?) -> Verdict.Issue {
    let share = processor.map { $0 / max(limit, 1) } ?? 0.3
    let cause =
      switch share {
      case 0.5...: ", busy all the time: a loop without end, or a function that calls itself?"
      case ..<0.1:
        ", in which it did nothing but wait: a lock, a semaphore, an await that never gets an answer, "
          + "or a message that the test waits for?"
      default:
        ": a loop, a function that calls itself, a lock, or an await that never gets an answer?"
      }
    return Verdict.Issue(message: "ended after \(Int(limit)) s\(cause)")
  }
}
