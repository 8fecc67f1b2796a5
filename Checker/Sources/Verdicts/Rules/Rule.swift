/// A rule of VIP on code, beyond its behavior; `course.json` names it by its raw value.
package enum Rule: String, Codable, Sendable, CaseIterable {
  case oneWay = "one-way"
  case protocols
  case weakBack = "weak-back"
  case formatting
  case noDecisions = "no-decisions"
  case workers
  case plainModels = "plain-models"
  /// Judged where `course.json` names the parts that a scene must have.
  case parts
}

extension Rule {
  /// The advice for code that breaks it, in one sentence.
  package var instead: String {
    switch self {
    case .oneWay:
      "Send messages to the next part in the cycle only; a Router reads the data store, and a worker"
        + " answers."
    case .protocols: "Name the protocol, and let the configurator choose the class."
    case .weakBack:
      "Hold the View by a weak, optional variable, in the part or in a box of its own."
    case .formatting: "Put the plain value into the Response, and format it in the Presenter."
    case .noDecisions: "Decide in the Interactor, and put the outcome into the Response."
    case .workers: "Leave it to a worker, behind a protocol; if nothing needs it, leave it out."
    case .plainModels: "Carry structs, enums, text and numbers only."
    case .parts: "Give each part that is asked for a class of its own."
    }
  }
}

/// One place that breaks a rule; its JSON is part of `kata.check/1`'s.
package struct RuleFinding: Codable, Sendable, Hashable {
  package var rule: Rule
  /// The path as the compiler was given it.
  package var file: String
  package var line: Int
  /// One sentence that says what is there, and what it leads to.
  package var why: String
  package var instead: String
  /// True if it may turn tests red by itself: a task that nothing awaits, or a View that can't go.
  var isCause: Bool?
  /// Other lines of the file of which the same is said.
  package var also: [Int]?
}

/// The outcome of a search for broken rules.
package enum RuleResult: Sendable, Equatable {
  /// In the order of files, lines and rules; empty when all of them hold.
  case checked([RuleFinding])
  /// The compiler's tree could not be read; never the learner's fault.
  case unavailable(reason: String)
}

extension Verdict {
  package struct Rules: Codable, Sendable, Equatable {
    package var state: State
    package var broken: [RuleFinding] = []
    package var judged: [Rule] = []
    /// The reason why they could not be looked at; nil when they could.
    package var reason: String?

    package enum State: String, Codable, Sendable {
      case notReached, unavailable, held, broken
    }
  }
}
