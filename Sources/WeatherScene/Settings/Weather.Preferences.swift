extension Weather {
  /// The user's choices on the settings screen; as here, until others are kept.
  package struct Preferences: Equatable, Encodable, Sendable {
    package var unit: Unit
    /// True if the weather is to be told each morning.
    package var dailyNotice: Bool
    package var wind: Wind

    package init(
      unit: Unit = .celsius, dailyNotice: Bool = false, wind: Wind = .metersPerSecond
    ) {
      self.unit = unit
      self.dailyNotice = dailyNotice
      self.wind = wind
    }
  }

  /// The unit for the speed of wind.
  package enum Wind: Equatable, Encodable, Sendable, CaseIterable {
    case metersPerSecond
    case kilometersPerHour
    case knots
  }
}

/// The surface of the settings screen: everything that a user can read and set there.
@MainActor package protocol WeatherSettingsScreen: AnyObject {
  var unit: Weather.Unit { get set }
  var dailyNotice: Bool { get set }
  var wind: Weather.Wind { get set }

  /// The screen comes into sight.
  func appear()
}

/// Keeps the preferences; other screens may save some, too.
@MainActor package protocol WeatherSettingsStore: AnyObject {
  func load() -> Weather.Preferences
  /// Replaces all that was kept before.
  func save(_ preferences: Weather.Preferences)
}
