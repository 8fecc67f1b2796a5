/// What a person reads.
package enum Report {}

extension Report {
  /// One exercise's verdict, at full length.
  package static func verdict(_ verdict: Verdict, unicode: Bool = true) -> [Line] {
    var lines = [headline(verdict)]
    lines += errors(verdict.diagnostics, unicode: unicode)
    lines += testCases(verdict.tests.cases)
    if !verdict.tests.added.isEmpty {
      lines.append(Line("  your own tests, not counted:", .faint))
      lines += testCases(verdict.tests.added)
    }
    lines += summary(verdict, unicode: unicode)
    lines += verdict.notes.map { Line(Span("  note: ", .doubtful), Span($0)) }
    return lines
  }

  /// Name, title, and how long it took.
  package static func headline(_ verdict: Verdict) -> Line {
    let name = "\(verdict.id) · \(verdict.title)"
    let time = verdict.cached ? "unchanged" : seconds(verdict.seconds)
    let gap = max(2, 78 - name.count - time.count)
    return Line(
      Span(name, .strong), Span(String(repeating: " ", count: gap)), Span(time, .faint))
  }

  package static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Report {
  /// One exercise among several: a line, and what to do unless it passed.
  package static func brief(_ verdict: Verdict) -> [Line] {
    switch verdict.outcome {
    case .passed:
      [
        Line(
          Span("✓ ", .good), Span("\(verdict.id) · \(verdict.title)"))
      ]
    case .notGraded:
      [
        Line(
          Span("~ ", .doubtful), Span("\(verdict.id) · \(verdict.title)"),
          Span("  not graded here", .faint))
      ] + (verdict.subjects.map(untried) ?? [])
    case .notStarted:
      [
        Line(
          Span("· ", .faint), Span("\(verdict.id) · \(verdict.title)"),
          Span("  not started", .faint))
      ]
    default:
      [.empty] + self.verdict(verdict) + [.empty]
    }
  }

  /// What all of them came to; nothing for a single one, which has said it all.
  package static func closing(_ verdicts: [Verdict]) -> [Line] {
    guard verdicts.count > 1 else { return [] }
    let passed = verdicts.filter { $0.outcome == .passed }.count
    let ungraded = verdicts.filter { $0.outcome == .notGraded }.count
    return [
      Line(
        "\(passed) of \(verdicts.count) passed"
          + (ungraded > 0 ? ", \(ungraded) not graded here" : ""),
        passed == verdicts.count ? .good : .plain)
    ]
  }
}
