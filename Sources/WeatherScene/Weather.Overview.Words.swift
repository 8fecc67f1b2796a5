// The words of an overview. In exercise 10, finding them is the Presenter's work; here they're given.

nonisolated extension Weather.Overview.ViewModel.Complete {
  package init(_ report: Weather.Report, _ forecast: Weather.Forecast) {
    now = Words.now(report)
    hours = forecast.hours.map(Words.hour)
  }
}

nonisolated extension Weather.Overview.ViewModel.NowOnly {
  package init(_ report: Weather.Report) {
    now = Words.now(report)
    notice = "There's no forecast right now."
  }
}

nonisolated extension Weather.Overview.ViewModel.Problem {
  package init(_ failure: Weather.Failure) {
    message =
      switch failure {
      case .missingPlace: "Type a place first."
      case .noSuchPlace: "There's no such place."
      case .offline: "You're offline."
      default: "Something went wrong."
      }
  }
}

nonisolated private enum Words {
  /// "Oslo: 21.5 °C, sunny".
  static func now(_ report: Weather.Report) -> String {
    "\(report.place.name): \(weather(report.temperature, report.condition))"
  }

  /// "06:00: 3.0 °C, rainy".
  static func hour(_ hour: Weather.Forecast.Hour) -> String {
    let minutes = ((hour.time.seconds / 60 + hour.time.zone) % 1_440 + 1_440) % 1_440
    return
      "\(two(minutes / 60)):\(two(minutes % 60)): \(weather(hour.temperature, hour.condition))"
  }

  private static func weather(
    _ temperature: Weather.Temperature?, _ condition: Weather.Condition
  ) -> String {
    let text = temperature.map { "\(degrees($0.tenths)) °C" } ?? "–"
    return condition == .notKnown ? text : "\(text), \(condition)"
  }

  private static func degrees(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  private static func two(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
