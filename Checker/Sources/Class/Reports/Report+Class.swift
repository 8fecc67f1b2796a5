import Basics
import Common

extension Report {
  /// The box around what is graded.
  static func box(_ box: Trust.Box, _ layers: [String]) -> Line {
    let words =
      box == .none
      ? "none: what is graded runs with your rights"
      : "\(box.rawValue) (\(layers.joined(separator: ", ")))"
    return Line("box: \(words)", box == .none ? .doubtful : .faint)
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
