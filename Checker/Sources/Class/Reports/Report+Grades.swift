import Basics
import Common

extension Report {
  /// The table's first row: the exercises' numbers.
  static func gradeHeads(_ exercises: [ExerciseID]) -> Line {
    var line = Line(String(repeating: " ", count: names + 1))
    line.spans += exercises.map { Span("  \($0.short)", .faint) } + [Span("  passed", .faint)]
    return line
  }

  /// One submission: a sign for each exercise, and how many have passed.
  static func gradeRow(_ result: GradeResult, isPlain: Bool = false) -> Line {
    let name = Visible.text(result.submission)
    guard !isPlain else {
      let grades = result.exercises.map { "\($0.id.short) \($0.state.sign.word)" }
      return Line("\(name): \(result.fault ?? grades.joined(separator: ", "))")
    }
    let cell = name.count > names ? String(name.prefix(names - 1)) + "…" : name
    var line = Line(cell + String(repeating: " ", count: names + 1 - cell.count))
    if let fault = result.fault {
      line.spans.append(Span("  \(fault)", .bad))
      return line
    }
    for grade in result.exercises {
      let (sign, _, style) = grade.state.sign
      line.spans.append(Span("   \(sign)", style))
    }
    line.spans.append(Span("  \(result.exercises.count { $0.state == .passed })"))
    return line
  }

  /// The columns for a name: rows are told before all names are known.
  private static let names = 20

  /// The lines beneath the table: its signs, what to talk about, and notes.
  static func gradeSummary(_ book: GradeBook, isPlain: Bool = false) -> [Line] {
    let states = Set(book.rows.flatMap(\.entries).map(\.state))
    let signs = GradeState.allCases.filter(states.contains)
      .map { "\($0.sign.sign) \($0.sign.word)" }
    var lines = isPlain ? [] : [.empty, Line(signs.joined(separator: "  "), .faint)]
    lines += list(Line("to talk about:", .strong), book.toTalkAbout.map(standing))
    let unnamed = book.standings.flatMap { standing in
      standing.causes.compactMap { cause in
        cause.unnamedWords.map {
          "  \(standing.id.short)  \($0) (\(cause.names.map(Visible.text).joined(separator: ", ")))"
        }
      }
    }
    lines += list(
      Line("mistakes without a name; kata mutant NN --from FILE gives one to them all:", .strong),
      unnamed)
    let faults = book.rows.filter { $0.fault == nil }.flatMap { row in
      row.entries.filter { $0.state == .machineFault }
        .map { "  \(row.name), \($0.exercise.id.short): \($0.note ?? "no reason is known")" }
    }
    lines += list(Line("not graded:", .bad), faults)
    lines += list(
      Line("tests or given files were edited, and what is recorded has judged:", .doubtful),
      book.edited.sorted { $0.key < $1.key }.map { name, ids in
        "  \(Visible.text(name)): \(ids.map(\.short).joined(separator: " "))"
      })
    // Few have a place here: those of work that did not pass come first.
    let notes = [false, true].flatMap { isPassed in
      book.rows.flatMap { row in
        let told = row.entries.filter {
          $0.note != nil && $0.state != .machineFault && ($0.state == .passed) == isPassed
        }
        return Dictionary(grouping: told) { $0.note ?? "" }.sorted { $0.key < $1.key }
          .map { note, entries in
            "  \(row.name), \(entries.map(\.exercise.id.short).joined(separator: " ")): \(note)"
          }
      }
    }
    lines += list(Line("notes:", .strong), notes)
    lines += list(
      Line("points by hand:", .strong),
      book.rows.flatMap { row in row.byHand.map { "  \(row.name), \($0)" } })
    lines += list(
      Line("links, and names that lead out of a submission, were not followed:", .doubtful),
      book.leads.sorted { $0.key < $1.key }.map { name, paths in
        "  \(Visible.text(name)): \(Visible.text(paths.joined(separator: ", ")))"
      })
    lines += list(
      Line("files that were not read (the reasons are in submissions/):", .faint),
      book.rows.filter { $0.ignored > 0 }.map { "  \($0.name): \($0.ignored)" })
    return lines
  }

  /// Names that need a look: files that are no submissions, and people who are listed elsewhere.
  static func gradeNames(
    _ book: GradeBook, leftOut: [String], repeated: [String], former: [String]
  ) -> [Line] {
    [
      ("no submission, and left out: ", leftOut),
      ("handed in more than once, a row for each: ", repeated),
      ("points by hand, but no submission: ", book.strangers),
      ("not in the roster: ", book.outsiders),
      ("of an earlier run, and no submission's now: ", former),
    ].filter { !$0.1.isEmpty }.flatMap { words, names in
      [.empty, Line(words + names.map(Visible.text).joined(separator: ", "), .doubtful)]
    }
  }

  /// One exercise: how many have passed, the states of the others, and the test that is red first.
  private static func standing(_ standing: GradeBook.Standing) -> String {
    let others = GradeState.allCases.filter { $0 != .passed }.compactMap { state in
      standing.states[state].map { "\(state.sign.word) \($0)" }
    }
    let cause = standing.causes.first.map { cause in
      if let mistake = cause.mistake { return "; \(cause.names.count) by this: \(mistake.words)" }
      if let words = cause.unnamedWords { return "; \(cause.names.count): \(words)" }
      let edges = cause.edges.map { "E\($0)" }.joined(separator: ", ")
      return "; first red in \(cause.names.count): \(cause.ending)\"\(cause.test)\""
        + (edges.isEmpty ? "" : " (\(edges))")
    }
    return "  \(standing.id.short)  \(standing.passed) of \(standing.begun) passed; "
      + others.joined(separator: ", ") + (cause ?? "")
  }

  private static func list(_ head: Line, _ entries: [String]) -> [Line] {
    guard !entries.isEmpty else { return [] }
    let more = entries.count - 8
    return [.empty, head] + entries.prefix(8).map { Line($0) }
      + (more > 0 ? [Line("  and \(more) more, in submissions/")] : [])
  }
}
