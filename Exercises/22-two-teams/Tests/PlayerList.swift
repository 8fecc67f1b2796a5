import GatherScene
import GatherSpies
import SpyKit

@testable import Exercise22

/// An Interactor between spies that write into one log; loads and deletions wait to be answered.
struct PlayerList {
  typealias Answer = KataPlayersWorkerSpy.Answer

  let log = KataGatherLog()

  private let presenter: KataPlayersPresenterSpy
  private let store: PlayersInteractor
  private let interactor: KataPlayersForwarder
  private let requests: KataRequests<Answer>

  init() {
    let worker = KataPlayersWorkerSpy(log)
    presenter = KataPlayersPresenterSpy(log)
    store = PlayersInteractor(presenter: presenter, worker: worker)
    interactor = KataPlayersForwarder(log, store)
    requests = KataRequests(worker.gate)
  }

  /// The messages that arrive while a closure runs.
  func calls(during act: @MainActor () async -> Void) async -> [KataGatherCall] {
    await log.calls(during: act)
  }

  /// Reads the data store with each step that is presented, as the Router does.
  func atEachStep(_ read: @escaping (any GatherPlayersDataStore) -> Void) {
    presenter.onStep = { [weak store] _ in
      if let store { read(store) }
    }
  }

  // Requests that wait for nobody.

  func switchMode() { interactor.switchMode(.init()) }
  func pick(_ player: Gather.Player) { interactor.pickPlayer(.init(id: player.id)) }
  func replace(with player: Gather.Player) { interactor.replacePlayer(.init(player: player)) }
  func proceed() { interactor.proceed(.init()) }

  // Requests that wait for the worker: each begins in a new task.

  func beginLoad() async { await requests.start { await interactor.loadPlayers(.init()) } }

  func beginDeletion(of player: Gather.Player) async {
    await requests.start { await interactor.deletePlayer(.init(id: player.id)) }
  }

  func beginToStartOver(whenDone: @escaping @MainActor () -> Void = {}) async {
    await requests.start {
      await interactor.startOver(.init())
      whenDone()
    }
  }

  // The worker's answers: the oldest request gets them, or the next one behind so many others.

  func answer(with answer: Answer, behind others: Int = 0) async {
    await requests.answer(others, with: answer)
  }

  func answer(with players: Gather.Player..., behind others: Int = 0) async {
    await answer(with: .success(players), behind: others)
  }

  /// Lets a deletion succeed.
  func succeed(behind others: Int = 0) async { await answer(with: .success([]), behind: others) }

  func fail(with error: any Error = KataOddError("offline"), behind others: Int = 0) async {
    await answer(with: .failure(error), behind: others)
  }

  // Requests together with their answers.

  func load(_ players: Gather.Player..., behind others: Int = 0) async {
    await beginLoad()
    await answer(with: .success(players), behind: others)
  }

  func loadFour() async { await load(.ann, .ben, .otherBen, .dan) }

  func delete(_ player: Gather.Player) async {
    await beginDeletion(of: player)
    await succeed()
  }

  /// Loads the four players, turns the mode on, and puts some of them into teams.
  func choose(a: [Gather.Player] = [], b: [Gather.Player] = []) async {
    await loadFour()
    switchMode()
    for player in a { pick(player) }
    for player in b { moveToTeamB(player) }
  }

  private func moveToTeamB(_ player: Gather.Player) {
    pick(player)
    pick(player)
  }
}

nonisolated extension Gather.Player {
  static let ann = Self(id: 7, name: "Ann")
  static let ben = Self(id: 3, name: "Ben")
  static let otherBen = Self(id: 9, name: "Ben")
  static let dan = Self(id: 1, name: "Dan")

  // The same players under new names.
  static let anna = Self(id: ann.id, name: "Anna")
  static let bob = Self(id: ben.id, name: "Bob")
  static let bella = Self(id: otherBen.id, name: "Bella")
}

extension KataGatherCall {
  static let fetch = Self.worker(.fetchPlayers)

  static func deletion(of player: Gather.Player) -> Self { .worker(.deletePlayer(id: player.id)) }

  /// The list outside the mode.
  static func listed(_ players: Gather.Player...) -> Self {
    .presenter(
      .presentPlayers(
        .init(
          members: players.map { .init(player: $0, team: nil) }, isChoosing: false,
          canSwitch: players.count >= 2)))
  }

  /// The list in the mode.
  static func choosing(_ members: (Gather.Player, Gather.Team?)...) -> Self {
    .presenter(
      .presentPlayers(
        .init(
          members: members.map { .init(player: $0, team: $1) }, isChoosing: true,
          canSwitch: true)))
  }

  /// The four players in the mode, some of them in teams.
  static func four(a: Gather.Player..., b: Gather.Player...) -> Self {
    func team(of player: Gather.Player) -> Gather.Team? {
      a.contains(player) ? .a : b.contains(player) ? .b : nil
    }
    return .choosing(
      (.ann, team(of: .ann)), (.ben, team(of: .ben)), (.otherBen, team(of: .otherBen)),
      (.dan, team(of: .dan)))
  }

  static func failed(_ problem: Gather.Players.Problem) -> Self {
    .presenter(.presentProblem(problem))
  }

  static func step(_ step: Gather.Players.Step) -> Self { .presenter(.presentStep(step)) }
}
