import Core
import Reports

extension Report {
  static func box(_ result: BoxTestResult) -> [Line] {
    let layers = result.layers.isEmpty ? "" : ": \(result.layers.joined(separator: ", "))"
    var lines = [
      Line("box: \(result.level)\(layers)"),
      Line(
        Span(result.isFine ? "✓ " : "✗ ", result.isFine ? .good : .bad),
        Span("\(result.attempts) attempts · \(result.held) held")),
    ]
    lines += result.notHeld.map { Line(Span("  ✗ ", .bad), Span("not held: \($0)")) }
    lines += result.lacking.map { Line(Span("  ✗ ", .bad), Span("prevents what is needed: \($0)")) }
    if !result.impossible.isEmpty {
      lines += prose(
        "not possible here even without the box, which proves nothing: "
          + result.impossible.joined(separator: ", "))
    }
    if !result.notPrevented.isEmpty {
      lines += prose("not prevented by the box: \(result.notPrevented.joined(separator: ", "))")
    }
    return lines + [Line("  digest \(result.digest)", .faint)]
  }

  static func copy(_ made: CopyReport) -> [Line] {
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
      Line("  git        \(words(for: made.history))"),
    ]
    if !made.altered.isEmpty {
      let sentence =
        "not as shipped here, and so in the copy: \(made.altered.joined(separator: ", "))"
      lines.append(Line("  \(sentence)", .doubtful))
    }
    guard [.one, .none].contains(made.history) else { return lines }
    return lines + [
      Line(
        Span("next: ", .faint), Span("cd \(made.folder)", .command), Span(", and "),
        Span("./kata doctor", .command))
    ]
  }
  private static func words(for history: CopyReport.History) -> String {
    switch history {
    case .one: "one commit on main"
    case .none: "no repository was made"
    case .another: "another commit upon what the class has"
    case .unchanged: "nothing has changed since its last commit"
    }
  }
}
