#if canImport(Testing)
  import Testing
  import WeatherScene

  /// In a verdict, the path of the file.
  extension Weather.Payload: CustomTestStringConvertible {
    package var testDescription: String {
      let name = "\(self)"
      let file = name.prefix(1).uppercased() + name.dropFirst()
      return "Sources/WeatherScene/Payloads/\(file).\(self == .errorPage ? "html" : "json")"
    }
  }
#endif
