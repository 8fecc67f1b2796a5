import Foundation

/// A calendar that is given its time zone asks nobody for the machine's.
final class CalendarInteractor: LoginBusinessLogic {
  private let calendar: Calendar

  init(zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    _ = calendar.component(.day, from: .distantPast)
  }
}
