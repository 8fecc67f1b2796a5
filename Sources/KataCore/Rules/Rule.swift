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
  /// The rule itself, in one sentence.
  package var title: String {
    switch self {
    case .oneWay: "Messages go one way: View → Interactor → Presenter → View."
    case .protocols: "A collaborator is held through its protocol."
    case .weakBack: "References that point back are weak."
    case .formatting: "Text, dates and numbers are formatted in the Presenter."
    case .noDecisions: "The Presenter turns a Response into words, and nothing else."
    case .workers: "Network, files, defaults and clocks are reached through a worker."
    case .plainModels: "Request, Response and ViewModel are plain values."
    }
  }

  /// What it is good for, in one sentence.
  package var why: String {
    switch self {
    case .oneWay:
      "With one direction, every change has one path that can be read and tested."
    case .protocols:
      "A test, or another screen, can put something else in a protocol's place."
    case .weakBack:
      "The View owns the parts behind it; a strong reference back would keep all of them alive."
    case .formatting:
      "Words and formats change with language and design; what the app decides does not."
    case .noDecisions:
      "The same Response then always looks the same, and can be tested without waiting."
    case .workers:
      "A test can answer in a worker's place, but not in the network's or the clock's."
    case .plainModels:
      "A value can be compared, kept and sent on, and nobody can change it afterwards."
    }
  }

  /// What to do in place of breaking it, in one sentence.
  package var instead: String {
    switch self {
    case .oneWay: "Answer with a message to the next part in the cycle."
    case .protocols: "Name the protocol here, and let the configurator choose the class."
    case .weakBack: "Declare the reference as a weak, optional variable."
    case .formatting: "Put the plain value into the Response, and format it in the Presenter."
    case .noDecisions: "Decide in the Interactor, and put the outcome into the Response."
    case .workers: "Leave it to a worker, behind a protocol; if nobody asked for it, leave it out."
    case .plainModels: "Carry structs, enums, text and numbers only."
    }
  }
}
