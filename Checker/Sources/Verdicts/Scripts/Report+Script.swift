package import Basics

extension Report {
  /// A script's steps in words, then what came of it in the reference and in the learner's code.
  package static func script(
    of reference: Verdict.Reference, on medium: Medium = Medium(), isCut: Bool = false
  ) -> [Line] {
    guard let difference = reference.difference, let diagram = reference.diagram else { return [] }
    let inner = medium.narrower(by: 4)
    let drawn =
      isCut
      ? diagram.difference.map { messages(of: $0, ending: diagram.ending) } ?? []
      : diagram.lines(on: inner)
    let lines =
      stepList(difference.steps, on: inner) + [.empty] + drawn + leak(diagram, columns: inner.width)
    return lines.map { $0.indented(by: 4) }
  }

  /// A script's steps, and behind them the reference's messages, which a learner can predict first.
  package static func ask(
    _ episode: Recording.Episode, _ cast: Cast, on medium: Medium
  ) -> (question: [Line], answer: [Line]) {
    let played = ScriptDifference(
      scenario: episode.name, expected: episode.entries, recorded: episode.entries, cast: cast)
    let inner = medium.narrower(by: 4)
    var diagram = played.diagram
    diagram.isAlone = true
    let question = stepList(played.steps, on: inner)
    let answer = diagram.lines(on: inner)
    return (question.map { $0.indented(by: 4) }, answer.map { $0.indented(by: 4) })
  }

  /// A hint at what may hold a part that should have been freed, below a flow.
  static func leak(_ diagram: FlowDiagram, columns: Int) -> [Line] {
    guard let leak = diagram.leak else { return [] }
    return [.empty] + wrapped(leak, columns: columns)
  }

  private static func stepList(_ steps: [String], on medium: Medium) -> [Line] {
    steps.enumerated().flatMap { index, words in
      let number = steps.count > 1 ? "\(index + 1). " : ""
      let columns = medium.width - number.columns
      let text = Cell.row(medium.signs.shown(words))
        .excerpt(columns: 6 * columns, ellipsis: " \(medium.signs.ellipsis) ").text
      return Wrapping.boxed(text, columns: columns).enumerated().map { row, line in
        let lead = row == 0 ? number : String(repeating: " ", count: number.columns)
        return Line(Span(lead, .faint), Span(line, .strong))
      }
    }
  }

  static func divergence(_ verdict: Verdict, _ script: [Line]) -> [Line] {
    let reference = verdict.reference
    return [Line("  ✗ \(green(verdict)), but \(words(for: reference.state)):", .bad)]
      + (reference.crash.map(issue) ?? []) + script
      + (verdict.tests.telling(on: verdict.mistake) == nil
        ? (verdict.edges ?? []).prefix(3).flatMap(prose) : [])
  }

  /// The fault that a script shows and no test does.
  static func words(for state: Verdict.Reference.State) -> String {
    switch state {
    case .crashed: "a random script makes your code crash"
    case .timedOut: "your code never finishes this random script"
    case .incomplete: "the process ends itself in the middle of this random script"
    default: "in this random script, your code and the reference differ"
    }
  }
}

extension Verdict.Reference {
  /// Nil when no script is known that differs.
  var diagram: FlowDiagram? {
    var diagram = difference?.diagram
    diagram?.ending = state.ending
    return diagram
  }
}

extension ScriptDifference {
  /// The steps in words, up to the one in which the recordings differ: a later one can't be why.
  package var steps: [String] {
    let same = expected.prefix(common).compactMap(\.step)
    return same.isEmpty
      ? (expected + recorded).dropFirst(common).prefix(1).compactMap(\.step) : same
  }

  fileprivate var diagram: FlowDiagram {
    FlowDiagram(expected: numbered(expected), recorded: numbered(recorded), cast: cast)
  }

  /// With a step's number before its words; without the step when it is the only one shown.
  private func numbered(_ entries: [Recording.Entry]) -> [Recording.Entry] {
    let isOnly = steps.count < 2
    var number = 0
    return entries.compactMap { entry in
      guard case .step(let words) = entry else { return entry }
      number += 1
      return isOnly && number == 1 ? nil : .step("\(number). \(words)")
    }
  }
}

extension Verdict.Reference.State {
  /// The words in the place of a message that never came; nil when the script ran to its end.
  package var ending: String? {
    switch self {
    case .crashed: "crashed here"
    case .timedOut: "still not done here at the time limit"
    case .incomplete: "the process ended itself here"
    default: nil
    }
  }
}
