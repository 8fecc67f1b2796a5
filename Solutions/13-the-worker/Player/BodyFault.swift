import SpyKit

nonisolated extension ForecastsScenario {
  struct Fault: Codable, Sendable {
    /// Its name, as the errors have it.
    var field: String
    var kind: Kind
    /// Chooses among the values of that kind.
    var value: Int

    nonisolated enum Kind: String, CaseIterable, Codable, Sendable {
      case missing, null, text, number, flag, list, object
    }
  }
}

nonisolated extension ForecastsScenario.Fault {
  /// One of the ways to break this body, each as likely as the others, however many rows there are:
  /// a dozen of 200 scripts hold each of them.
  static func random(
    in sent: ForecastsScenario.Sent, using random: inout KataRandom
  ) -> ForecastsScenario.Fault {
    let fields = Dictionary(grouping: sent.tree.fields) { $0.filter { !$0.isNumber } }
    let way = random.pick(ways.filter { fields[$0.field] != nil })
    return Self(
      field: random.pick(fields[way.field] ?? []), kind: random.pick(way.kinds),
      value: way.value ?? random.below(12))
  }

  /// A field by its name without the row's number, and what may come in its place.
  private struct Way {
    var field: String
    var kinds: [Kind]
    var value: Int?
  }

  private static let ways: [Way] =
    ways("place", [.missing], [.null], [.number, .flag, .list, .object])
    + ways("hourly", [.missing], [.null], [.text, .number, .flag, .object])
    + ways("hourly[]", [.null], [.text, .number, .flag, .list])
    + ways("hourly[].time", [.missing], [.null], [.number, .flag, .list, .object])
    + texts(
      "hourly[].time",
      ["x", "", "2026-03-01T06:00:00", "2026-02-30T06:00:00Z"]
        + ["2026-03-01T06:00:00+0100", "2026-03-01T06:00:00.5Z"])
    + number("hourly[].temperature") + ways("hourly[].temperature", [.missing], [.null])
    + ways("hourly[].condition", [.number, .flag, .list, .object])
    + number("hourly[].rain")
    + ways("daily", [.text, .number, .flag, .object])
    + ways("daily[]", [.null], [.text, .number, .flag, .list])
    + ways("daily[].date", [.missing], [.null], [.number, .flag, .list, .object])
    + number("daily[].high") + ways("daily[].high", [.missing], [.null])
    + number("daily[].low") + ways("daily[].low", [.missing], [.null])

  private static func ways(_ field: String, _ kinds: [Kind]...) -> [Way] {
    kinds.map { Way(field: field, kinds: $0) }
  }

  /// Those that are texts, as they should be, and the wrong ones.
  private static func texts(_ field: String, _ wrong: [String]) -> [Way] {
    wrong.map { Way(field: field, kinds: [.text], value: texts.firstIndex(of: $0)) }
  }

  private static func number(_ field: String) -> [Way] {
    texts(field, ["1"]) + ways(field, [.flag], [.text, .list, .object])
  }

  private static let texts = [
    "x", "", "2026-03-01T06:00:00", "2026-02-30T06:00:00Z", "1", "2026-03-01T06:00:00+0100",
    "2026-03-01T06:00:00.5Z",
  ]

  /// What stands in the field's place; nil where nothing does.
  var replacement: BodyTree? {
    switch kind {
    case .missing: nil
    case .null: .plain("null")
    case .text: .plain(BodyTree.quoted(Self.texts[abs(value % Self.texts.count)]))
    case .number: .plain("\(abs(value % 100))")
    case .flag: .plain(value % 2 == 0 ? "true" : "false")
    case .list: .list([])
    case .object: .object([])
    }
  }
}
