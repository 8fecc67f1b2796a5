import Foundation
package import KataCore

/// The texts that people read.
package enum Report {}

extension Report {
  /// The tests that a verdict tells of.
  package enum Choice: Sendable, Equatable {
    /// The first red ones at length; as long as none passes that the stub fails, one alone.
    case usual
    case all
    /// Those with these words in their names.
    case named(String)
  }

  /// One exercise's verdict, at full length.
  package static func verdict(
    _ verdict: Verdict, _ offers: Offers, choice: Choice = .usual, width: Int = 80,
    unicode: Bool = true, isPlain: Bool = false
  ) -> [Line] {
    let added = testCases(verdict.tests.added)
    let place = verdict.ownTests == nil ? "not counted" : "on your own code"
    let script = script(
      of: verdict.reference, width: width, unicode: unicode, isPlain: isPlain)
    return [headline(verdict)] + (verdict.stages.map(stages) ?? [])
      + errors(verdict.diagnostics, unicode: unicode)
      + chosenTests(verdict, choice)
      + (added.isEmpty ? [] : [Line("  your own tests, \(place):", .faint)]) + added
      + teethNote(verdict, offers)
      + (verdict.mistake.map(mistake) ?? []) + (verdict.wrongPart.map(wrongPart) ?? [])
      + summary(verdict, offers, script: script) + (verdict.change.map(change) ?? [])
      + verdict.notes.flatMap(note)
      + (verdict.after.map(after) ?? [])
  }

  /// The red tests that a verdict tells of at length, unless it is asked for more.
  private static let atLength = 3

  private static func chosenTests(_ verdict: Verdict, _ choice: Choice) -> [Line] {
    let cases = verdict.tests.cases
    let red = cases.filter { $0.outcome != .passed }
    switch choice {
    case .named(let words):
      let named = verdict.tests.named(words)
      return testCases(named, edge: red.first.map(named.contains) == true ? verdict.edge : nil)
    case .usual where verdict.outcome == .failed && verdict.tests.gained == 0 && red.count > 1:
      let more = "  \(red.count - 1) more wait: "
      return testCases([red[0]], edge: verdict.edge)
        + [Line(Span(more), Span("kata check \(verdict.id.number) --all", .command))]
    case .usual
    where red.count > atLength + 1 && !verdict.tests.cases.contains(where: \.isBrokenOff):
      let more = "  \(red.count - atLength) of these at length: "
      return testCases(cases, edge: verdict.edge, atLength: atLength)
        + [Line(Span(more), Span("kata check \(verdict.id.number) --all", .command))]
    default: return testCases(cases, edge: verdict.edge)
    }
  }

  /// Its paragraphs, in the width of a verdict.
  private static func after(_ text: String) -> [Line] {
    text.split(separator: "\n\n").flatMap { paragraph in
      let words = paragraph.split(separator: "\n").joined(separator: " ")
      return [.empty] + Wrapping.sentences(words, columns: 74).map { Line("  \($0)") }
    } + [.empty]
  }

  /// The known mistake, in its own words.
  private static func mistake(_ mistake: Verdict.Mistake) -> [Line] {
    Wrapping.sentences("your code behaves like this: \(mistake.words)", columns: 74).map {
      Line("  \($0)", .doubtful)
    }
  }

  private static func wrongPart(_ file: String) -> [Line] {
    let words = "only \(file) is wrong: with the reference's in its place, everything passes"
    return Wrapping.sentences(words, columns: 74).map { Line("  \($0)", .doubtful) }
  }

  private static func note(_ text: String) -> [Line] {
    Wrapping.sentences(text, columns: 70).enumerated().map { index, row in
      index == 0 ? Line(Span("  note: ", .doubtful), Span(row)) : Line("        \(row)")
    }
  }

  /// Name, title, and how long it took.
  static func headline(_ verdict: Verdict) -> Line {
    let name = "\(verdict.id) · \(verdict.title)"
    let time = verdict.cached ? "unchanged" : seconds(verdict.seconds)
    let gap = max(2, 78 - name.columns - time.columns)
    return Line(
      Span(name, .strong), Span(String(repeating: " ", count: gap)), Span(time, .faint))
  }

  static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Report {
  /// One exercise among several: a line, and what to do unless it passed.
  package static func brief(
    _ verdict: Verdict, _ offers: Offers, choice: Choice = .usual, isPlain: Bool = false
  ) -> [Line] {
    let name = Span("\(verdict.id) · \(verdict.title)")
    switch verdict.outcome {
    case .passed where !verdict.isCompared:
      return [Line(Span("✓ ", .doubtful), name)]
    case .passed: return [Line(Span("✓ ", .good), name)]
    case .notGraded:
      return [Line(Span("~ ", .doubtful), name, Span("  not graded here", .faint))]
        + (verdict.subjects.map(untried) ?? [])
    case .notStarted: return [Line(Span("· ", .faint), name, Span("  not started", .faint))]
    default:
      let lines = self.verdict(verdict, offers, choice: choice, isPlain: isPlain)
      return [.empty] + lines + [.empty]
    }
  }

  /// The count of passed verdicts, where there are several, and what a pass is worth here.
  package static func closing(_ verdicts: [Verdict]) -> [Line] {
    let isUncompared = verdicts.contains { $0.outcome == .passed && !$0.isCompared }
    // What that means, and how it is made good.
    let note =
      "This copy has no Solutions, so a pass is \(notCompared): a wrong idea that no test meets "
      + "passes, too. A full copy of the course finds it, with your Exercises in it."
    let notes =
      isUncompared ? Wrapping.sentences(note, columns: 76).map { Line("  \($0)", .faint) } : []
    guard verdicts.count > 1 else { return notes }
    let passed = verdicts.count { $0.outcome == .passed }
    let ungraded = verdicts.count { $0.outcome == .notGraded }
    let count = "\(passed) of \(verdicts.count) passed\(notGraded(ungraded))"
    return [Line(count, passed == verdicts.count ? .good : .plain)] + notes
  }

  /// The words behind a count of passed verdicts.
  static func notGraded(_ count: Int) -> String {
    count > 0 ? ", \(count) not graded here" : ""
  }
}

extension Verdict.Tests {
  /// The tests with these words in their names.
  package func named(_ words: String) -> [Verdict.Case] {
    cases.filter { $0.name.localizedStandardContains(words) }
  }
}
