import GatherScene

/// Leads from the list to the next screen, and brings back what that screen reports.
final class PlayersRouter: GatherPlayersRoutingLogic {
  /// Both are set once the scene's parts are made.
  weak var navigator: (any GatherNavigatorLogic)?
  var view: (any GatherReturnDisplayLogic)?

  private let dataStore: any GatherPlayersDataStore
  private let destinations: any GatherDestinations

  init(dataStore: any GatherPlayersDataStore, destinations: any GatherDestinations) {
    self.dataStore = dataStore
    self.destinations = destinations
  }

  // Your task: make each screen, pass on what it needs, and let it report to the View.

  func routeToDetails() {}

  func routeToAdd() {}

  func routeToMatch() {}
}
