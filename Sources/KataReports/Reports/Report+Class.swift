package import KataCore

extension Report {
  /// What `kata export` has made.
  package static func copy(
    _ folder: String, exercises: Int, files: Int, path: String?, hasSolutions: Bool,
    hasHints: Bool, scripts: Int, isCommitted: Bool, altered: [String]
  ) -> [Line] {
    let solutions =
      hasSolutions
      ? "there" : "left out; what the reference does in \(scripts) scripts is recorded"
    var lines = [
      Line(
        Span(folder, .good),
        Span(": \(exercises) exercises as shipped, \(files) files")),
      Line("  path       \(path ?? "none; learners choose one, or take all")"),
      Line("  Solutions  \(solutions)"),
      Line("  hints      \(hasHints ? "there" : "left out")"),
      Line("  git        \(isCommitted ? "one commit on main" : "no repository was made")"),
    ]
    if !altered.isEmpty {
      let sentence = "not as shipped here, and so in the copy: \(altered.joined(separator: ", "))"
      lines.append(Line("  \(sentence)", .doubtful))
    }
    return lines + [
      Line(
        Span("next: ", .faint), Span("cd \(folder)", .command), Span(", and "),
        Span("./kata doctor", .command))
    ]
  }

  /// What `kata submit` has packed, and what it has not.
  package static func submission(
    _ file: String, _ started: [(Course.Exercise, [String])], untouched: Int,
    ignored: [HandIn.Ignored]
  ) -> [Line] {
    var lines = [
      Line(Span(file, .good), Span(" holds \(started.count) of your exercises:"))
    ]
    lines += started.map { exercise, names in
      Line("  \(exercise.id.short)  \(Visible.text(names.joined(separator: ", ")))")
    }
    if untouched > 0 {
      lines.append(Line("  and the stubs of \(untouched) more, which count as not started", .faint))
    }
    if !ignored.isEmpty {
      lines += [.empty, Line("left out:", .doubtful)]
      lines += ignored.prefix(8).map { Line("  \(Visible.text($0.path)): \($0.reason)") }
      if ignored.count > 8 { lines.append(Line("  and \(ignored.count - 8) more")) }
    }
    return lines + [
      .empty,
      Line("Hand this file to your trainer: nothing was sent. Packed again, it is replaced."),
    ]
  }
}
