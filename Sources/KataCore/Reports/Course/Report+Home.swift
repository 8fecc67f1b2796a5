extension Report {
  /// Where the learner is, and what comes next.
  package static func home(_ state: PathState, _ offers: Offers) -> [Line] {
    var lines = [Line("Kata VIP: View · Interactor · Presenter, test-first", .strong)]
    lines += progress(state)
    guard let next = state.exercises.first(where: \.isOpen) else { return lines }
    lines += [
      .empty,
      Line(
        Span("next: ", .faint), Span("\(next.id) · \(next.title)", .strong),
        Span(" (about \(next.minutes) minutes)", .faint)),
      Line(
        Span("  read   ", .faint), Span("\(ExerciseLayout(next.id).readme)  or  "),
        Span("kata show \(next.id.number)", .command)),
      Line(Span("  edit   ", .faint), Span(next.files.joined(separator: " "))),
      Line(
        Span("  check  ", .faint), Span("kata check \(next.id.number)", .command),
        Span("  or, at every save,  "), Span("kata watch", .command)),
    ]
    if offers.hints.contains(next.id) {
      lines.append(Line(Span("  stuck  ", .faint), Span(offers.help(with: next.id), .command)))
    }
    return lines
  }

  /// After a pass: why the reference is as it is, where asked for, and the exercise that comes next.
  package static func onward(
    _ state: PathState, after passed: [ExerciseID], why isOffered: Bool
  ) -> [Line] {
    let why =
      isOffered
      ? passed.map { Line(Span("  why:  ", .faint), Span("kata diff \($0.number)", .command)) } : []
    let open = state.exercises.filter(\.isOpen)
    let later = open.first { state in passed.allSatisfy { $0 < state.id } }
    guard let next = later ?? open.first else { return why + progress(state) }
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
}
