/// What a watch says.
extension Watch {
  static let gaveUpAll = "You saved, so the check of all was given up; c begins it anew."

  /// What each key does, at length.
  package static let help: [Line] =
    [Line("Keys", .strong)]
    + [
      ("n", "goes on to the next exercise, once this one is green"),
      ("p", "goes back to the one before"),
      ("h", "shows the next hint; each gives away more"),
      ("f", "draws the messages of the first failing test or script"),
      ("d", "shows yours beside the reference, once yours is green"),
      ("l", "lists all exercises with their states"),
      ("o", "opens your editor at the first line that fails"),
      ("r", "checks again, also what has not changed"),
      ("c", "checks all exercises"),
      ("x", "puts the exercise back to its stub, and asks first; your work is kept"),
      ("?", "shows this, and hides it again"),
      ("q", "ends the watch"),
      ("Enter", "back to the verdict"),
      ("Space, arrows", "move through what is longer than the terminal"),
    ].map { Line(Span("  \($0.padded(to: 14)) ", .strong), Span($1)) }

  var question: Line {
    Line(
      Span("Put \(id) back to its stub? Your work is kept in .kata/backups. ", .strong),
      Span("y yes, any other key no"))
  }

  /// What is under way, or what came of it: in a sign and in words.
  var status: Line {
    switch work {
    case .check: Line("· checking \(id)\(ongoing)", .faint)
    case .all: Line("· checking all exercises\(ongoing)", .faint)
    case nil, .preparing: settled
    }
  }

  private var ongoing: String { progress.map { ": \($0) …" } ?? " …" }

  private var settled: Line {
    guard let verdict = judgement?.verdict else {
      return refusal == nil ? Line("· \(id)", .faint) : Line("✗ \(id) could not be checked", .bad)
    }
    let words = "\(id) \(Report.name(verdict.outcome))"
    return switch verdict.outcome {
    case .passed: Line("✓ \(words)", verdict.isCompared ? .good : .doubtful)
    case .notGraded: Line("~ \(words)", .doubtful)
    default: Line("✗ \(words)", .bad)
    }
  }

  /// Where the file is.
  var files: Line {
    Line(Span("edit ", .faint), Span(state?.files.joined(separator: " ") ?? ""))
  }

  /// A mark for each exercise, and the count: "✓✓[✗]···  2 of 6 exercises passed".
  var progressLine: Line {
    let passed = states.filter(\.isPassed).count
    let count = Span("\(passed) of \(states.count) exercises passed", .faint)
    guard !style.isPlain else { return Line(count) }
    var line = Line()
    for state in states {
      let mark = Self.mark(state)
      line.spans.append(state.id == id ? Span("[\(mark.text)]", .strong) : mark)
    }
    line.spans += [Span("  "), count]
    return line
  }

  private static func mark(_ state: ExerciseState) -> Span {
    switch state.outcome {
    case .notStarted: Span("·", .faint)
    case .passed where !state.changed: Span("✓", .good)
    case _ where state.changed, .notGraded, nil: Span("~", .doubtful)
    default: Span("✗", .bad)
    }
  }

  /// What goes on from here, once it is green.
  var nextLine: [Line] {
    guard isGreen, let next = following else { return [] }
    return [
      Line(Span("n", .strong), Span(" goes on to "), Span("\(next.id) · \(next.title)", .strong))
    ]
  }

  /// The keys, in lines that break between two of them.
  var keys: [Line] {
    let words =
      ["h hint", isGreen ? "d diff" : "f flow", "o open", "r run", "p back", "l list", "c all"]
      + ["x reset", "? help", "q quit"]
    var lines: [Line] = []
    for word in words {
      let key = [Span("\(word.prefix(1))", .strong), Span("\(word.dropFirst())", .faint)]
      if let last = lines.last, last.text.count + 3 + word.count < columns {
        lines[lines.count - 1].spans += [Span(" · ", .faint)] + key
      } else {
        lines.append(Line(""))
        lines[lines.count - 1].spans = key
      }
    }
    return lines
  }

  func verdictLines(_ judged: Judgement) -> [Line] {
    Report.verdict(
      judged.verdict, style.offers, unicode: style.signs.isUnicode,
      isWhyTold: states.contains { $0.id != id && $0.isPassed && !$0.isCompared })
  }

  /// What is said at the beginning where nothing is redrawn.
  package var greeting: [Line] {
    [Line(Span("watching \(id) · \(state?.title ?? "")", .strong)), files]
      + (style.hasKeys ? [Line("? shows the keys, q ends", .faint)] : [])
  }
}
