final class SpeakingInteractor: LoginBusinessLogic {
  private let refusal = "That code doesn't fit."  // expect: formatting
  private var said = ""

  func logIn(_ request: Login.Authenticate.Request) async {
    said = "Welcome, \(refusal)"  // expect: formatting
    said = "\(refusal) was \(3) times"  // expect: formatting
    said = Outcome.welcome.rawValue
    said = Phrases.sorry
    print("it said \(said)")
    assert(!said.isEmpty, "nothing is said at all")
  }
}

private enum Outcome: String {
  case welcome = "Welcome to the party"  // expect: formatting through Outcome.rawValue
}

private enum Phrases {
  static let sorry = "We are sorry"  // expect: formatting through Phrases.sorry
}
