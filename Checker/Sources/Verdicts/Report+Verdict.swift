import Foundation
package import Basics

/// The texts that people read.
package enum Report {
  package enum Choice: Sendable, Equatable {
    /// The first red ones at length; as long as none passes that the stub fails, one alone.
    case usual
    case all
    case named(String)
  }

  /// One exercise's verdict; one that would be long is cut to its first difference.
  ///
  /// Behind a pass, what comes next is told ahead of what is known already.
  package static func verdict(
    _ verdict: Verdict, _ offers: Offers, choice: Choice = .usual, on medium: Medium = Medium(),
    onward: [Line] = []
  ) -> [Line] {
    if verdict.outcome == .passed { return pass(verdict, offers, choice, onward) }
    let whole = lines(verdict, offers, choice, on: medium, isCut: false)
    guard choice == .usual, whole.count > longest, verdict.outcome.isRed else { return whole }
    return lines(verdict, offers, choice, on: medium, isCut: !verdict.isRacing)
  }

  /// The lines of a verdict that is shown whole.
  private static let longest = 40

  private static func lines(
    _ verdict: Verdict, _ offers: Offers, _ choice: Choice, on medium: Medium, isCut: Bool
  ) -> [Line] {
    let isByChance = verdict.isRacing && choice == .usual
    let script = isByChance ? [] : script(of: verdict.reference, on: medium, isCut: isCut)
    let flow = Line(Span("    drawn in full: "), Span("kata flow \(verdict.id.number)", .command))
    return [headline(verdict)] + (verdict.cause.map(cause) ?? [])
      + [verdict.mistake.map(known), verdict.wrongPart.map(wrong)].compactMap(\.self)
      .flatMap { wrapped($0, .doubtful, columns: 74, margin: "  ") }
      + stages(verdict) + errors(verdict.diagnostics, medium.signs)
      + (isCut ? firstTest(verdict) : chosenTests(verdict, choice))
      + addedTests(verdict) + teethNote(verdict, offers)
      + summary(verdict, offers, script: script + (isCut && !script.isEmpty ? [flow] : []))
      + verdict.notes.flatMap(note)
  }

  private static func pass(
    _ verdict: Verdict, _ offers: Offers, _ choice: Choice, _ onward: [Line]
  ) -> [Line] {
    let summary = summary(verdict, offers, script: [])
    let new = (verdict.after.map(after) ?? []) + onward
    let known =
      chosenTests(verdict, choice) + addedTests(verdict, isShort: choice == .usual)
      + teethNote(verdict, offers) + summary.dropFirst() + (verdict.change.map(change) ?? [])
    return [headline(verdict)] + stages(verdict) + summary.prefix(1) + new + known
      + verdict.notes.flatMap(note)
  }

  /// The tests that the learner has added; in short, only those that are red.
  private static func addedTests(_ verdict: Verdict, isShort: Bool = false) -> [Line] {
    let added = testCases(verdict.tests.added.filter { !isShort || $0.outcome != .passed })
    let place = verdict.ownTests == nil ? "not counted" : "on your own code"
    return (added.isEmpty ? [] : [Line("  your own tests, \(place):", .faint)]) + added
  }

  /// The red tests that a verdict tells of at length, unless it is asked for more.
  private static let atLength = 3

  private static func chosenTests(_ verdict: Verdict, _ choice: Choice) -> [Line] {
    let (cases, edges) = (verdict.tests.tellingFirst(on: verdict.mistake), verdict.edges ?? [])
    let red = cases.filter { $0.outcome != .passed }
    switch choice {
    case .usual where verdict.outcome == .passed: return []
    case .named(let words):
      let named = verdict.tests.named(words).filter(cases.contains)
      return testCases(named, edges: red.first.map(named.contains) == true ? edges : [])
    case .usual where verdict.isRacing:
      return more("another run may fail other tests; this one's", verdict)
    case .usual where verdict.outcome == .failed && verdict.tests.gained == 0 && red.count > 1:
      return testCases([red[0]], edges: edges) + more("\(red.count - 1) more wait", verdict)
    case .usual where red.count > atLength + 1 && !cases.contains(where: \.isBrokenOff):
      return testCases(cases, edges: edges, atLength: atLength)
        + more("what the other \(red.count - atLength) say", verdict)
    default: return testCases(cases, edges: edges)
    }
  }

  /// The red test that says most, and the names of some others.
  private static func firstTest(_ verdict: Verdict) -> [Line] {
    let red = verdict.tests.tellingFirst(on: verdict.mistake).filter { $0.outcome != .passed }
    guard let first = red.first else { return [] }
    let names = testCases(Array(red.prefix(8)), edges: verdict.edges ?? [], atLength: 1)
    return (red.count > 1 ? names : testCases([first], edges: verdict.edges ?? []))
      + more(red.count > 8 ? "these and \(red.count - 8) more" : "all tests", verdict)
  }

  private static func more(_ words: String, _ verdict: Verdict) -> [Line] {
    [Line(Span("  \(words): "), Span("kata check \(verdict.id.number) --all", .command))]
  }

  /// Its paragraphs, in the width of a verdict.
  package static func after(_ text: String) -> [Line] {
    text.split(separator: "\n\n").flatMap { paragraph in
      let words = paragraph.split(separator: "\n").joined(separator: " ")
      return [.empty] + wrapped(words, columns: 74, margin: "  ")
    } + [.empty]
  }

  private static func note(_ text: String) -> [Line] {
    wrapped(text, columns: 70, behind: Span("  note: ", .doubtful))
  }

  package static func name(_ outcome: Outcome) -> String {
    switch outcome {
    case .notStarted: "not started"
    case .notCompiled: "does not compile"
    case .failed: "tests fail"
    case .crashed: "crashed"
    case .timedOut: "ran out of time"
    case .incomplete: "suite incomplete"
    case .diverged: "differs from the reference"
    case .breaksRules: "breaks a rule"
    case .notGraded: "not graded here"
    case .passed: "passed"
    }
  }

  /// The words behind a pass that no script has tried.
  static let notCompared = "not compared with the reference"

  static func headline(_ verdict: Verdict) -> Line {
    let name = "\(verdict.id) · \(verdict.title)"
    let time = verdict.cached ? "unchanged" : seconds(verdict.seconds)
    let gap = max(2, 78 - name.columns - time.columns)
    return Line(Span(name, .strong), Span(String(repeating: " ", count: gap)), Span(time, .faint))
  }

  package static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension Report {
  /// Sentences in lines that break between words; those behind the first begin with the indent.
  package static func wrapped(
    _ text: String, _ style: Style = .plain, columns: Int = 78, margin: String = "",
    indent: String = ""
  ) -> [Line] {
    Wrapping.sentences(text, columns: columns, indent: indent).map { Line(margin + $0, style) }
      .ofOneText
  }

  /// Sentences that begin behind a sign or a word, and go on below them.
  static func wrapped(_ text: String, columns: Int, behind lead: Span) -> [Line] {
    Wrapping.sentences(text, columns: columns).enumerated().map { index, row in
      index == 0 ? Line(lead, Span(row)) : Line("".padded(to: lead.text.columns) + row)
    }.ofOneText
  }

  /// One exercise among several: a line, and what to do unless it passed.
  package static func brief(
    _ verdict: Verdict, _ offers: Offers, choice: Choice = .usual, on medium: Medium = Medium()
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
      let lines = self.verdict(verdict, offers, choice: choice, on: medium)
      return [.empty] + lines + [.empty]
    }
  }

  /// The count of passed verdicts, where there are several, and what a pass is worth here.
  package static func closing(_ verdicts: [Verdict]) -> [Line] {
    let isUncompared = verdicts.contains { $0.outcome == .passed && !$0.isCompared }
    let note =
      "This copy comes without Solutions, so your code wasn't compared with the reference: a "
      + "mistake that no test catches can still pass. A full copy of the course would find it."
    let notes = isUncompared ? wrapped(note, .faint, columns: 76, margin: "  ") : []
    guard verdicts.count > 1 else { return notes }
    let passed = verdicts.count { $0.outcome == .passed }
    let ungraded = verdicts.count { $0.outcome == .notGraded }
    let count = "\(passed) of \(verdicts.count) passed\(notGraded(ungraded))"
    return [Line(count, passed == verdicts.count ? .good : .plain)] + notes
      + altered(Set(verdicts.flatMap(\.altered)).sorted())
  }

  /// A note on given files that are others here, which nobody hands in.
  package static func altered(_ files: [String]) -> [Line] {
    guard !files.isEmpty else { return [] }
    return wrapped(
      "note: not as shipped, and not among what you hand in, so a grader judges your work without "
        + "these changes: \(files.joined(separator: ", "))", .doubtful, columns: 76)
  }

  static func notGraded(_ count: Int) -> String { count > 0 ? ", \(count) not graded here" : "" }

  /// The report of `kata check` on so many exercises that were asked for: one verdict at full
  /// length, several in a line each unless there is more to do; then their count and what comes next.
  package static func check(
    _ verdicts: [Verdict], asked: Int, on path: PathState, _ offers: Offers,
    choice: Choice = .usual, on medium: Medium
  ) -> [Line] {
    if asked == 1, let only = verdicts.first, only.outcome == .passed {
      let onward = onward(path, after: [only.id], why: offers.solutions.contains(only.id))
      return verdict(only, offers, choice: choice, on: medium, onward: onward) + closing(verdicts)
    }
    let lines =
      verdicts.flatMap {
        asked > 1
          ? brief($0, offers, choice: choice, on: medium)
          : verdict($0, offers, choice: choice, on: medium)
      } + closing(verdicts)
    let settled = verdicts.filter(\.outcome.isSettled)
    let isAnyOpen = path.exercises.contains(where: \.isOpen)
    // A red verdict has said itself what comes next.
    guard !verdicts.contains(where: \.outcome.isRed),
      verdicts.count > 1 ? isAnyOpen : !settled.isEmpty
    else { return lines + (asked == 1 ? verdicts.flatMap { start($0, path) } : []) }
    let isWhyOffered = verdicts.count == 1 && offers.solutions.contains(verdicts[0].id)
    // Behind one exercise comes the next, as in watch; several are followed by what plain kata says.
    let passed = verdicts.count == 1 ? settled.map(\.id) : []
    return lines + onward(path, after: passed, why: isWhyOffered)
  }
}

extension Report {
  /// The task, and what to edit for it, as long as nothing is gained by any edit.
  private static func start(_ verdict: Verdict, _ path: PathState) -> [Line] {
    guard verdict.outcome == .failed, verdict.tests.gained == 0,
      let state = path.exercises.first(where: { $0.id == verdict.id })
    else { return [] }
    return [
      Line(Span("  task: ", .faint), Span("\(state.folder)/README.md")),
      Line(Span("  edit: ", .faint), Span(state.files.joined(separator: " "))),
    ]
  }
}

extension Verdict.Tests {
  package func named(_ words: String) -> [Verdict.Case] {
    (cases + added).filter { $0.name.localizedStandardContains(words) }
  }
}
