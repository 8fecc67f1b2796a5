/// Which exercises `kata list` shows.
package enum ListChoice: Sendable {
  case all, open, passed

  func holds(_ state: ExerciseState) -> Bool {
    switch self {
    case .all: true
    case .open: state.isOpen
    case .passed: state.isPassed
    }
  }
}

extension PathState {
  /// The same with the chosen exercises alone.
  package func only(_ choice: ListChoice) -> Self {
    Self(path: path, exercises: exercises.filter(choice.holds))
  }
}

extension Report {
  /// The path's exercises, a row each below their scene, and how far the learner is.
  package static func list(_ state: PathState, _ choice: ListChoice = .all) -> [Line] {
    let shown = state.only(choice).exercises
    let width = shown.map(\.title.columns).max() ?? 0
    var lines: [Line] = []
    var scene = ""
    for row in shown {
      if row.scene != scene {
        if !scene.isEmpty { lines.append(.empty) }
        scene = row.scene
        lines.append(Line(scene, .strong))
      }
      lines.append(line(row, titles: width))
    }
    if !shown.isEmpty { lines.append(.empty) }
    let isCompared = !shown.contains { $0.isPassed && !$0.isCompared }
    return lines + progress(state) + (isCompared ? [] : whyNotCompared("kata check"))
  }

  /// How many of the path's have passed, and what is to be known of the others.
  static func progress(_ state: PathState) -> [Line] {
    let states = state.exercises
    let passed = states.filter(\.isPassed)
    let uncompared = passed.filter { !$0.isCompared }.count
    let ungraded = states.filter { !$0.isPassed && !$0.isOpen }.count
    let changed = states.filter(\.isChangedSincePass).count
    let isAll = passed.count == states.count
    let isWhole = state.path == CoursePath.whole
    return [
      Line(
        count(state) + but(uncompared, of: passed.count, ungraded)
          + (changed > 0 ? ", \(changed) changed since" : ""),
        isAll && uncompared == 0 ? .good : .plain)
    ] + rest(states) + (isWhole || states.contains(where: \.isOpen) ? [] : [goOn])
  }

  /// As in "2 of 7 exercises of half-day passed".
  static func count(_ state: PathState) -> String {
    let passed = state.exercises.filter(\.isPassed).count
    let isAll = passed == state.exercises.count
    return isAll ? "\(whole(state)) passed" : "\(passed) of \(exercises(state)) passed"
  }

  /// As in "all 7 exercises of half-day".
  static func whole(_ state: PathState) -> String { "all \(exercises(state))" }

  private static func exercises(_ state: PathState) -> String {
    "\(state.exercises.count) exercises"
      + (state.path == CoursePath.whole ? "" : " of \(state.path)")
  }

  /// Behind a path's end there are others.
  private static var goOn: Line { Line(Span("next: ", .faint), Span("kata path", .command)) }

  private static func line(_ state: ExerciseState, titles: Int) -> Line {
    let (words, mark) = (words(state), mark(state))
    return Line(
      Span("  \(mark.text) ", mark.style),
      Span("\(state.id.short)  \(state.title.padded(to: titles))  "),
      Span("\("\(state.minutes)".aligned(to: 3)) min   "),
      Span(words, state.isPassed && !state.isCompared ? .doubtful : .faint))
  }

  /// A sign for each kind of state, so that none is told by its colour alone.
  static func mark(_ state: ExerciseState) -> Span {
    switch state.outcome {
    case .passed where state.changed: Span("*", .doubtful)
    case .passed: Span("✓", state.isCompared ? .good : .doubtful)
    case .notGraded where !state.changed: Span("~", .doubtful)
    case .notStarted: Span("·", .faint)
    case nil: Span("…", .doubtful)
    case .some: Span("✗", .bad)
    }
  }

  private static func words(_ state: ExerciseState) -> String {
    guard let outcome = state.outcome else { return "begun, not checked yet" }
    if state.isPassed, !state.isCompared { return notCompared }
    let isSuite = outcome == .failed && state.writes == .suite
    return (isSuite ? "suite not right yet" : name(outcome))
      + (state.changed ? ", changed since" : "")
  }
}
