@testable import KataCore

/// Scenarios of the shapes that players read: forms, answers out of order, a screen, plain numbers.
enum RandomScenario {
  static func make(using random: inout SeededGenerator) -> JSONValue {
    switch random.below(4) {
    case 0: form(&random)
    case 1: answers(&random)
    case 2: screen(&random)
    default: numbers(&random)
    }
  }

  static func form(_ random: inout SeededGenerator) -> JSONValue {
    let attempts = (0...random.below(3)).map { _ -> JSONValue in
      var members: [(String, JSONValue)] = []
      if random.below(8) > 0 { members.append(("email", text(&random))) }
      if random.below(8) > 0 { members.append(("password", text(&random))) }
      return object(members)
    }
    return object([("attempts", .array(attempts))])
  }

  static func answers(_ random: inout SeededGenerator) -> JSONValue {
    let steps = (0...random.below(8)).map { _ -> JSONValue in
      if random.below(2) == 0 {
        return object([("logIn", object([("email", text(&random)), ("password", text(&random))]))])
      }
      let answer = object([("user", object([("name", text(&random))]))])
      let place = JSONValue.integer(random.below(4))
      return object([("answer", object([("place", place), ("with", answer)]))])
    }
    return object([("steps", .array(steps))])
  }

  static func screen(_ random: inout SeededGenerator) -> JSONValue {
    let steps = (0...random.below(10)).map { _ -> JSONValue in
      switch random.below(3) {
      case 0: return object([("email", object([("typed", text(&random))]))])
      case 1: return display(&random)
      default:
        let displays = (0..<random.below(4)).map { _ in display(&random) }
        return object([("tap", object([("meanwhile", .array(displays))]))])
      }
    }
    return object([("steps", .array(steps))])
  }

  static func numbers(_ random: inout SeededGenerator) -> JSONValue {
    let items = (0...random.below(9)).map { _ -> JSONValue in
      let price = JSONValue.integer(random.pick([0, 1, 17, 18, -40, 250, 9_999, -1_000_000]))
      let share = JSONValue.decimal(random.pick(["0.5", "-12.75", "3.14159"]))
      return object([("name", text(&random)), ("price", price), ("share", share)])
    }
    return object([("items", .array(items)), ("seconds", .integer(random.below(4_000)))])
  }

  private static func display(_ random: inout SeededGenerator) -> JSONValue {
    random.below(2) == 0
      ? object([("loading", object([("isLoading", .bool(random.below(2) == 0))]))])
      : object([("problem", object([("message", text(&random)), ("title", text(&random))]))])
  }

  static func text(_ random: inout SeededGenerator) -> JSONValue {
    let blanks = ["", "", " ", "   ", "\t", "\n", "\u{A0}", " \n\t ", "\u{3000}", "\r\n"]
    let letters = ["a", "b", "Z", "0", "9", ".", "ß", "İ", "é", "e\u{301}", "日", "👩‍👩‍👧", "\""]
    let word = (0..<random.below(7)).map { _ in random.pick(letters) }.joined()
    switch random.below(4) {
    case 0: return .string(random.pick(["Ann", "Bob"]))
    default: return .string("\(random.pick(blanks))\(word)\(random.pick(blanks))")
    }
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(
      members.sorted { $0.0 < $1.0 }.map { JSONValue.Member(key: $0.0, value: $0.1) })
  }
}
