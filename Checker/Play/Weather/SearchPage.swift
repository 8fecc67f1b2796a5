import PlayKit
import PlayWire
import WeatherScene

@testable import Exercise27

/// The page that finds places as their names are typed, with 27's Interactor.
enum SearchPage {
  static func make(_ stack: PageStack) -> Page {
    let screen = SearchScreen()
    let interactor = PlaceSearchInteractor(
      presenter: Noted<any PlaceSearchPresentationLogic>(
        screen, on: stack, from: .searchInteractor, to: .init("search presenter")),
      clock: Noted<any PlaceSearchClockWorkerLogic>(
        SearchClock(), on: stack, from: .searchInteractor, to: .init("clock")),
      worker: Noted<any PlaceSearchWorkerLogic>(
        GazetteerWorker(), on: stack, from: .searchInteractor, to: .init("gazetteer")))
    return Page("Search", holding: [screen]) {
      [
        .field("Name", text: screen.text) { text in
          screen.text = text
          // Not cancelled, so that old answers come.
          Task { await interactor.search(.init(text: text)) }
        }
      ] + screen.lines.map { .text($0) }
    }
  }
}

/// Presenter and View in one: no exercise asks for them.
private final class SearchScreen: PlaceSearchPresentationLogic {
  var text = ""
  private(set) var lines: [String] = []

  func presentPlaces(_ response: PlaceSearch.Response) {
    lines =
      switch response {
      case .cleared: []
      case .found(let places, _): places.isEmpty ? ["Nothing found."] : places.map(\.name)
      case .failed: ["The search has failed."]
      }
  }
}

private final class SearchClock: PlaceSearchClockWorkerLogic {
  func sleep(milliseconds: Int) async {
    try? await Task.sleep(for: .milliseconds(milliseconds))
  }
}

/// A list of places, in place of a service: the less is asked for, the longer it takes.
private final class GazetteerWorker: PlaceSearchWorkerLogic {
  private static let names = ["Oslo", "Osnabrück", "Osaka", "Lima", "Lisbon", "Bergen"]

  func findPlaces(named text: String) async throws -> [Weather.Place] {
    try? await Task.sleep(for: .milliseconds(3000 / max(1, text.count)))
    return Self.names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
      .map { .init(name: $0) }
  }
}

extension Noted: PlaceSearchPresentationLogic where Part == any PlaceSearchPresentationLogic {
  package func presentPlaces(_ response: PlaceSearch.Response) {
    pass("presentPlaces", response) { $0.presentPlaces(response) }
  }
}

extension Noted: PlaceSearchClockWorkerLogic where Part == any PlaceSearchClockWorkerLogic {
  package func sleep(milliseconds: Int) async {
    await pass("sleep", milliseconds) { await $0.sleep(milliseconds: milliseconds) }
  }
}

extension Noted: PlaceSearchWorkerLogic where Part == any PlaceSearchWorkerLogic {
  package func findPlaces(named text: String) async throws -> [Weather.Place] {
    try await pass("findPlaces", text) { try await $0.findPlaces(named: text) }
  }
}
