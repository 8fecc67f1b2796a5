/// What VIP asks of code, beyond doing the right thing; `course.json` names them by their raw value.
package enum Rule: String, Codable, Sendable, CaseIterable {
  case oneWay = "one-way"
  case protocols
  case weakBack = "weak-back"
  case formatting
  case noDecisions = "no-decisions"
  case workers
  case plainModels = "plain-models"
}

extension Rule {
  /// What to do in place of breaking it, in one sentence.
  package var instead: String {
    switch self {
    case .oneWay: "Answer with a message to the next part in the cycle."
    case .protocols: "Name the protocol here, and let the configurator choose the class."
    case .weakBack:
      "Declare the reference as a weak, optional variable, here or in a box of its own."
    case .formatting: "Put the plain value into the Response, and format it in the Presenter."
    case .noDecisions: "Decide in the Interactor, and put the outcome into the Response."
    case .workers: "Leave it to a worker, behind a protocol; if nobody asked for it, leave it out."
    case .plainModels: "Carry structs, enums, text and numbers only."
    }
  }
}
