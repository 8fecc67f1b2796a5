package import Basics

extension Report {
  /// Each known mistake with the own tests that notice it, those that none notices first.
  package static func teeth(_ teeth: Teeth) -> [Line] {
    let missed = teeth.mistakes.filter(\.noticedBy.isEmpty)
    return teeth.mistakes.filter { !$0.noticedBy.isEmpty }.flatMap(mistake)
      + missed.flatMap(mistake) + [Line(count(teeth), missed.isEmpty ? .good : .doubtful)]
  }

  private static func count(_ teeth: Teeth) -> String {
    "\(notice(teeth.tests.count)) \(teeth.noticed) of \(teeth.mistakes.count) mistakes"
  }

  package static func notice(_ tests: Int) -> String {
    tests == 1 ? "your test notices" : "your \(tests) tests notice"
  }

  /// The worth of own tests beside a given suite: the count, and one mistake that none notices.
  static func teethNote(_ verdict: Verdict, _ offers: Offers) -> [Line] {
    let command = Span("kata teeth \(verdict.id.number)", .command)
    guard !verdict.tests.added.isEmpty, verdict.ownTests == nil, verdict.subjects == nil,
      offers.solutions.contains(verdict.id)
    else { return [] }
    guard let teeth = verdict.teeth else {
      return [Line(Span("  which mistakes they notice: "), command)]
    }
    guard let missed = teeth.mistakes.first(where: \.noticedBy.isEmpty) else {
      return [Line("  \(count(teeth))", .good)]
    }
    let none = teeth.tests.count == 1 ? "it does not notice" : "none of them notices"
    let example = "\(none): \(missed.sentence) (\(missed.edge))"
    return [Line(Span("  \(count(teeth)): ", .doubtful), command)]
      + wrapped(example, columns: 74, margin: "  ")
  }

  private static func mistake(_ mistake: Teeth.Mistake) -> [Line] {
    let isNoticed = !mistake.noticedBy.isEmpty
    let first = Span(isNoticed ? "  ✓ " : "  ✗ ", isNoticed ? .good : .bad)
    let named = mistake.noticedBy.prefix(2).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = mistake.noticedBy.count > 2 ? " and \(mistake.noticedBy.count - 2) more" : ""
    return wrapped("\(mistake.sentence) (\(mistake.edge))", columns: 74, behind: first)
      + (isNoticed ? [Line("      by \(named)\(more)", .faint)] : [])
  }

  package static func known(_ mistake: Verdict.Mistake) -> String {
    "this looks like a known mistake: \(mistake.words)"
  }
}
