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
    var responses = [item(using: &random)]
    for _ in 0..<random.below(5) {
      responses.append(random.once(in: 4) ? random.pick(responses) : item(using: &random))
    }
    return Self(responses: responses)
  }

  private static func item(using random: inout KataRandom) -> Item {
    if random.once(in: 3) {
      Item(name: nil, failure: random.pick(Login.Failure.allCases).kind)
    } else {
      Item(name: name(using: &random), failure: nil)
    }
  }

  private static func name(using random: inout KataRandom) -> String {
    switch random.below(6) {
    case 0: random.blank()
    case 1: "\(random.blank())\(random.blank())"
    case 2: "\(random.word())\(random.blank())\(random.word())"
    case 3: "\(random.blank())\(random.word())\(random.blank())"
    default: random.word()
    }
  }
}
