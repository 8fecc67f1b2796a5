import SpyKit

/// A body as JSON, of which one field can be broken.
nonisolated indirect enum BodyTree {
  case object([(key: String, value: BodyTree)])
  case list([BodyTree])
  /// A text, a number or a null, as JSON has it.
  case plain(String)

  var text: String {
    switch self {
    case .object(let fields):
      "{" + fields.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
    case .list(let rows): "[" + rows.map(\.text).joined(separator: ",") + "]"
    case .plain(let text): text
    }
  }

  /// The names of all that is in it, but for what the app doesn't know.
  var fields: [String] { places(below: "").map(\.name) }

  /// A row that is left out is no fault, and an object in a row's place has several.
  func covers(_ fault: ForecastsScenario.Fault) -> Bool {
    places(below: "").contains { place in
      place.name == fault.field
        && !(place.isRow && (fault.kind == .missing || fault.kind == .object))
    }
  }

  func with(_ fault: ForecastsScenario.Fault) -> BodyTree {
    with(fault, below: "") ?? self
  }

  private func places(below name: String) -> [(name: String, isRow: Bool)] {
    switch self {
    case .object(let fields):
      fields.filter { !$0.key.hasPrefix("x-") && $0.key.first?.isUppercase == false }.flatMap {
        field in
        let own = name.isEmpty ? field.key : "\(name).\(field.key)"
        return [(own, false)] + field.value.places(below: own)
      }
    case .list(let rows):
      rows.enumerated().flatMap { row in
        let own = "\(name)[\(row.offset)]"
        return [(own, true)] + row.element.places(below: own)
      }
    case .plain: []
    }
  }

  /// Nil where it is this very value that is missing.
  private func with(_ fault: ForecastsScenario.Fault, below name: String) -> BodyTree? {
    if !name.isEmpty, name == fault.field { return fault.replacement }
    switch self {
    case .object(let fields):
      return .object(
        fields.compactMap { field in
          let own = name.isEmpty ? field.key : "\(name).\(field.key)"
          return field.value.with(fault, below: own).map { (field.key, $0) }
        })
    case .list(let rows):
      return .list(
        rows.enumerated().compactMap { $0.element.with(fault, below: "\(name)[\($0.offset)]") })
    case .plain: return self
    }
  }
}

nonisolated extension ForecastsScenario.Sent {
  var tree: BodyTree {
    var random = KataRandom(seed: order)
    var fields: [(String, BodyTree)] = [
      ("place", .plain(BodyTree.quoted(place))),
      ("hourly", .list(hours.map { object(hour($0), using: &random) })),
    ]
    if let days {
      fields.append(("daily", .list(days.map { object(day($0), using: &random) })))
    } else if hasNulls {
      fields.append(("daily", .plain("null")))
    }
    return object(fields, using: &random)
  }

  private func hour(_ hour: ForecastsScenario.Hour) -> [(String, BodyTree)] {
    var fields: [(String, BodyTree)] = [
      ("time", .plain("\"2026-03-01T\(two(hour.hour)):00:00\(zone(hour.zone))\"")),
      ("temperature", .plain(degrees(hour.tenths))),
    ]
    if hour.condition != nil || hasNulls {
      fields.append(("condition", .plain(hour.condition.map(BodyTree.quoted) ?? "null")))
    }
    if hour.rain != nil || hasNulls {
      fields.append(("rain", .plain(hour.rain.map { "\($0)" } ?? "null")))
    }
    return fields
  }

  private func day(_ day: ForecastsScenario.Day) -> [(String, BodyTree)] {
    [
      ("date", .plain(BodyTree.quoted(day.date ?? "2026-03-01"))),
      ("high", .plain(degrees(day.high))),
      ("low", .plain(degrees(day.low))),
    ]
  }

  /// Fields in the order that was asked for, and strangers between them.
  private func object(
    _ fields: [(String, BodyTree)], using random: inout KataRandom
  ) -> BodyTree {
    let more = (0..<strangers).map { number -> (String, BodyTree) in
      let values = ["null", "7", "\"a\"", "[]", "{\"time\":1}"]
      return ("x-\(number)", .plain(values[number % values.count]))
    }
    let namesakes =
      hasNamesakes == true
      ? fields.map { ($0.0.prefix(1).uppercased() + $0.0.dropFirst(), BodyTree.plain("8")) } : []
    let all = fields + more + namesakes
    return .object(order == 0 ? all : all.shuffled(using: &random))
  }

  private func degrees(_ tenths: Int) -> String {
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 && order % 2 == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  private func zone(_ minutes: Int) -> String {
    if minutes == 0, order % 2 == 0 { return "Z" }
    return "\(minutes < 0 ? "-" : "+")\(two(abs(minutes) / 60)):\(two(abs(minutes) % 60))"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

nonisolated extension BodyTree {
  /// A text as JSON has it, in nothing but visible ASCII.
  static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit -> String in
      if let scalar = Unicode.Scalar(unit), (" "..."~").contains(scalar),
        !"\"\\".unicodeScalars.contains(scalar)
      {
        return String(scalar)
      }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }
}
