import Basics

extension FlowDiagram {
  /// The same in sentences, one message a line: who sends to whom, and what.
  var sentences: [Line] {
    var lines = said(same, sharedAsides)
    guard let difference else { return lines + [Line(agreement, .good)] }
    lines.append(Line("\(Self.parting): \(difference.words)", .strong))
    for side in sides {
      lines.append(Line("\(side.title) from here on:", side.style))
      lines += said(side.entries, side.asides)
      if side.entries.count <= Self.limit { lines.append(Line("  \(side.ending)")) }
    }
    return lines
  }

  /// The first entries and their asides in words, as many as a drawing shows.
  private func said(_ entries: [Recording.Entry], _ asides: [DrawnAside]) -> [Line] {
    let places = 0...min(entries.count, Self.limit)
    let hidden = entries.count - Self.limit
    return places.flatMap { place in
      (place > 0 ? [Line("  \(said(entries[place - 1]))")] : [])
        + asides.filter { $0.place == place }.map { Line("  \(said($0))") }
    } + (hidden > 0 ? [Line("  and \(hidden) more")] : [])
  }

  private func said(_ aside: DrawnAside) -> String {
    guard let from = aside.from, let to = aside.to else { return aside.words }
    return aside.question == nil
      ? "\(from) to \(to): \(aside.words)" : "\(from) answers \(to): \(aside.text)"
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
