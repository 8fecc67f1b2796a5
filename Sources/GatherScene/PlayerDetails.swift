import Observation

/// The screen that renames a player: a model as in MVVM, which a SwiftUI struct binds to.
@MainActor @Observable
package final class PlayerDetails: GatherDetailsScreen {
  package var player: Gather.Player? {
    didSet { name = player?.name ?? "" }
  }
  package var onSaved: ((Gather.Player) -> Void)?
  /// The text in the field.
  package var name = ""
  package private(set) var hasFailed = false

  private let worker: any GatherDetailsWorkerLogic

  package init(worker: any GatherDetailsWorkerLogic) {
    self.worker = worker
  }

  package func save() async {
    guard let id = player?.id else { return }
    let edited = Gather.Player(id: id, name: name)
    do {
      try await worker.savePlayer(edited)
      hasFailed = false
      onSaved?(edited)
    } catch {
      hasFailed = true
    }
  }
}

/// Details → Worker: the one that asks the service.
@MainActor package protocol GatherDetailsWorkerLogic: AnyObject {
  func savePlayer(_ player: Gather.Player) async throws
}
