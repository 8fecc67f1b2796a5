/// One place that breaks a rule; its JSON is part of `kata.check/1`'s.
package struct RuleFinding: Codable, Sendable, Hashable {
  package var rule: Rule
  /// As it was named to the compiler.
  package var file: String
  package var line: Int
  /// One sentence: what is there, and why that is in the way.
  package var why: String
  /// One sentence: what to do in its place.
  package var instead: String

  package init(rule: Rule, file: String, line: Int, why: String, instead: String) {
    self.rule = rule
    self.file = file
    self.line = line
    self.why = why
    self.instead = instead
  }
}

/// What looking for broken rules came to.
package enum RuleResult: Sendable, Equatable {
  /// In the order of files, lines and rules; empty when all of them hold.
  case checked([RuleFinding])
  /// The compiler's tree could not be read; never the learner's fault.
  case unavailable(reason: String)
}
