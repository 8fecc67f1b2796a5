import GatherScene

/// Keeps the list of players and who is in which team.
final class PlayersInteractor: GatherPlayersBusinessLogic, GatherPlayersDataStore {
  private(set) var player: Gather.Player?
  private(set) var lineUp: Gather.LineUp?

  private let presenter: any GatherPlayersPresentationLogic
  private let worker: any GatherPlayersWorkerLogic
  /// Each player with the team, so that neither can be without the other.
  private var members: [Gather.Players.Member] = []
  private var isChoosing = false
  private var unanswered: [Int] = []
  /// The load whose answer is wanted; nil if there is none.
  private var wanted: Load?

  /// Held as long as it waits, so no other one is identical to it.
  private final class Load {}

  init(presenter: any GatherPlayersPresentationLogic, worker: any GatherPlayersWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadPlayers(_ request: Gather.Players.Load.Request) async {
    let load = Load()
    wanted = load
    do {
      let players = try await worker.fetchPlayers()
      guard wanted === load else { return }
      members = players.map { player in
        .init(player: player, team: members.first { $0.player.id == player.id }?.team)
      }
      present()
    } catch {
      if wanted === load { presenter.presentProblem(.notLoaded) }
    }
  }

  func switchMode(_ request: Gather.Players.SwitchMode.Request) {
    if isChoosing {
      leaveMode()
    } else if hasTwo {
      isChoosing = true
      present()
    }
  }

  func pickPlayer(_ request: Gather.Players.Pick.Request) {
    if isChoosing {
      change(request.id) { .init(player: $0.player, team: Self.team(after: $0.team)) }
    } else if let member = members.first(where: { $0.player.id == request.id }) {
      player = member.player
      presenter.presentStep(.details)
    }
  }

  func deletePlayer(_ request: Gather.Players.Delete.Request) async {
    let isListed = members.contains { $0.player.id == request.id }
    if !isListed || unanswered.contains(request.id) { return }
    unanswered.append(request.id)
    let isDeleted: Bool
    do {
      try await worker.deletePlayer(id: request.id)
      isDeleted = true
    } catch {
      isDeleted = false
    }
    unanswered.removeAll { $0 == request.id }
    guard isDeleted else {
      presenter.presentProblem(.notDeleted)
      return
    }
    wanted = nil
    members = members.filter { $0.player.id != request.id }
    present()
  }

  func replacePlayer(_ request: Gather.Players.Replace.Request) {
    change(request.player.id) {
      wanted = nil
      return .init(player: request.player, team: $0.team)
    }
  }

  func proceed(_ request: Gather.Players.Proceed.Request) {
    guard isChoosing else {
      presenter.presentStep(.add)
      return
    }
    for team in Gather.Team.allCases where players(in: team).isEmpty {
      presenter.presentProblem(.emptyTeam(team))
      return
    }
    lineUp = .init(a: players(in: .a), b: players(in: .b))
    presenter.presentStep(.match)
  }

  func startOver(_ request: Gather.Players.StartOver.Request) async {
    leaveMode()
    await loadPlayers(.init())
  }

  private func leaveMode() {
    isChoosing = false
    members = members.map { .init(player: $0.player, team: nil) }
    present()
  }

  /// Changes the member with this id, if there is one, and presents the list.
  private func change(
    _ id: Int, _ make: (Gather.Players.Member) -> Gather.Players.Member
  ) {
    guard let place = members.firstIndex(where: { $0.player.id == id }) else { return }
    members[place] = make(members[place])
    present()
  }

  private var hasTwo: Bool { members.count > 1 }

  private func present() {
    presenter.presentPlayers(
      .init(members: members, isChoosing: isChoosing, canSwitch: isChoosing || hasTwo))
  }

  private func players(in team: Gather.Team) -> [Gather.Player] {
    members.filter { $0.team == team }.map(\.player)
  }

  private static func team(after team: Gather.Team?) -> Gather.Team? {
    guard let team else { return .a }
    return team == .a ? .b : nil
  }
}
