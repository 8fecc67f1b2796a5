import LoginScene
import LoginSpies
import SpyKit

/// What the Interactor may hand to the Presenter, one response after another.
nonisolated struct WelcomeScenario: KataScenario {
  var responses: [Item]

  /// The name of a user who is in, or the kind of failure.
  nonisolated struct Item: Codable, Sendable {
    var name: String?
    var failure: String?
    /// Whether it comes while the View is told of the one before; nil is no.
    var isMeanwhile: Bool?

    /// Nil when it is neither of the two, or both.
    var response: Login.Authenticate.Response? {
      switch (name, failure) {
      case (let name?, nil): .success(Login.User(name: name))
      case (nil, let failure?):
        Login.Failure(kind: failure).map { .failure($0) }
      default: nil
      }
    }
  }

  var isCovered: Bool {
    responses.allSatisfy { $0.response != nil }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(responses: random.row(usually: 5) { item(using: &$0) })
  }

  private static func item(using random: inout KataRandom) -> Item {
    let isMeanwhile: Bool? = random.once(in: 20) ? true : nil
    return if random.once(in: 3) {
      Item(
        name: nil, failure: random.pick(Login.Failure.allCases).kind, isMeanwhile: isMeanwhile)
    } else {
      Item(name: name(using: &random), failure: nil, isMeanwhile: isMeanwhile)
    }
  }

  private static func name(using random: inout KataRandom) -> String {
    guard random.once(in: 10) else {
      return random.text(.all, words: ["Ann", "Bob", "Lee, Ann", "Dr. Ann Lee", "Ann (Bob)"])
    }
    let word = random.once(in: 2) ? "Ann" : random.word()
    return word + random.pick([" ", " ", "-", ", ", ""]) + word
  }
}
