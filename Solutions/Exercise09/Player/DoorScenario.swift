import LoginSpies
import SpyKit

/// One login after another by any of the ways in, and what the worker answers to each.
nonisolated struct DoorScenario: KataScenario {
  var logins: [Entry]

  nonisolated struct Entry: Codable, Sendable {
    /// "password", "guest", "code", "pin", "badge" or "link".
    var way: String
    var email: String
    var password: String
    var answer: KataAnswer
  }

  static let ways = ["password", "guest", "code", "pin", "badge", "link"]

  var isCovered: Bool { logins.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    let open = (0...random.below(3)).map { _ in random.pick(ways) }
    return Self(
      logins: (0...random.below(9)).map { _ in
        let way = random.pick(open)
        return Entry(
          way: way, email: email(using: &random), password: password(by: way, using: &random),
          answer: answer(using: &random))
      })
  }

  private static func email(using random: inout KataRandom) -> String {
    random.once(in: 3) ? "\(random.word())@x.org" : "ann@x.org"
  }

  private static func password(by way: String, using random: inout KataRandom) -> String {
    if way == "code" && random.once(in: 3) { return random.blank() }
    return random.once(in: 3) ? "\(random.blank())\(random.word())\(random.blank())" : "s3cret"
  }

  private static func answer(using random: inout KataRandom) -> KataAnswer {
    switch random.below(10) {
    case 0, 1: .user(name: random.pick(["Ann", "Bob"]))
    case 2: .user(name: "\(random.blank())\(random.word())\(random.blank())")
    case 3: .oddError(text: random.pick(["", "offline", "wrongCredentials", random.word()]))
    case 4: .failure(kind: "offline")
    default: .failure(kind: "wrongCredentials")
    }
  }
}

nonisolated extension DoorScenario.Entry {
  /// Complete credentials, and the answers that the README names.
  fileprivate var isCovered: Bool {
    guard DoorScenario.ways.contains(way), way == "code" || !password.isEmpty,
      email.first?.isWhitespace == false, email.last?.isWhitespace == false
    else { return false }
    return switch answer {
    case .user(let name): !name.allSatisfy(\.isWhitespace)
    case .failure(let kind): ["offline", "wrongCredentials"].contains(kind)
    case .oddError: true
    }
  }
}
