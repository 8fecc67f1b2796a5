/// View → Router: the ways out of the list.
@MainActor package protocol GatherPlayersRoutingLogic: AnyObject {
  func routeToDetails()
  func routeToAdd()
  func routeToMatch()
}

/// Router → View: what other screens report; the View makes a Request of it.
@MainActor package protocol GatherReturnDisplayLogic: AnyObject {
  func playerSaved(_ player: Gather.Player)
  /// Returns when the list is ready for the next match.
  func matchIsOver() async
}

/// The data that the Router passes on; the Interactor keeps it.
@MainActor package protocol GatherPlayersDataStore: AnyObject {
  /// The player whose details come next.
  var player: Gather.Player? { get }
  /// The line-up whose match comes next.
  var lineUp: Gather.LineUp? { get }
}

/// Router → what shows screens.
@MainActor package protocol GatherNavigatorLogic: AnyObject {
  /// Shows it on top, with a way back.
  func push(_ screen: any GatherScreen)
}

/// Router → the app: makes the screens that follow the list, a new one each time.
@MainActor package protocol GatherDestinations: AnyObject {
  func makeDetails() -> any GatherDetailsScreen
  func makeAdd() -> any GatherScreen
  func makeMatch() -> any GatherMatchScreen
}

/// Anything that a navigator can show.
@MainActor package protocol GatherScreen: AnyObject {}

/// The screen on which a player is edited.
@MainActor package protocol GatherDetailsScreen: GatherScreen {
  var player: Gather.Player? { get set }
  /// Called with the player after each save.
  var onSaved: ((Gather.Player) -> Void)? { get set }
}

/// The screen of the match.
@MainActor package protocol GatherMatchScreen: GatherScreen {
  var dataStore: any GatherMatchDataStore { get }
  /// Called once the match is over; the screen waits for it.
  var onOver: (() async -> Void)? { get set }
}

/// The data that the match's own Interactor starts from.
@MainActor package protocol GatherMatchDataStore: AnyObject {
  var lineUp: Gather.LineUp? { get set }
}
