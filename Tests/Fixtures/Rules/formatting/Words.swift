/// Sentences that lie where nobody looks.
final class WordingInteractor: LoginBusinessLogic {
  private var said = ""

  func logIn(_ request: Login.Authenticate.Request) async {
    said = Outcome.welcome.rawValue
    said = "\(Greeting())"
    said = String(describing: Farewell())
    said = Phrases.sorry
    said = phrase()
    said = "\(Mood.fine)"
    said = Mood.fine.debugDescription
    said = words(of: Compliment())
    said = Moods.allCases.map(\.rawValue).first ?? ""
    said = Key.last.rawValue
    print("\(Inner())")
    assert(said.isEmpty, "nothing is said about \(Inner())")
  }

  private enum Mood: CustomStringConvertible, CustomDebugStringConvertible {
    case fine

    var description: String { "All is fine" }  // expect: formatting through Mood.description
    var debugDescription: String {
      "fine, they say"  // expect: formatting through Mood.debugDescription
    }
  }
}

private enum Outcome: String {
  case welcome = "Welcome to the party"  // expect: formatting through Outcome.rawValue
}

private enum Key: String {
  case last = "last.email"
}

private enum Moods: String, CaseIterable {
  case good = "All is well"  // expect: formatting through Moods.rawValue
}

private func words<Said: CustomStringConvertible>(of said: Said) -> String { said.description }

private struct Compliment: CustomStringConvertible {
  var description: String {
    "You look good"  // expect: formatting through Compliment.description
  }
}

private struct Greeting: CustomStringConvertible {
  var description: String {
    "Good to see you"  // expect: formatting through Greeting.description
  }
}

private struct Farewell: CustomStringConvertible {
  var description: String {
    let words = "See you soon"  // expect: formatting through Farewell.description
    return words
  }

  var debugDescription: String { "nobody asks for it" }
}

private struct Inner: CustomStringConvertible {
  var description: String { "only developers read this" }
}

private enum Phrases {
  static let sorry = "We are sorry"  // expect: formatting through Phrases.sorry
  static let unused = "Nobody says this"
}

private func phrase(
  _ text: String = "Try it again"  // expect: formatting through phrase
) -> String { text }
