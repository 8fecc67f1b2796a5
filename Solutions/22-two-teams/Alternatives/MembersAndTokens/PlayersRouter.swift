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
    guard navigator != nil, let player = dataStore.player else { return }
    let screen = destinations.makeDetails()
    screen.onSaved = { [weak self] player in self?.view?.playerSaved(player) }
    screen.player = player
    navigator?.push(screen)
  }

  func routeToAdd() {
    guard let navigator else { return }
    navigator.push(destinations.makeAdd())
  }

  func routeToMatch() {
    guard navigator != nil, let lineUp = dataStore.lineUp else { return }
    let screen = destinations.makeMatch()
    screen.onOver = { [weak self] in await self?.view?.matchIsOver() }
    screen.dataStore.lineUp = lineUp
    navigator?.push(screen)
  }
}
