import Basics
import Common

extension Watch {
  static let help: [Line] =
    [Line("Keys", .strong)]
    + [
      ("n", "goes on to the next exercise, once this one is green"),
      ("p", "goes back to the one before"),
      ("7 Enter", "goes to exercise 07, even while this one is red"),
      ("h", "shows the next hint; each gives away more"),
      ("f", "draws the messages of the first failing test or script"),
      ("d", "compares your code with the reference, once yours is green"),
      ("s", "shows the task"),
      ("l", "lists your path's exercises with their states"),
      ("o", "opens your editor at the line that fails"),
      ("r", "checks again, even if nothing has changed"),
      ("a", "explains every red test of this exercise"),
      ("c", "checks all exercises of your path"),
      ("x", "brings the stub back, and asks first; your work is kept"),
      ("?", "shows this, and hides it again"),
      ("q", "ends the watch"),
      ("Enter", "back to the verdict; from a green one, an answer to its question"),
      ("Space, arrows", "move through what is longer than the terminal"),
    ].map { Line(Span("  \($0.padded(to: 14)) ", .strong), Span($1)) }
    + [
      Line("Signs", .strong),
      Line("  ✓ passed, ✗ red, ~ not graded here, * changed since it passed"),
      Line("  … begun and not checked, · not started, [ ] the one that is watched"),
    ]

  var question: [Line] {
    [
      Line(Span("Put \(id) back to its stub? ", .strong), Span("y yes, any other key no")),
      Line("Your work is kept in .kata/backups."),
    ]
  }

  /// The answer to n while an exercise is not done, and how one leaves it all the same.
  var notGreen: String {
    let later = states.drop { $0.id != id }.dropFirst().first
    return "n works once \(id) is green. "
      + (later.map { "Type \($0.id.number) and Enter to skip ahead." } ?? "")
  }

  var nothingLeft: String {
    path.path == CoursePath.whole
      ? "Nothing is left to do." : "Nothing is left to do on \(path.path); kata path has others."
  }

  /// The work under way, or its result, in a sign and in words.
  var status: Line {
    switch work {
    case .check: ongoing("checking \(id)")
    case .all: ongoing("checking \(Report.whole(path))")
    case nil: settled
    }
  }

  private func ongoing(_ words: String) -> Line {
    guard let progress else { return Line("· \(words) …", .faint) }
    let isNamed = progress.contains("\(id)")
    return Line("· \(isNamed ? progress : "\(words): \(progress)") …", .faint)
  }

  private var settled: Line {
    guard let verdict = judgement?.verdict else {
      return refusal == nil ? Line("· \(id)", .faint) : Line("✗ \(id) could not be checked", .bad)
    }
    var words = "\(id): \(Report.name(verdict.outcome))"
    if verdict.outcome == .failed, verdict.subjects == nil {
      words += ", \(verdict.tests.passed) of \(verdict.tests.expected) pass"
    }
    return switch verdict.outcome {
    case .passed: Line("✓ \(words)", verdict.isCompared ? .good : .doubtful)
    case .notGraded: Line("~ \(words)", .doubtful)
    default: Line("✗ \(words)", .bad)
    }
  }

  /// The name of a known mistake, where its place under the title is out of sight.
  var mistake: [Line] {
    guard page == .verdict, offset > 0, let mistake = judgement?.verdict.mistake else { return [] }
    return [Line(Report.known(mistake), .doubtful)]
  }

  var files: Line { Line(Span("edit ", .faint), Span(state?.files.joined(separator: " ") ?? "")) }

  /// A mark for each exercise, and the count: "✓✓[✗]···  2 of 6 exercises passed".
  var progressLine: Line {
    let count = Span(Report.count(path), .faint)
    guard !isPlain else { return Line(count) }
    var line = Line()
    for state in states {
      let mark = Report.mark(state)
      line.spans.append(state.id == id ? Span("[\(mark.text)]", .strong) : mark)
    }
    line.spans += [Span("  "), count]
    return line
  }

  /// The offer to predict messages before one reads on, as long as nothing is gained here.
  var questions: [Line] {
    guard let verdict = judgement?.verdict, verdict.outcome == .failed, verdict.tests.gained == 0,
      offers.questions.contains(id)
    else { return [] }
    return [
      Line(
        Span("try first ", .faint), Span("kata ask \(id.number)", .command),
        Span(" in another terminal, then s shows the task", .faint))
    ]
  }

  /// An answer and the next exercise, once this one is green.
  var nextLines: [Line] {
    guard isGreen else { return [] }
    let answers = answer.map { _ in
      Line(Span("Enter", .strong), Span(" shows an answer to compare with yours"))
    }
    let next = following.map {
      Line(Span("n", .strong), Span(" goes on to "), Span("\($0.id) · \($0.title)", .strong))
    }
    return [answers, next].compactMap(\.self)
  }

  /// The keys, in lines that break between two of them.
  var keys: [Line] {
    let words =
      (offers.hints.contains(id) ? ["h hint"] : []) + look
      + ["o open", "r run"] + (preceding == nil ? [] : ["p back"])
      + ["l list", "c all", "s task", "x reset", "? help", "q quit"]
    var lines: [Line] = []
    for word in words {
      let key = Line(Span("\(word.prefix(1))", .strong), Span("\(word.dropFirst())", .faint))
      if let last = lines.last, last.text.count + 3 + word.count < columns {
        lines[lines.count - 1].spans += [Span(" · ", .faint)] + key.spans
      } else {
        lines.append(key)
      }
    }
    return lines
  }

  /// The keys for a flow where spies are given, and for the solution where there is one.
  private var look: [String] {
    guard isGreen else { return state?.writes == .suite ? [] : ["f flow"] }
    return offers.solutions.contains(id) ? ["d diff"] : []
  }

  func verdictLines(_ judged: Judgement, _ choice: Report.Choice = .usual) -> [Line] {
    let lines = Report.verdict(
      judged.verdict, offers, choice: choice,
      on: Medium(width: min(80, columns - 1), unicode: signs.isUnicode, isPlain: renderer.isPlain))
    return hasKeys ? lines.map(keyed) : lines
  }

  /// The line with keys in place of the commands that they stand for.
  private func keyed(_ line: Line) -> Line {
    let keys = ["flow": "f", "hint": "h", "show": "s", "diff": "d", "check": "r"]
    var line = line
    for (index, span) in line.spans.enumerated() where span.style == .command {
      let words = span.text.split(separator: " ").map(String.init)
      guard words.count > 2, words[2] == "\(id.number)", let key = keys[words[1]] else { continue }
      let isAll = words.dropFirst(3) == ["--all"]
      guard isAll || words.count == 3 else { continue }
      line.spans[index] = Span(isAll ? "a" : "\(key) \(words[1])", .strong)
    }
    return line
  }

  /// The lines at the beginning where nothing is redrawn.
  var greeting: [Line] {
    [Line(Span("watching \(id) · \(state?.title ?? "")", .strong)), files]
      + (hasKeys ? [Line("? shows the keys, q ends", .faint)] : [])
  }
}
