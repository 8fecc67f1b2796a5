extension Box {
  /// The words that start a program in a box of macOS, which has none of Linux's layers.
  ///
  /// Unproved: it follows the manual of `sandbox-exec`, and was not tried on a Mac. It sets no
  /// limits. `kata grade` alone uses it, after a trial in which it protected a file.
  package func macWords(starting program: [String]) -> [String] {
    ["/usr/bin/sandbox-exec", "-p", macProfile] + program
  }

  private var macProfile: String {
    var rules = ["(version 1)", "(deny default)", #"(import "system.sb")"#]
    let read = ["/usr/lib", "/System"] + readable + writable + executable
    rules += read.map { "(allow file-read* (subpath \(Self.quoted($0))))" }
    rules += writable.map { "(allow file-write* (subpath \(Self.quoted($0))))" }
    rules += executable.map { "(allow process-exec (subpath \(Self.quoted($0))))" }
    rules += ["(deny network*)", "(deny mach-lookup)"]
    rules.append(kind == .run ? "(deny process-fork)" : "(allow process-fork)")
    return rules.joined(separator: "\n")
  }

  private static func quoted(_ path: String) -> String {
    var text = ""
    for character in path {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return "\"\(text)\""
  }
}
