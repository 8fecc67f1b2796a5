package import KataCore

extension Hints {
  /// The rungs with their numbers, and how many are left.
  package func lines(_ range: Range<Int>, of exercise: Course.Exercise) -> [Line] {
    guard !range.isEmpty else { return [Line("no hint of \(exercise.id) was shown yet")] }
    var lines: [Line] = []
    for index in range {
      lines.append(Line("Hint \(index + 1) of \(rungs.count)", .strong))
      lines += Markdown.lines(rungs[index], in: folder)
    }
    if range.lowerBound > 0 {
      lines.append(
        Line(
          Span("those before it: ", .faint),
          Span("kata hint \(exercise.id.number) --all", .command)))
    }
    let left = rungs.count - range.upperBound
    if left == 0 { lines.append(Line("that was the last one", .faint)) }
    return lines
  }
}
