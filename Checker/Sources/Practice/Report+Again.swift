import Basics
import Common

extension Report {
  /// The repair that lies there: what a user reports, where to look, and how it ends.
  static func task(_ repair: Repair, of exercise: Course.Exercise?) -> [Line] {
    let files = repair.broken.keys.sorted().joined(separator: " ")
    let number = exercise?.id.number ?? 0
    let end = repair.broken.count == 1 ? "it" : "them"
    return [
      Line(
        Span(exercise.map { "\($0.id) · \($0.title)" } ?? repair.exercise, .strong),
        Span("  a two-minute repair", .faint))
    ]
      + prose(repair.report)
      + [Line(Span("      \(files)", .faint))]
      + prose(
        "Fix \(end), and your own code comes back by itself. Until then, don't commit \(end).")
      + [
        next(
          "kata watch \(number)", "kata check \(number)",
          repair.counts ? "kata again --how" : nil, "kata again --back")
      ]
  }

  static func back(keptIn folder: String?) -> [Line] {
    [Line("Your own text is back.", .good)]
      + [folder].compactMap(\.self).map { Line(Span("your repair so far: ", .faint), Span($0)) }
  }

  static func nothingDue(_ repairs: Repairs, of course: Course, now: Double) -> [Line] {
    let next = course.exercises.compactMap { exercise in
      repairs.days[exercise.name]?.due.map { (exercise.id, $0) }
    }.min { $0.1 < $1.1 }
    let when = next.map { id, due in
      let wait = max(1, Int(((due - now) / 86_400).rounded(.up)))
      return " \(id) is next, in \(wait) \(wait == 1 ? "day" : "days")."
    }
    return [
      Line("Nothing is due for a repair.\(when ?? "")"),
      Line(
        Span("to practice all the same: ", .faint), Span("kata again 3", .command),
        Span(" with the number of one that passed", .faint)),
    ]
  }
}
