import Foundation
import SpyKit
import WeatherScene

extension KataWeatherCall {
  /// The answer that the caller of a worker gets.
  nonisolated package enum Reader: Equatable, Encodable, Sendable {
    case read(Weather.Forecast)
    case refused(Weather.Forecast.Unreadable)
    case caughtAnotherError(String)
  }
}

/// Hands bodies to a worker, and records what comes of each.
package final class KataForecastReader: KataWeatherSpy {
  private let worker: any WeatherForecastWorkerLogic

  package init(_ log: KataWeatherLog, worker: any WeatherForecastWorkerLogic) {
    self.worker = worker
    super.init(log)
  }

  package func read(_ body: Data) {
    do {
      record(.reader(.read(try worker.readForecast(from: body))))
    } catch let error as Weather.Forecast.Unreadable {
      record(.reader(.refused(error)))
    } catch {
      record(.reader(.caughtAnotherError(Self.name(of: error))))
    }
  }

  /// The type, and what a decoder's error says.
  private static func name(of error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "DecodingError.keyNotFound(\(key.stringValue))"
    case .typeMismatch(let type, _): "DecodingError.typeMismatch(\(type))"
    case .valueNotFound(let type, _): "DecodingError.valueNotFound(\(type))"
    case .dataCorrupted: "DecodingError.dataCorrupted"
    default: "\(type(of: error))"
    }
  }
}
