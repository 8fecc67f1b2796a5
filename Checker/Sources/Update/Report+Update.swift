import Basics
import Common

extension Report {
  /// Tells how an update treated the learner's work, and which files it kept aside.
  static func update(_ result: CourseUpdate.Result, in workspace: Workspace) -> [Line] {
    let plan = result.plan
    let count = plan.written.count + plan.removed.count
    guard count > 0 else { return [Line("This copy has all of that course already.")] }
    var lines = [Line("The course is updated: \(count) \(count == 1 ? "file" : "files").", .strong)]
    if !result.begun.isEmpty {
      let numbers = result.begun.map(\.id.short).joined(separator: " ")
      lines.append(Line("Your own code is unchanged, in \(numbers)."))
    }
    lines += section(
      "Tests or given files have changed here, so the next check judges your work again:",
      result.changedTasks.map { "\($0.id.short) · \($0.title)" })
    lines += section(
      "The task has changed:",
      result.begun.map(\.layout.readme).filter(plan.written.contains))
    for (path, changes) in result.changedStubs {
      lines += section("\(path): yours stays; in the stub, this has changed:", changes)
    }
    lines += section("No longer in the course; what you wrote stays there:", result.gone)
    let kept = workspace.relative(result.kept)
    lines += section(
      "The course has changed these, and so have you. Yours are in \(kept):", plan.named)
    let unknown = plan.unknown.sorted()
    let others = unknown.count - 5
    lines += section(
      "These were replaced, though you may have changed them. The old ones are in \(kept):",
      unknown.prefix(5) + (others > 0 ? ["and \(others) more"] : []))
    return lines + [.empty, next("kata list")]
  }

  private static func section(_ head: String, _ entries: [String]) -> [Line] {
    entries.isEmpty ? [] : [.empty, Line(head)] + entries.map { Line("  \(Visible.text($0))") }
  }
}
