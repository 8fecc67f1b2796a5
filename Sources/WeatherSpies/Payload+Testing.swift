#if canImport(Testing)
  import Testing
  import WeatherScene

  /// In a verdict, its name, and the file in which it can be read.
  nonisolated extension Weather.Payload: CustomTestStringConvertible {
    package var testDescription: String {
      "\(self) in Sources/WeatherScene/Weather.Payload.Text.swift"
    }
  }
#endif
