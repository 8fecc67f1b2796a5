extension RuleSearch {
  /// Interactors that make text for people.
  mutating func lookForFormatting() {
    for part in parts where part.isA(.interactor) && !part.isA(.presenter) {
      for (effects, name, mention) in effects(of: part) where effects.contains(.formatting) {
        report(
          .formatting, at: mention.place, way: mention.way,
          "\(subject(part, mention.way)) makes text for people with `\(name)`, and how things read"
            + " is the Presenter's.")
      }
      for mention in part.mentions where mention.form == .sentence {
        report(
          .formatting, at: mention.place, way: mention.way,
          "\(subject(part, mention.way)) spells out words for people, and the words are the"
            + " Presenter's.",
          instead: "Let the Response say what happened, and have the Presenter find the words.")
      }
    }
  }
}
