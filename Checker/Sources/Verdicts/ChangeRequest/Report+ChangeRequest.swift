import Basics

extension Report {
  /// The milestones of a scene that is built from nothing, each with a green of its own.
  static func stages(_ milestones: [Verdict.Milestone]) -> [Line] {
    let titles = milestones.map { milestone in
      if milestone.isDone { return "✓ \(milestone.title)" }
      let missing = milestone.missing.map { " (no …\($0.joined(separator: ", …")))" } ?? ""
      return "\(milestone.title) \(milestone.done) of \(milestone.of)\(missing)"
    }
    return wrapped("  stages: " + titles.joined(separator: " · "), indent: "          ")
      + [.empty]
  }

  static func change(_ change: Verdict.Change) -> [Line] {
    let files = change.files.joined(separator: ", ")
    return wrapped(
      "  the change request touched \(change.files.count) of \(change.of) files: \(files)",
      indent: "    ")
  }
}
