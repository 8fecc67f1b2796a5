package import Basics

extension Report {
  /// The learner's progress, and what comes next.
  package static func home(
    _ state: PathState, _ offers: Offers, plays scenes: [PlayScene] = []
  ) -> [Line] {
    let plays = plays(state, of: scenes)
    let lines =
      [Line("Kata VIP: View · Interactor · Presenter, test-first", .strong)] + progress(state)
    guard let next = state.exercises.first(where: \.isOpen) else { return lines + plays }
    let number = next.id.number
    let about =
      next.isChangedSincePass
      ? (next.taskChanged ? "the course has changed it since it passed" : "changed since it passed")
      : "about \(next.minutes) minutes"
    return lines + [
      .empty,
      Line(
        Span("next: ", .faint), Span("\(next.id) · \(next.title)", .strong),
        Span(" (\(about))", .faint)),
      Line(
        Span("  read   ", .faint), Span("\(next.folder)/README.md  or  "),
        Span("kata show \(number)", .command)),
      Line(Span("  edit   ", .faint), Span(next.files.joined(separator: " "))),
      Line(
        Span("  check  ", .faint), Span("kata check \(number)", .command),
        Span("  or, at every save,  "), Span("kata watch", .command)),
    ]
      + (offers.hints.contains(next.id)
        ? [Line(Span("  stuck  ", .faint), Span(offers.help(with: next.id), .command))] : [])
      + plays
  }

  package static func repairs(isOpen: Bool, due: Int) -> [Line] {
    guard isOpen || due > 0 else { return [] }
    let words =
      isOpen
      ? "a repair is in progress, and your own code waits: "
      : "\(due) \(due == 1 ? "is" : "are") due for a two-minute repair: "
    return [.empty, Line(Span(words, .faint), Span("kata again", .command))]
  }

  /// The scenes that have a part of the learner's.
  private static func plays(_ state: PathState, of scenes: [PlayScene]) -> [Line] {
    let passed = Set(state.exercises.filter(\.isPassed).map(\.id))
    let own = scenes.filter { !passed.isDisjoint(with: $0.exercises) }
    guard !own.isEmpty else { return [] }
    let commands = own.map { "kata play \($0.name)" }.joined(separator: ", ")
    return [.empty, Line(Span("your parts run: ", .faint), Span(commands, .command))]
  }
}
