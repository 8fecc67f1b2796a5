extension RuleSearch {
  /// Interactors that make text for people.
  mutating func lookForFormatting() {
    for part in parts where part.isA(.interactor) && !part.isA(.presenter) {
      for use in facts.effects(of: part) where use.effects.contains(.formatting) {
        report(
          .formatting, at: use.place, way: use.way,
          "\(subject(part, use.way)) makes text for people with `\(use.name)`, and how things read"
            + " is the Presenter's.",
          instead: Rule.formatting.instead)
      }
      for piece in part.reach.pieces {
        for place in piece.code.sentences {
          report(
            .formatting, at: place, way: piece.way,
            "\(subject(part, piece.way)) spells out words for people, and the words are the"
              + " Presenter's.",
            instead: "Let the Response say what happened, and have the Presenter find the words.")
        }
      }
    }
  }
}
