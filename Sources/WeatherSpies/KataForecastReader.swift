import Foundation
import SpyKit
import WeatherScene

extension KataWeatherCall {
  /// What the caller of a worker gets back.
  nonisolated package enum Reader: Equatable, Encodable, Sendable {
    case read(Weather.Forecast)
    case refused(Weather.Forecast.Unreadable)
    case caughtAnotherError
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
      record(.reader(.caughtAnotherError))
    }
  }
}
