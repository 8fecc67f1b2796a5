import WeatherScene

/// The use cases of the settings screen.
nonisolated enum Settings {
  nonisolated enum Load {
    nonisolated struct Request {}

    nonisolated struct Response {
      let unit: Weather.Unit
      let dailyNotice: Bool
    }

    nonisolated struct ViewModel {
      let unit: Weather.Unit
      let dailyNotice: Bool
    }
  }

  nonisolated enum Change {
    nonisolated struct Request {
      let unit: Weather.Unit
      let dailyNotice: Bool
    }

    nonisolated struct Response {
      let unit: Weather.Unit
      let dailyNotice: Bool
    }

    nonisolated struct ViewModel {
      let unit: Weather.Unit
      let dailyNotice: Bool
    }
  }
}
