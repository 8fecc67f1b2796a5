import SpyKit
import WeatherScene

extension KataWeatherCall {
  nonisolated package enum Store: Equatable, Encodable, Sendable {
    case load(String)
    case save(Weather.Offline.Entry, as: String)
  }
}

/// Records what the Interactor hands to its Presenter, and hands it on if there is one.
package final class KataOfflinePresenterSpy: KataWeatherSpy, WeatherOfflinePresentationLogic {
  package var presenter: (any WeatherOfflinePresentationLogic)?

  package func presentReport(_ response: Weather.Offline.Response) {
    record(.presenter(.presentReport(response)))
    presenter?.presentReport(response)
  }
}

/// Records what is asked of it, and keeps entries until the test is over.
package final class KataStoreSpy: KataWeatherSpy, WeatherStoreWorkerLogic {
  private var entries: [String: Weather.Offline.Entry] = [:]
  /// Called before `load` answers.
  package var whileLoading = {}

  /// Puts an entry there, or takes one away, unrecorded: an earlier run of the app, or the system.
  package func put(_ entry: Weather.Offline.Entry?, as key: String) {
    entries[key] = entry
  }

  package func load(_ key: String) async -> Weather.Offline.Entry? {
    let question = record(.store(.load(key)))
    whileLoading()
    return log.give(entries[key], to: question)
  }

  package func save(_ entry: Weather.Offline.Entry, as key: String) async {
    record(.store(.save(entry, as: key)))
    entries[key] = entry
  }
}

/// A clock that stands still until it is moved; a drawing shows each look at it.
package final class KataClockStub: KataWeatherSpy, WeatherClockWorkerLogic {
  package var seconds: Int

  package init(_ log: KataWeatherLog, seconds: Int) {
    self.seconds = seconds
    super.init(log)
  }

  package func now() -> Int {
    log.look(at: "clock", "now() → \(seconds)")
    return seconds
  }
}
