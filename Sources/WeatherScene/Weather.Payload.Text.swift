extension Weather.Payload {
  /// The body, as text.
  var text: String {
    switch self {
    case .oslo:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .lima:
      """
      {
        "place": "Lima",
        "hourly": [
          {"time": "2026-03-01T00:00:00-05:00", "temperature": 24.6, "condition": null, "rain": null},
          {"time": "2026-03-01T01:00:00-05:00", "temperature": 24.1}
        ]
      }

      """
    case .kathmandu:
      """
      {
        "generated": "2026-02-28T18:10:05Z",
        "daily": [],
        "hourly": [
          {"wind": {"speed": 3.1, "from": "NW"}, "rain": 5, "condition": "hazy", "temperature": 11.0, "time": "2026-03-01T05:45:00+05:45"}
        ],
        "elevation": 1400,
        "place": "Kathmandu"
      }

      """
    case .empty: ""
    case .errorPage:
      """
      <!DOCTYPE html>
      <html><body><h1>502 Bad Gateway</h1></body></html>

      """
    case .cutOff:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00

      """
    case .noPlace:
      """
      {
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .noTime:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .noHigh:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "low": -1.1}
        ]
      }

      """
    case .nullTemperature:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": null, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .nullHourly:
      """
      {
        "place": "Oslo",
        "hourly": null,
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .nullHour:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          null,
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .temperatureAsText:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": "-3.4", "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .hourlyAsObject:
      """
      {
        "place": "Oslo",
        "hourly": {"0": {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80}},
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .rainAsText:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00+01:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": "15%"},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    case .timeWithoutZone:
      """
      {
        "place": "Oslo",
        "hourly": [
          {"time": "2026-03-01T06:00:00", "temperature": -3.4, "condition": "snowy", "rain": 80},
          {"time": "2026-03-01T07:00:00+01:00", "temperature": -2.9, "condition": "cloudy", "rain": 15},
          {"time": "2026-03-01T08:00:00+01:00", "temperature": 0.3, "condition": "sunny", "rain": 0}
        ],
        "daily": [
          {"date": "2026-03-01", "high": 2.3, "low": -6.0},
          {"date": "2026-03-02", "high": 4, "low": -1.1}
        ]
      }

      """
    }
  }
}
