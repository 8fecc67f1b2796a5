extension FlowDiagram {
  /// The same in sentences, one message a line: who sends to whom, and what.
  package var plainLines: [Line] {
    guard !messages.isEmpty else { return [Line(Self.nothing)] }
    var lines = said(same)
    guard let parting else { return lines + [Line(agreement, .good)] }
    lines.append(Line("here they part: \(parting.words)", .strong))
    for side in sides {
      lines.append(Line("\(side.title) from here on:", side.style))
      lines += said(side.entries)
      if side.entries.count <= limit { lines.append(Line("  \(side.ending)")) }
    }
    return lines
  }

  /// As many as are drawn.
  private func said(_ entries: [Recording.Entry]) -> [Line] {
    let hidden = entries.count - limit
    return entries.prefix(limit).map { entry in
      switch entry {
      case .step(let words): Line("  step: \(words)")
      case .message(let message) where cast.isState(message):
        Line("  \(message.receiver) is now: \(message.text)")
      case .message(let message):
        Line("  \(cast.sender(of: message)) to \(message.receiver): \(message.text)")
      }
    } + (hidden > 0 ? [Line("  and \(hidden) more")] : [])
  }
}
