import LoginSpies
import SpyKit

/// One login after another by any of the ways in, and what the worker answers to each.
nonisolated struct DoorScenario: KataScenario {
  var logins: [Entry]

  nonisolated struct Entry: Codable, Sendable {
    /// "password", "guest", "code", "pin", "badge" or "link".
    var way: String
    /// Nil for those that are usual, as for the password.
    var email: String?
    var password: String?
    var answer: KataAnswer
    /// Whether the task has been cancelled before; nil is no.
    var isCancelled: Bool?
  }

  static let ways = ["password", "guest", "code", "pin", "badge", "link"]

  var isCovered: Bool { logins.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    if random.once(in: 16) { return lockedPad(using: &random) }
    let open = (0...random.below(3)).map { _ in random.pick(ways) }
    return Self(
      logins: random.row(usually: 9) { random in
        let way = random.pick(open)
        return Entry(
          way: way, email: random.once(in: 3) ? odd(using: &random) : nil,
          password: password(by: way, using: &random), answer: answer(using: &random),
          isCancelled: random.once(in: 8) ? true : nil)
      })
  }

  /// By each of the ways in, one answer of each kind after the other, and all of them once more.
  static var always: [Self] {
    let answers: [KataAnswer] = [
      .user(name: "Ann"), .failure(kind: "wrongCredentials"), .user(name: "Bob"),
      .failure(kind: "offline"), .user(name: "Ann"), .oddError(kind: .refused, like: "offline"),
      .user(name: "Cid"),
    ]
    return ways.map { way in
      Self(logins: (answers + answers).map { Entry(way: way, answer: $0) })
    }
  }

  /// Locked for good is locked the twentieth time, too.
  private static func lockedPad(using random: inout KataRandom) -> Self {
    let wrong = Array(repeating: KataAnswer.failure(kind: "wrongCredentials"), count: 3)
    let later = (0...random.below(30)).map { _ in answer(using: &random, user: "Ann") }
    return Self(logins: (wrong + later).map { Entry(way: "pin", answer: $0) })
  }

  private static func password(by way: String, using random: inout KataRandom) -> String? {
    if way == "code" {
      if random.once(in: 4) { return random.oddText([.empty, .blank, .lookalikes]) }
      if random.once(in: 12) { return "123 456" }
    }
    return random.once(in: 3) ? odd(using: &random) : nil
  }

  /// The kind is drawn first, or few ways would meet a blank before a name or behind a code.
  private static func odd(using random: inout KataRandom) -> String {
    let kinds: [KataTexts] = [.outerBlanks, .outerBlanks, .innerBlanks, .cases, .filled]
    return random.oddText(random.pick(kinds), word: random.pick(["Ann", "4711"]))
  }

  private static func name(using random: inout KataRandom) -> String {
    random.once(in: 3) ? random.text(.filled) : odd(using: &random)
  }

  private static func answer(
    using random: inout KataRandom, user: String? = nil
  ) -> KataAnswer {
    let kind = random.pick(["offline", "wrongCredentials"])
    return switch random.below(10) {
    case 0, 1, 2, 3: .user(name: user ?? name(using: &random))
    case 4: .oddError(kind: .refused, like: kind)
    case 5: .odd(using: &random)
    case 6: .failure(kind: "offline")
    default: .failure(kind: "wrongCredentials")
    }
  }
}

nonisolated extension DoorScenario.Entry {
  /// Complete credentials, and the answers that the README names.
  fileprivate var isCovered: Bool {
    guard DoorScenario.ways.contains(way), way == "code" || password != "",
      email.map({ !$0.allSatisfy(\.isWhitespace) }) ?? true
    else { return false }
    return switch answer {
    case .user(let name): !name.allSatisfy(\.isWhitespace)
    case .failure(let kind): ["offline", "wrongCredentials"].contains(kind)
    case .oddError, .neighbour: answer.result != nil
    }
  }
}
