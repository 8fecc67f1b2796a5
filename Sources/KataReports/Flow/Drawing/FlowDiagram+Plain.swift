package import KataCore

extension FlowDiagram {
  /// The same in sentences, one message a line: who sends to whom, and what.
  package var plainLines: [Line] {
    guard !messages.isEmpty else { return [Line(Self.nothing)] }
    var lines = said(same, answers)
    guard let difference else { return lines + [Line(agreement, .good)] }
    lines.append(Line("\(Self.parting): \(difference.words)", .strong))
    for side in sides {
      lines.append(Line("\(side.title) from here on:", side.style))
      lines += said(side.entries, side.answers)
      if side.entries.count <= Self.limit { lines.append(Line("  \(side.ending)")) }
    }
    return lines
  }

  /// As many as are drawn.
  private func said(_ entries: [Recording.Entry], _ answers: [AnswerArrow]) -> [Line] {
    var lines: [Line] = []
    for (index, entry) in entries.prefix(Self.limit).enumerated() {
      lines.append(Line("  \(said(entry))"))
      for answer in answers where answer.place == index + 1 {
        lines.append(Line("  \(answer.from) answers \(answer.to): \(answer.text)"))
      }
    }
    let hidden = entries.count - Self.limit
    return lines + (hidden > 0 ? [Line("  and \(hidden) more")] : [])
  }

  private func said(_ entry: Recording.Entry) -> String {
    switch entry {
    case .step(let words): "step: \(words)"
    case .message(let message) where cast.isState(message):
      "\(message.receiver) is now: \(message.text)"
    case .message(let message):
      "\(cast.sender(of: message)) to \(message.receiver): \(message.text)"
    }
  }
}
