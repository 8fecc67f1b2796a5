extension Report {
  /// Every exercise on a line, and how far the learner is.
  package static func list(_ states: [ExerciseState]) -> [Line] {
    var lines: [Line] = []
    var scene = ""
    for state in states {
      if state.scene != scene {
        if !scene.isEmpty { lines.append(.empty) }
        scene = state.scene
        lines.append(Line(scene, .strong))
      }
      lines.append(line(state))
    }
    let isCompared = !states.contains { $0.isPassed && !$0.isCompared }
    return lines + [.empty] + progress(states)
      + (isCompared ? [] : whyNotCompared("kata check"))
  }

  /// Where the learner is, and what comes next.
  package static func home(_ states: [ExerciseState], _ offers: Offers) -> [Line] {
    var lines = [Line("Kata VIP: View · Interactor · Presenter, test-first", .strong)]
    lines += progress(states)
    guard let next = states.first(where: \.isOpen) else { return lines }
    lines += [
      .empty,
      Line(
        Span("next: ", .faint), Span("\(next.id) · \(next.title)", .strong),
        Span(" (about \(next.minutes) minutes)", .faint)),
      Line(
        Span("  read   ", .faint), Span("\(ExerciseLayout(next.id).readme)  or  "),
        Span("kata show \(next.id.number)", .command)),
      Line(Span("  edit   ", .faint), Span(next.files.joined(separator: " "))),
      Line(Span("  check  ", .faint), Span("kata check \(next.id.number)", .command)),
    ]
    if offers.hints.contains(next.id) {
      lines.append(Line(Span("  stuck  ", .faint), Span(offers.help(with: next.id), .command)))
    }
    return lines
  }

  /// After a pass: why the reference is as it is, where asked for, and the exercise that comes next.
  package static func onward(
    _ states: [ExerciseState], after passed: [ExerciseID], why isOffered: Bool
  ) -> [Line] {
    let why =
      isOffered
      ? passed.map { Line(Span("  why:  ", .faint), Span("kata diff \($0.number)", .command)) } : []
    let open = states.filter(\.isOpen)
    let later = open.first { state in passed.allSatisfy { $0 < state.id } }
    guard let next = later ?? open.first else { return why + progress(states) }
    return why + [
      Line(
        Span("  next: ", .faint), Span("kata show \(next.id.number)", .command),
        Span("  (\(next.id) · \(next.title))", .faint))
    ]
  }

  /// Who goes on where nothing is left to do in this copy, and not all is graded; else nothing.
  package static func rest(_ states: [ExerciseState]) -> [Line] {
    let ungraded = states.filter { !$0.isPassed && !$0.isOpen }
    guard !ungraded.isEmpty, !states.contains(where: \.isOpen) else { return [] }
    let folders = ungraded.map { ExerciseLayout($0.id).tests }.joined(separator: " and ")
    return Wrapping.sentences("Whoever has the Solutions grades \(folders).", columns: 78)
      .reduce(into: [Line("Nothing is left to do here.")]) { $0.append(Line($1)) }
  }

  private static func progress(_ states: [ExerciseState]) -> [Line] {
    let passed = states.filter(\.isPassed)
    let uncompared = passed.filter { !$0.isCompared }.count
    let ungraded = states.filter { !$0.isPassed && !$0.isOpen }.count
    let isAll = passed.count == states.count
    let count = isAll ? "all \(states.count)" : "\(passed.count) of \(states.count)"
    return [
      Line(
        "\(count) exercises passed" + but(uncompared, of: passed.count, ungraded),
        isAll && uncompared == 0 ? .good : .plain)
    ] + rest(states)
  }

  private static func line(_ state: ExerciseState) -> Line {
    let title = state.title.padded(to: 24)
    let text = "\(state.id.short)  \(title) \(state.minutes) min"
    let padded = text.padded(to: 38)
    switch state.outcome {
    case .passed where !state.changed && !state.isCompared:
      return Line(Span("  ✓ ", .doubtful), Span(padded), Span(notCompared, .doubtful))
    case .passed where !state.changed: return Line(Span("  ✓ ", .good), Span(text))
    case .notGraded where !state.changed:
      return Line(
        Span("  ~ ", .doubtful), Span(padded), Span(name(.notGraded), .faint))
    case .notStarted: return Line(Span("  · ", .faint), Span(text))
    case nil:
      return Line(Span("  … ", .doubtful), Span(padded), Span("begun, not checked yet", .faint))
    case .some(let outcome):
      let isSuite = outcome == .failed && state.writes == .suite
      let words =
        (isSuite ? "suite not right yet" : name(outcome)) + (state.changed ? ", changed since" : "")
      return Line(
        Span("  ✗ ", outcome == .passed ? .doubtful : .bad), Span(padded), Span(words, .faint))
    }
  }

}

extension String {
  /// With blanks behind it up to a width; never cut.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
