final class SpeakingInteractor: LoginBusinessLogic {
  private let refusal = "That code doesn't fit."  // expect: formatting
  private var said = ""

  func logIn(_ request: Login.Authenticate.Request) async {
    said = "Welcome, \(refusal)"  // expect: formatting
    said = words(for: 3)
    said = "\(refusal) was \(3) times"  // expect: formatting
    said = Outcome.welcome.rawValue
    said = Key.last.rawValue
    said = Phrases.sorry
    said = phrase()
    print("it said \(said)")
    assert(!said.isEmpty, "nothing is said at all")
  }

  private func words(for tries: Int) -> String {
    switch tries {
    case 3: "Ask at the desk."  // expect: formatting
    default: "later"
    }
  }
}

private enum Outcome: String {
  case welcome = "Welcome to the party"  // expect: formatting through Outcome.rawValue
}

private enum Key: String {
  case last = "last.email"
}

private enum Phrases {
  static let sorry = "We are sorry"  // expect: formatting through Phrases.sorry
}

private func phrase(
  _ text: String = "Try it again"  // expect: formatting through phrase
) -> String { text }
