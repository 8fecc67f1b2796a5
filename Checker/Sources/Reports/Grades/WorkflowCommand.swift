package import Core

/// A line by which GitHub's workflows annotate a file.
package struct WorkflowCommand: Equatable, Sendable {
  var file: String?
  var line: Int?
  var title: String
  var message: String

  /// The line; a text of a learner's can't begin a command of its own in it.
  package var text: String {
    let place =
      (file.map { ["file=\(Self.property($0))"] } ?? []) + (line.map { ["line=\($0)"] } ?? [])
      + ["title=\(Self.property(title))"]
    return "::error \(place.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    Visible.lines(text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension WorkflowCommand {
  package init(about finding: RuleFinding) {
    self.init(
      file: finding.file, line: finding.line, title: finding.rule.rawValue,
      message: "\(finding.why) \(finding.instead)")
  }
}
