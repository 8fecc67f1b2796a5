/// What a person reads.
package enum Report {}

extension Report {
  /// One exercise's verdict, at full length; what a pass without a reference means is told once.
  package static func verdict(
    _ verdict: Verdict, _ offers: Offers, width: Int = 80, unicode: Bool = true,
    isWhyTold: Bool = false, isPlain: Bool = false
  ) -> [Line] {
    var lines = [headline(verdict)]
    lines += errors(verdict.diagnostics, unicode: unicode)
    lines += testCases(verdict.tests.cases)
    if !verdict.tests.added.isEmpty {
      lines.append(Line("  your own tests, not counted:", .faint))
      lines += testCases(verdict.tests.added)
    }
    lines += summary(
      verdict, offers, isWhyTold: isWhyTold,
      script: script(
        of: verdict.reference, width: width, unicode: unicode, isPlain: isPlain))
    return lines + verdict.notes.flatMap(note)
  }

  private static func note(_ text: String) -> [Line] {
    Wrapping.sentences(text, columns: 70).enumerated().map { index, row in
      index == 0 ? Line(Span("  note: ", .doubtful), Span(row)) : Line("        \(row)")
    }
  }

  /// Name, title, and how long it took.
  package static func headline(_ verdict: Verdict) -> Line {
    let name = "\(verdict.id) · \(verdict.title)"
    let time = verdict.cached ? "unchanged" : seconds(verdict.seconds)
    let gap = max(2, 78 - name.columns - time.columns)
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
  package static func brief(
    _ verdict: Verdict, _ offers: Offers, isPlain: Bool = false
  ) -> [Line] {
    switch verdict.outcome {
    case .passed where !verdict.isCompared:
      [
        Line(
          Span("✓ ", .doubtful), Span("\(verdict.id) · \(verdict.title)"),
          Span("  \(notCompared)", .doubtful))
      ]
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
      [.empty] + self.verdict(verdict, offers, isPlain: isPlain) + [.empty]
    }
  }

  /// What all of them came to; nothing for a single one, which has said it all.
  package static func closing(_ verdicts: [Verdict]) -> [Line] {
    guard verdicts.count > 1 else { return [] }
    let passed = verdicts.filter { $0.outcome == .passed }
    let uncompared = passed.filter { !$0.isCompared }.count
    let ungraded = verdicts.filter { $0.outcome == .notGraded }.count
    let isAll = passed.count == verdicts.count && uncompared == 0
    return [
      Line(
        "\(passed.count) of \(verdicts.count) passed" + but(uncompared, of: passed.count, ungraded),
        isAll ? .good : .plain)
    ] + (uncompared > 0 ? whyNotCompared("kata check") : [])
  }

  /// What a count of passed ones does not say of them, and of the others.
  static func but(_ uncompared: Int, of passed: Int, _ ungraded: Int) -> String {
    let those =
      switch uncompared {
      case 0: ""
      case passed where passed == 1: ", \(notCompared)"
      case passed: ", none of them compared with the reference"
      default: ", \(uncompared) of them \(notCompared)"
      }
    return those + (ungraded > 0 ? ", \(ungraded) not graded here" : "")
  }
}
