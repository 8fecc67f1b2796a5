import GatherScene

/// Keeps the list of players and who is in which team.
final class PlayersInteractor: GatherPlayersBusinessLogic, GatherPlayersDataStore {
  private(set) var player: Gather.Player?
  private(set) var lineUp: Gather.LineUp?

  private let presenter: any GatherPlayersPresentationLogic
  private let worker: any GatherPlayersWorkerLogic
  private var players: [Gather.Player] = []
  /// By the players' ids; a player on the bench has none.
  private var teams: [Int: Gather.Team] = [:]
  private var isChoosing = false
  /// The ids of those whose deletion is unanswered.
  private var deleting: Set<Int> = []
  /// Goes up whenever the loads that are under way become stale.
  private var version = 0

  init(presenter: any GatherPlayersPresentationLogic, worker: any GatherPlayersWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadPlayers(_ request: Gather.Players.Load.Request) async {
    version += 1
    let asked = version
    let answer = try? await worker.fetchPlayers()
    guard asked == version else { return }
    guard let answer else {
      presenter.presentProblem(.notLoaded)
      return
    }
    players = answer
    teams = teams.filter { id, _ in place(of: id) != nil }
    presentPlayers()
  }

  func switchMode(_ request: Gather.Players.SwitchMode.Request) {
    guard canSwitch else { return }
    isChoosing.toggle()
    teams = [:]
    presentPlayers()
  }

  func pickPlayer(_ request: Gather.Players.Pick.Request) {
    guard let place = place(of: request.id) else { return }
    guard isChoosing else {
      player = players[place]
      presenter.presentStep(.details)
      return
    }
    teams[request.id] =
      switch teams[request.id] {
      case nil: .a
      case .a: .b
      case .b: nil
      }
    presentPlayers()
  }

  func deletePlayer(_ request: Gather.Players.Delete.Request) async {
    let id = request.id
    guard place(of: id) != nil, deleting.insert(id).inserted else { return }
    do {
      try await worker.deletePlayer(id: id)
      deleting.remove(id)
      version += 1
      players.removeAll { $0.id == id }
      teams[id] = nil
      presentPlayers()
    } catch {
      deleting.remove(id)
      presenter.presentProblem(.notDeleted)
    }
  }

  func replacePlayer(_ request: Gather.Players.Replace.Request) {
    guard let place = place(of: request.player.id) else { return }
    version += 1
    players[place] = request.player
    presentPlayers()
  }

  func proceed(_ request: Gather.Players.Proceed.Request) {
    guard isChoosing else {
      presenter.presentStep(.add)
      return
    }
    let lineUp = Gather.LineUp(a: members(of: .a), b: members(of: .b))
    guard !lineUp.a.isEmpty else {
      presenter.presentProblem(.emptyTeam(.a))
      return
    }
    guard !lineUp.b.isEmpty else {
      presenter.presentProblem(.emptyTeam(.b))
      return
    }
    self.lineUp = lineUp
    presenter.presentStep(.match)
  }

  func startOver(_ request: Gather.Players.StartOver.Request) async {
    isChoosing = false
    teams = [:]
    presentPlayers()
    await loadPlayers(.init())
  }

  /// The mode begins with two players or more, and ends with any number of them.
  private var canSwitch: Bool { isChoosing || players.count >= 2 }

  private func presentPlayers() {
    let members = players.map { Gather.Players.Member(player: $0, team: teams[$0.id]) }
    presenter.presentPlayers(
      .init(members: members, isChoosing: isChoosing, canSwitch: canSwitch))
  }

  private func place(of id: Int) -> Int? {
    players.firstIndex { $0.id == id }
  }

  private func members(of team: Gather.Team) -> [Gather.Player] {
    players.filter { teams[$0.id] == team }
  }
}
