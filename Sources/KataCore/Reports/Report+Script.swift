extension Report {
  /// A script's steps in words, then what came of it in the reference and in the learner's code.
  package static func script(
    of reference: Verdict.Reference, width: Int = 80, unicode: Bool = true,
    isPlain: Bool = false
  ) -> [Line] {
    guard let difference = reference.difference, let diagram = reference.diagram else { return [] }
    let indent = 4
    let lines =
      stepList(difference.steps, width: width - indent, unicode: unicode) + [.empty]
      + (isPlain ? diagram.plainLines : diagram.lines(width: width - indent, unicode: unicode))
      + leak(diagram, width: width - indent)
    return lines.map { line in
      var line = line
      if !line.text.isEmpty { line.spans.insert(Span("    "), at: 0) }
      return line
    }
  }

  private static func leak(_ diagram: FlowDiagram, width: Int) -> [Line] {
    guard let leak = diagram.leak else { return [] }
    return [.empty] + Wrapping.sentences(leak, columns: width).map { Line($0) }
  }

  private static func stepList(_ steps: [String], width: Int, unicode: Bool) -> [Line] {
    let signs = Signs(isUnicode: unicode)
    return steps.enumerated().flatMap { index, words in
      let number = steps.count > 1 ? "\(index + 1). " : ""
      let columns = width - number.columns
      let text = Cell.row(signs.shown(words))
        .excerpt(columns: 6 * columns, ellipsis: " \(signs.ellipsis) ").text
      return Wrapping.boxed(text, columns: columns).enumerated().map { row, line in
        let lead = row == 0 ? number : String(repeating: " ", count: number.columns)
        return Line(Span(lead, .faint), Span(line, .strong))
      }
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
  /// Up to the one in which the recordings part, in words: what comes after it can't be why.
  ///
  /// The reference's where the two go on with different ones.
  package var steps: [String] {
    let sides = [expected, recorded].map { entries in
      let same = entries.prefix(common)
      let part = same + entries.dropFirst(common).prefix(same.contains { !$0.isMessage } ? 0 : 1)
      return part.compactMap { if case .step(let words) = $0 { words } else { nil } }
    }
    return sides[0].count >= sides[1].count ? sides[0] : sides[1]
  }

  fileprivate var diagram: FlowDiagram {
    FlowDiagram(
      expected: numbered(expected, steps), recorded: numbered(recorded, steps), cast: cast)
  }

  /// With a step's number before its words; without the step when it is the only one shown.
  fileprivate func numbered(
    _ entries: [Recording.Entry], _ steps: [String]
  ) -> [Recording.Entry] {
    var number = 0
    return entries.compactMap { entry in
      guard case .step(let words) = entry else { return entry }
      number += 1
      guard steps.count > 1 || number > 1 else { return nil }
      return .step("\(number). \(words)")
    }
  }
}
