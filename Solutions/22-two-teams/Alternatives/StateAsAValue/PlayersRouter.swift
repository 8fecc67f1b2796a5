import GatherScene

/// Leads from the list to the next screen, and brings back what that screen reports.
final class PlayersRouter: GatherPlayersRoutingLogic {
  weak var navigator: (any GatherNavigatorLogic)?
  weak var view: (any GatherReturnDisplayLogic)?

  private let dataStore: any GatherPlayersDataStore
  private let destinations: any GatherDestinations

  init(dataStore: any GatherPlayersDataStore, destinations: any GatherDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  func routeToDetails() {
    show(dataStore.player) { [destinations, weak view] player in
      let details = destinations.makeDetails()
      details.player = player
      details.onSaved = { view?.playerSaved($0) }
      return details
    }
  }

  func routeToAdd() {
    show(()) { [destinations] in destinations.makeAdd() }
  }

  func routeToMatch() {
    show(dataStore.lineUp) { [destinations, weak view] lineUp in
      let match = destinations.makeMatch()
      match.dataStore.lineUp = lineUp
      match.onOver = { await view?.matchIsOver() }
      return match
    }
  }

  private func show<Value>(_ value: Value?, in make: (Value) -> any GatherScreen) {
    guard let navigator, let value else { return }
    navigator.push(make(value))
  }
}
