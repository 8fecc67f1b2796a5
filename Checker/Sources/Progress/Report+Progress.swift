import Foundation
package import Basics

/// A choice of exercises for `kata list`.
package enum ListChoice: Sendable {
  case all, open, passed
}

extension PathState {
  /// The same with the chosen exercises alone.
  package func only(_ choice: ListChoice) -> Self {
    let chosen =
      switch choice {
      case .all: exercises
      case .open: exercises.filter(\.isOpen)
      case .passed: exercises.filter(\.isPassed)
      }
    return Self(path: path, exercises: chosen)
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
        lines += (scene.isEmpty ? [] : [.empty]) + [Line(row.scene, .strong)]
        scene = row.scene
      }
      lines.append(line(row, titles: width))
    }
    return lines + (shown.isEmpty ? [] : [.empty]) + progress(state)
  }

  /// The number of exercises that have passed, and what is to be known of the others.
  package static func progress(_ state: PathState) -> [Line] {
    let states = state.exercises
    let ungraded = states.count { !$0.isPassed && !$0.isOpen }
    let changed = states.count(where: \.isChangedSincePass)
    let count = Line(
      count(state) + notGraded(ungraded) + (changed > 0 ? ", \(changed) changed since" : ""),
      states.allSatisfy(\.isPassed) ? .good : .plain)
    // Behind a path's end there are others.
    let isDone = state.path != CoursePath.whole && !states.contains(where: \.isOpen)
    return [count] + (isDone ? [Line(Span("next: ", .faint), Span("kata path", .command))] : [])
  }

  /// The count of passed exercises, such as "2 of 7 exercises of half-day passed".
  package static func count(_ state: PathState) -> String {
    let passed = state.exercises.count(where: \.isPassed)
    let isAll = passed == state.exercises.count
    return isAll ? "\(whole(state)) passed" : "\(passed) of \(exercises(state)) passed"
  }

  /// The words for a whole path, such as "all 7 exercises of half-day".
  package static func whole(_ state: PathState) -> String { "all \(exercises(state))" }

  private static func exercises(_ state: PathState) -> String {
    "\(state.exercises.count) exercises"
      + (state.path == CoursePath.whole ? "" : " of \(state.path)")
  }

  /// The states in one line for a chat: the exercise at hand with its red edge, and all that are begun.
  package static func pasted(_ state: PathState, at current: ExerciseState?, edge: Int?) -> Line {
    func cell(_ state: ExerciseState) -> String { "\(state.id.number)\(mark(state).text)" }
    let hand = current.map { cell($0) + (edge.map { "E\($0)" } ?? "") }
    let begun = state.exercises.filter { $0.outcome != .notStarted }.map(cell)
    let passed = state.exercises.count(where: \.isPassed)
    let parts = [hand ?? "", begun.joined(separator: " "), "\(passed) of \(state.exercises.count)"]
    return Line("kata " + parts.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private static func line(_ state: ExerciseState, titles: Int) -> Line {
    let mark = mark(state)
    return Line(
      Span("  \(mark.text) ", mark.style),
      Span("\(state.id.short)  \(state.title.padded(to: titles))  "),
      Span("\("\(state.minutes)".aligned(to: 3)) min   "),
      Span(words(state), state.isPassed && !state.isCompared ? .doubtful : .faint))
  }

  /// A sign for each kind of state, so that none is told by its color alone.
  package static func mark(_ state: ExerciseState) -> Span {
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
      + (state.changed ? ", changed \(state.taskChanged ? "by the course " : "")since" : "")
  }

  package static func paths(
    _ ways: [CoursePath], chosen: String, passed: Set<ExerciseID> = []
  ) -> [Line] {
    let name = ways.map(\.name.columns).max() ?? 0
    func state(_ way: CoursePath) -> String {
      let count = passed.intersection(way.exercises).count
      let words = (way.name == chosen ? ["yours"] : []) + (count > 0 ? ["\(count) passed"] : [])
      return words.isEmpty ? "" : "  (\(words.joined(separator: ", ")))"
    }
    return [Line("Paths through the course", .strong)]
      + ways.map { way in
        Line(
          Span("  \(way.name.padded(to: name))  "),
          Span("\("\(way.exercises.count)".aligned(to: 3)) exercises  "),
          Span("\(time(way.minutes).aligned(to: 11))  ", .faint), Span(rows(way.exercises)),
          Span(state(way), .good))
      } + [Line(Span("next: ", .faint), Span("kata path PATH", .command))]
  }

  package static func follows(_ way: CoursePath) -> [Line] {
    [
      Line(
        Span("You follow \(way.name)", .good),
        Span(": \(way.exercises.count) exercises, about \(time(way.minutes)).")),
      Line(Span("next: ", .faint), Span("kata", .command)),
    ]
  }

  private static func time(_ minutes: Int) -> String {
    let rest = "\(minutes % 60) min"
    guard minutes >= 60 else { return rest }
    return "\(minutes / 60) h" + (minutes.isMultiple(of: 60) ? "" : " \(rest)")
  }

  /// The exercises' numbers as ranges, such as "01 to 08, 10".
  private static func rows(_ ids: [ExerciseID]) -> String {
    IndexSet(ids.map(\.number)).rangeView.map { range in
      let ends = [range.lowerBound, range.upperBound - 1].map { ExerciseID(number: $0).short }
      return range.count == 1 ? ends[0] : ends.joined(separator: " to ")
    }.joined(separator: ", ")
  }

  /// After a pass: why the reference is as it is, where asked for, and the exercise that comes next.
  package static func onward(
    _ state: PathState, after passed: [ExerciseID], why isOffered: Bool
  ) -> [Line] {
    let why =
      isOffered
      ? passed.map { Line(Span("  why:  ", .faint), Span("kata diff \($0.number)", .command)) } : []
    guard let next = state.next(after: passed) else { return progress(state) + why }
    return [
      Line(
        Span("  next: ", .faint), Span("kata show \(next.id.number)", .command),
        Span("  (\(next.id) · \(next.title))", .faint))
    ] + why
  }
}
