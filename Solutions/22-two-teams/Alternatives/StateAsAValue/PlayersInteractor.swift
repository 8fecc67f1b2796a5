import GatherScene

/// Asks for players and deletions, and presents what becomes of the squad.
final class PlayersInteractor: GatherPlayersBusinessLogic, GatherPlayersDataStore {
  private(set) var player: Gather.Player?
  /// Worked out whenever it is asked for.
  var lineUp: Gather.LineUp? { squad.lineUp }

  private let presenter: any GatherPlayersPresentationLogic
  private let worker: any GatherPlayersWorkerLogic
  private var squad = Squad() {
    didSet { presenter.presentPlayers(squad.response) }
  }
  /// For each load that waits whether it is fresh, by its number.
  private var loads: [Int: Bool] = [:]
  private var count = 0
  private var deletions: Set<Int> = []

  init(presenter: any GatherPlayersPresentationLogic, worker: any GatherPlayersWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadPlayers(_ request: Gather.Players.Load.Request) async {
    count += 1
    let number = count
    makeLoadsStale()
    loads[number] = true
    let answer: [Gather.Player]?
    do { answer = try await worker.fetchPlayers() } catch { answer = nil }
    switch (loads.removeValue(forKey: number), answer) {
    case (true, let players?): squad = squad.loaded(players)
    case (true, nil): presenter.presentProblem(.notLoaded)
    default: break
    }
  }

  func switchMode(_ request: Gather.Players.SwitchMode.Request) {
    if squad.canSwitch { squad = squad.choosing(!squad.isChoosing) }
  }

  func pickPlayer(_ request: Gather.Players.Pick.Request) {
    guard let found = squad[request.id] else { return }
    if squad.isChoosing {
      squad = squad.moved(request.id)
    } else {
      player = found
      presenter.presentStep(.details)
    }
  }

  func deletePlayer(_ request: Gather.Players.Delete.Request) async {
    guard squad[request.id] != nil, !deletions.contains(request.id) else { return }
    deletions.insert(request.id)
    let result: Void? = try? await worker.deletePlayer(id: request.id)
    deletions.remove(request.id)
    guard result != nil else {
      presenter.presentProblem(.notDeleted)
      return
    }
    makeLoadsStale()
    squad = squad.without(request.id)
  }

  func replacePlayer(_ request: Gather.Players.Replace.Request) {
    guard squad[request.player.id] != nil else { return }
    makeLoadsStale()
    squad = squad.with(request.player)
  }

  func proceed(_ request: Gather.Players.Proceed.Request) {
    guard squad.isChoosing else {
      presenter.presentStep(.add)
      return
    }
    if let team = squad.emptyTeam {
      presenter.presentProblem(.emptyTeam(team))
    } else {
      presenter.presentStep(.match)
    }
  }

  func startOver(_ request: Gather.Players.StartOver.Request) async {
    squad = squad.choosing(false)
    await loadPlayers(.init())
  }

  private func makeLoadsStale() {
    loads = loads.mapValues { _ in false }
  }
}

/// The list, its mode and its teams; each change makes a new one.
nonisolated private struct Squad {
  private var players: [Gather.Player] = []
  private var a: [Int] = []
  private var b: [Int] = []
  private(set) var isChoosing = false

  subscript(id: Int) -> Gather.Player? { players.first { $0.id == id } }

  var canSwitch: Bool { isChoosing || players.count > 1 }

  var response: Gather.Players.Response {
    .init(
      members: players.map { .init(player: $0, team: team(of: $0.id)) }, isChoosing: isChoosing,
      canSwitch: canSwitch)
  }

  var lineUp: Gather.LineUp {
    .init(
      a: players.filter { a.contains($0.id) }, b: players.filter { b.contains($0.id) })
  }

  var emptyTeam: Gather.Team? { a.isEmpty ? .a : b.isEmpty ? .b : nil }

  func loaded(_ players: [Gather.Player]) -> Self {
    changed {
      $0.players = players
      $0.a.removeAll { id in !players.contains { $0.id == id } }
      $0.b.removeAll { id in !players.contains { $0.id == id } }
    }
  }

  func choosing(_ isChoosing: Bool) -> Self {
    changed { ($0.isChoosing, $0.a, $0.b) = (isChoosing, [], []) }
  }

  func moved(_ id: Int) -> Self {
    changed {
      switch team(of: id) {
      case nil: $0.a.append(id)
      case .a:
        $0.a.removeAll { $0 == id }
        $0.b.append(id)
      case .b: $0.b.removeAll { $0 == id }
      }
    }
  }

  func without(_ id: Int) -> Self { loaded(players.filter { $0.id != id }) }

  func with(_ player: Gather.Player) -> Self {
    changed { $0.players = players.map { $0.id == player.id ? player : $0 } }
  }

  private func team(of id: Int) -> Gather.Team? {
    a.contains(id) ? .a : b.contains(id) ? .b : nil
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var squad = self
    change(&squad)
    return squad
  }
}
