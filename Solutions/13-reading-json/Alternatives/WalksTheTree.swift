import Foundation
import WeatherScene

/// Reads what the service sends, and never guesses.
final class ForecastWorker: WeatherForecastWorkerLogic {
  func readForecast(from body: Data) throws -> Weather.Forecast {
    guard !body.isEmpty else { throw Weather.Forecast.Unreadable.empty }
    guard let value = try? JSONDecoder().decode(Value.self, from: body) else {
      throw Weather.Forecast.Unreadable.notJSON
    }
    let root = Node(value: value, name: "")
    guard try root["units"]["temperature"].text() == "celsius" else {
      throw Weather.Forecast.Unreadable.wrong(field: "units.temperature")
    }
    return try Weather.Forecast(
      place: .init(name: root["place"].text()),
      hours: root["hourly"].rows().map(hour),
      days: root["daily"].ifThere { try $0.rows().map(day) })
  }

  private func hour(_ row: Node) throws -> Weather.Forecast.Hour {
    let condition = try row["condition"].ifThere { try $0.text() }
    return try .init(
      time: row["time"].time(), temperature: row["temperature"].temperature(),
      condition: word(condition), rain: row["rain"].ifThere { Int(try $0.number()) })
  }

  private func word(_ text: String?) -> Weather.Condition {
    switch text {
    case "sunny": .sunny
    case "cloudy": .cloudy
    case "foggy": .foggy
    case "rainy": .rainy
    case "snowy": .snowy
    case "stormy": .stormy
    default: .notKnown
    }
  }

  private func day(_ row: Node) throws -> Weather.Forecast.Day {
    try .init(
      date: row["date"].text(), high: row["high"].temperature(), low: row["low"].temperature())
  }
}

/// Any JSON.
private enum Value: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Value])
  case object([String: Value])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // What comes most often is tried first: each miss is an error that is made and thrown away.
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let list = try? container.decode([Value].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: Value].self))
    }
  }
}

/// A value, nil where there is none, and what it is called.
private struct Node {
  let value: Value?
  let name: String

  subscript(key: String) -> Node {
    get throws {
      guard case .object(let fields) = try known() else { throw wrong }
      return Node(value: fields[key], name: name.isEmpty ? key : "\(name).\(key)")
    }
  }

  func rows() throws -> [Node] {
    guard case .list(let values) = try known() else { throw wrong }
    return values.enumerated().map { Node(value: $0.element, name: "\(name)[\($0.offset)]") }
  }

  func text() throws -> String {
    guard case .text(let text) = try known() else { throw wrong }
    return text
  }

  func number() throws -> Double {
    guard case .number(let number) = try known() else { throw wrong }
    return number
  }

  func temperature() throws -> Weather.Temperature {
    .init(tenths: Int((try number() * 10).rounded()))
  }

  func time() throws -> Weather.Time {
    guard let time = Weather.Time(iso8601: try text()) else { throw wrong }
    return time
  }

  func ifThere<Result>(_ read: (Node) throws -> Result) throws -> Result? {
    switch value {
    case nil, .null: nil
    default: try read(self)
    }
  }

  private func known() throws -> Value {
    switch value {
    case nil: throw Weather.Forecast.Unreadable.missing(field: name)
    case .null: throw Weather.Forecast.Unreadable.null(field: name)
    case .some(let value): return value
    }
  }

  private var wrong: Weather.Forecast.Unreadable { .wrong(field: name) }
}
