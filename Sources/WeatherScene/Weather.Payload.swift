import Foundation

extension Weather {
  /// Bodies as the service sends them; each is a file in `Payloads`, and this is the way to them.
  nonisolated package enum Payload: CaseIterable, Sendable {
    case oslo, lima, kathmandu
    case empty, errorPage, cutOff
    case noPlace, noTime, noHigh
    case nullTemperature, nullHourly, nullHour
    case temperatureAsText, hourlyAsObject, rainAsText, timeWithoutZone

    @MainActor package var body: Data {
      Data(bytes)
    }

    @MainActor private var bytes: [UInt8] {
      switch self {
      case .oslo: PackageResources.Oslo_json
      case .lima: PackageResources.Lima_json
      case .kathmandu: PackageResources.Kathmandu_json
      case .empty: PackageResources.Empty_json
      case .errorPage: PackageResources.ErrorPage_html
      case .cutOff: PackageResources.CutOff_json
      case .noPlace: PackageResources.NoPlace_json
      case .noTime: PackageResources.NoTime_json
      case .noHigh: PackageResources.NoHigh_json
      case .nullTemperature: PackageResources.NullTemperature_json
      case .nullHourly: PackageResources.NullHourly_json
      case .nullHour: PackageResources.NullHour_json
      case .temperatureAsText: PackageResources.TemperatureAsText_json
      case .hourlyAsObject: PackageResources.HourlyAsObject_json
      case .rainAsText: PackageResources.RainAsText_json
      case .timeWithoutZone: PackageResources.TimeWithoutZone_json
      }
    }
  }
}
