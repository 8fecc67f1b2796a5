package import KataCore

extension Report {
  /// A copy that `kata export` has made.
  package static func copy(_ made: CopyReport) -> [Line] {
    let solutions =
      made.hasSolutions
      ? "there" : "left out; what the reference does in \(made.scripts) scripts is recorded"
    var lines = [
      Line(
        Span(made.folder, .good),
        Span(": \(made.exercises) exercises as shipped, \(made.files) files")),
      Line("  path       \(made.path ?? "none; learners choose one, or take all")"),
      Line("  Solutions  \(solutions)"),
      Line("  hints      \(made.hasHints ? "there" : "left out")"),
      Line("  git        \(made.isCommitted ? "one commit on main" : "no repository was made")"),
    ]
    if !made.altered.isEmpty {
      let sentence =
        "not as shipped here, and so in the copy: \(made.altered.joined(separator: ", "))"
      lines.append(Line("  \(sentence)", .doubtful))
    }
    return lines + [
      Line(
        Span("next: ", .faint), Span("cd \(made.folder)", .command), Span(", and "),
        Span("./kata doctor", .command))
    ]
  }
}
