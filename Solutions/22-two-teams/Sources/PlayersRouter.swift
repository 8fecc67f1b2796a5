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
    guard let navigator, let player = dataStore.player else { return }
    let details = destinations.makeDetails()
    details.player = player
    details.onSaved = { [weak view] in view?.playerSaved($0) }
    navigator.push(details)
  }

  func routeToAdd() {
    navigator?.push(destinations.makeAdd())
  }

  func routeToMatch() {
    guard let navigator, let lineUp = dataStore.lineUp else { return }
    let match = destinations.makeMatch()
    match.dataStore.lineUp = lineUp
    match.onOver = { [weak view] in await view?.matchIsOver() }
    navigator.push(match)
  }
}
