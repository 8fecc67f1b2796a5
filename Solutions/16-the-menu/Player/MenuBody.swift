import Foundation
import IceCreamSpies
import SpyKit

/// A menu's file: a whole one, or one with one fault.
nonisolated struct MenuBody: Codable, Sendable {
  var menu: KataMenu
  /// True if the fields come in another order, among some that are unknown.
  var isWordy: Bool
  var fault: Fault?

  nonisolated enum Fault: Codable, Sendable {
    /// The field is not there.
    case missing(field: String)
    /// The field's name begins with a capital.
    case capital(field: String)
    /// Something else stands in the field's place, or in that of the list's first item.
    case replaced(field: String, by: String)
    /// The bytes end after so many.
    case cutOff(length: Int)
    /// The bytes are these in Latin-1, and not UTF-8.
    case latin1
  }

  /// Values that are wrong in any field's place.
  static let wrong = ["null", "{}", "true", "1.5"]

  static let texts = ["code", "name"]
  static let numbers = ["digits", "price"]
  static let lists = ["cones", "flavors", "toppings"]
  static let fields = texts + numbers + lists + ["currency"]
}

nonisolated extension MenuBody {
  static func random(using random: inout KataRandom) -> Self {
    var body = Self(menu: .random(using: &random), isWordy: random.once(in: 3), fault: nil)
    guard random.once(in: 2) else { return body }
    if body.menu.flavors.isEmpty { body.menu.flavors = [.random(using: &random)] }
    body.fault = fault(using: &random, body.length)
    if case .latin1 = body.fault { body.menu.flavors[0].name = "Rosé" }
    return body
  }

  private static func fault(using random: inout KataRandom, _ length: Int) -> Fault {
    switch random.below(10) {
    case 0: return .latin1
    case 1: return .cutOff(length: random.below(length - 1))
    case 2, 3, 4: return .missing(field: random.pick(fields))
    case 5: return .capital(field: random.pick(fields))
    case 6, 7: return .replaced(field: random.pick(fields), by: random.pick(wrong))
    default:
      let field = random.pick(fields + ["flavor"])
      return .replaced(field: field, by: random.pick(replacements(of: field)))
    }
  }

  /// Values that are wrong in this field's place, though it would be right in another's.
  private static func replacements(of field: String) -> [String] {
    if texts.contains(field) { return ["1", "[]"] }
    if field == "price" { return [#""1""#, "[]", "9223372036854775808"] }
    if numbers.contains(field) { return [#""1""#, "[]"] }
    return lists.contains(field) ? [#""Vanilla""#, "0"] : [#""Vanilla""#, "0", "[]"]
  }

  /// True if it is whole, or has exactly one fault that the edges name.
  var isCovered: Bool {
    guard (0...4).contains(menu.currency.digits), !menu.currency.code.isEmpty,
      !whole.unicodeScalars.contains(KataItem.byteOrderMark)
    else { return false }
    guard let fault else { return true }
    guard !menu.flavors.isEmpty else { return false }
    switch fault {
    case .latin1: return menu.flavors[0].name == "Rosé"
    case .cutOff(let length): return length >= 0 && length < self.length - 1
    case .missing(let field), .capital(let field): return Self.fields.contains(field)
    case .replaced(let field, let value):
      return (Self.fields + ["flavor"]).contains(field)
        && (Self.wrong + Self.replacements(of: field)).contains(value)
    }
  }

  private var length: Int { whole.utf8.count }

  /// The JSON without the fault of the bytes, if it has one of these.
  private var whole: String {
    var fields = [
      field("currency", currency), list("cones", menu.cones), list("flavors", menu.flavors),
      list("toppings", menu.toppings),
    ].compactMap(\.self)
    if isWordy {
      fields.reverse()
      fields.insert(#""stand": {"name": "Pier", "flavors": null}"#, at: 0)
    }
    return object(fields)
  }

  var text: String {
    switch fault {
    case .cutOff(let length): String(decoding: whole.utf8.prefix(length), as: UTF8.self)
    default: whole
    }
  }

  var data: Data {
    switch fault {
    // What is left of an "é" is a byte that begins no character.
    case .latin1: Data(whole.utf8.filter { $0 != 0xC3 })
    case .cutOff(let length): Data(whole.utf8.prefix(length))
    default: Data(whole.utf8)
    }
  }

  private var currency: String {
    object(
      [
        field("code", quoted(menu.currency.code)), field("digits", "\(menu.currency.digits)"),
      ].compactMap(\.self))
  }

  private func list(_ name: String, _ items: [KataItem]) -> String? {
    let items = items.enumerated().map { index, item in
      let isFaulty = name == "flavors" && index == 0
      if isFaulty, case .replaced("flavor", let value) = fault { return value }
      var fields = [
        isFaulty ? field("name", quoted(item.name)) : pair("name", quoted(item.name)),
        isFaulty ? field("price", "\(item.price)") : pair("price", "\(item.price)"),
      ].compactMap(\.self)
      if isWordy { fields = [#""vegan": true"#] + fields.reversed() }
      return object(fields)
    }
    return field(name, "[\(items.joined(separator: ", "))]")
  }

  /// A field in its place, unless it is the faulty one.
  private func field(_ name: String, _ value: String) -> String? {
    switch fault {
    case .missing(name): nil
    case .capital(name): pair(name.capitalized, value)
    case .replaced(name, let other): pair(name, other)
    default: pair(name, value)
    }
  }

  private func pair(_ name: String, _ value: String) -> String { "\"\(name)\": \(value)" }

  private func object(_ fields: [String]) -> String { "{\(fields.joined(separator: ", "))}" }

  private func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
