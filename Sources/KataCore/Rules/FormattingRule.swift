extension RuleSearch {
  /// Interactors that make text for people.
  mutating func lookForFormatting() {
    for part in facts.parts where part.isA(.interactor) && !part.isA(.presenter) {
      for use in facts.effects(of: part) where use.effects.contains(.formatting) {
        report(
          .formatting, at: use.place,
          "\(part.shortName) makes text for people with `\(use.name)`, and how things read is the"
            + " Presenter's.",
          instead: Rule.formatting.instead)
      }
      for place in facts.sentences(of: part) {
        report(
          .formatting, at: place,
          "\(part.shortName) spells out words for people, and the words are the Presenter's.",
          instead: "Let the Response say what happened, and have the Presenter find the words.")
      }
    }
  }
}
