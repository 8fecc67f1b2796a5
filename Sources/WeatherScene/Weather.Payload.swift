import Foundation

extension Weather {
  /// Bodies as the service sends them; `text` has each of them.
  package enum Payload: CaseIterable, Sendable {
    case oslo, lima, kathmandu
    case empty, errorPage, cutOff
    case noPlace, noTime, noHigh
    case nullTemperature, nullHourly, nullHour
    case temperatureAsText, hourlyAsObject, rainAsText, timeWithoutZone

    package var body: Data { Data(text.utf8) }
  }
}
