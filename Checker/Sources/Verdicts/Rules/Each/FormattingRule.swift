extension RuleSearch {
  /// Interactors that make text for people.
  mutating func lookForFormatting() {
    for part in parts where part.isA(.interactor) && !part.isA(.presenter) {
      for (_, name, mention) in effects(of: part, among: [.formatting]) {
        report(
          .formatting, part, mention,
          "makes text for people with `\(name)`, and how things read is the Presenter's.")
      }
      for mention in part.mentions where mention.form == .sentence {
        report(
          .formatting, part, mention,
          "spells out words for people, and the words are the Presenter's.",
          instead: "Let the Response say what happened, and have the Presenter find the words.")
      }
    }
  }
}
