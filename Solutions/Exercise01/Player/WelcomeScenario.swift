import LoginScene
import LoginSpies
import SpyKit

/// What the Interactor may hand to the Presenter, one response after another.
nonisolated struct WelcomeScenario: KataScenario {
  var responses: [Item]

  /// The name of somebody who is in, or the kind of failure.
  nonisolated struct Item: Codable, Sendable {
    var name: String?
    var failure: String?

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
    if random.once(in: 3) {
      Item(name: nil, failure: random.pick(Login.Failure.allCases).kind)
    } else {
      Item(name: random.text(.all), failure: nil)
    }
  }
}
