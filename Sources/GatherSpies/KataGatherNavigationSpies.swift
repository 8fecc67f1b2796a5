import GatherScene
import SpyKit

/// Records what other screens report to the View.
package final class KataReturnSpy: KataGatherSpy, GatherReturnDisplayLogic {
  package let gate = KataGate<Void>()

  package func playerSaved(_ player: Gather.Player) {
    record(.view(.playerSaved(player)))
  }

  package func matchIsOver() async {
    record(.view(.matchIsOver))
    await gate.answer()
  }
}

/// A data store that holds what a test puts there.
package final class KataPlayersDataStoreStub: GatherPlayersDataStore {
  package var player: Gather.Player?
  package var lineUp: Gather.LineUp?

  package init() {}
}

/// Records what it is asked to show, as it is at that moment, and keeps it until it is told to pop.
package final class KataGatherNavigatorSpy: KataGatherSpy, GatherNavigatorLogic {
  package private(set) var screens: [any GatherScreen] = []

  package func push(_ screen: any GatherScreen) {
    record(.navigator(.push(shown(screen))))
    screens.append(screen)
  }

  /// Lets go of all screens.
  package func popAll() {
    screens = []
  }

  private func shown(_ screen: any GatherScreen) -> KataGatherCall.Screen {
    switch screen {
    case let details as any GatherDetailsScreen:
      .details(of: details.player, reports: details.onSaved != nil)
    case let match as any GatherMatchScreen:
      .match(match.dataStore.lineUp, reports: match.onOver != nil)
    case is KataAddScreenStub: .add
    default: .madeByNoDestination
    }
  }
}

/// Records which screens the Router has made, and makes them; the details are the scene's own.
package final class KataGatherDestinationsSpy: KataGatherSpy, GatherDestinations {
  private let leakCheck: KataLeakCheck?
  private let worker: any GatherDetailsWorkerLogic

  /// A leak check follows each screen.
  package init(
    _ log: KataGatherLog, worker: any GatherDetailsWorkerLogic, leakCheck: KataLeakCheck? = nil
  ) {
    (self.worker, self.leakCheck) = (worker, leakCheck)
    super.init(log)
  }

  package func makeDetails() -> any GatherDetailsScreen {
    record(.destinations(.makeDetails))
    let details = PlayerDetails(worker: worker)
    leakCheck?.watch(details, as: "details")
    return details
  }

  package func makeAdd() -> any GatherScreen {
    record(.destinations(.makeAdd))
    let form = KataAddScreenStub()
    leakCheck?.watch(form, as: "form")
    return form
  }

  package func makeMatch() -> any GatherMatchScreen {
    record(.destinations(.makeMatch))
    let match = KataMatchScreenSpy(log)
    leakCheck?.watch(match, as: "match")
    return match
  }
}

/// A form with nothing on it.
private final class KataAddScreenStub: GatherScreen {}

/// A match in which nothing happens, which records what it is given.
private final class KataMatchScreenSpy: KataGatherSpy, GatherMatchScreen {
  let dataStore: any GatherMatchDataStore
  var onOver: (() async -> Void)?

  override init(_ log: KataGatherLog) {
    dataStore = KataMatchDataStoreSpy(log)
    super.init(log)
  }
}

private final class KataMatchDataStoreSpy: KataGatherSpy, GatherMatchDataStore {
  var lineUp: Gather.LineUp? {
    didSet { record(.match(.setLineUp(lineUp))) }
  }
}
