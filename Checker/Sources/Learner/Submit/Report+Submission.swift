import Core
import Course
import Reports

extension Report {
  /// The work that `kata submit` has packed, and the files that it has left out.
  static func submission(
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
      Line("Nothing was sent: give this file to your trainer. Running submit again replaces it."),
    ]
  }
}
