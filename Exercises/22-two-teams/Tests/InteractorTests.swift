import Foundation
import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct InteractorTests {
  let log = KataGatherLog()
  let presenter: KataPlayersPresenterSpy
  let store: PlayersInteractor
  let interactor: KataNotedPlayers
  let requests: KataRequests<KataPlayersWorkerSpy.Answer>

  let ann = Gather.Player(id: 7, name: "Ann")
  let ben = Gather.Player(id: 3, name: "Ben")
  let otherBen = Gather.Player(id: 9, name: "Ben")
  let dan = Gather.Player(id: 1, name: "Dan")

  let asked = KataGatherCall.worker(.fetchPlayers)

  /// An interactor between two spies that write into the same log; the worker waits to be answered.
  init() {
    let worker = KataPlayersWorkerSpy(log)
    presenter = KataPlayersPresenterSpy(log)
    store = PlayersInteractor(presenter: presenter, worker: worker)
    interactor = KataNotedPlayers(log, store)
    requests = KataRequests(worker.gate)
  }

  /// Begins a load in a new task, and waits until the worker is asked.
  ///
  /// Answers go to a place among those that wait, the oldest at 0.
  private func beginLoad() async {
    await requests.start { await interactor.loadPlayers(.init()) }
  }

  private func beginDeletion(of player: Gather.Player) async {
    await requests.start { await interactor.deletePlayer(.init(id: player.id)) }
  }

  private func load(_ players: Gather.Player...) async {
    await beginLoad()
    await requests.answer(with: .success(players))
  }

  /// Loads the four players, switches the mode on, and puts players into teams.
  private func begin(a: [Gather.Player] = [], b: [Gather.Player] = []) async -> Int {
    await load(ann, ben, otherBen, dan)
    interactor.switchMode(.init())
    for player in a + b + b { pick(player) }
    return log.calls.count
  }

  private func pick(_ player: Gather.Player) {
    interactor.pickPlayer(.init(id: player.id))
  }

  private func calls(after count: Int) -> [KataGatherCall] {
    Array(log.calls.dropFirst(count))
  }

  private func asked(toDelete player: Gather.Player) -> KataGatherCall {
    .worker(.deletePlayer(id: player.id))
  }

  /// The list, with the mode off and all on the bench.
  private func listed(_ players: Gather.Player...) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(members: players.map { .init(player: $0, team: nil) }, isChoosing: false)))
  }

  /// The list in the mode.
  private func choosing(_ members: (Gather.Player, Gather.Team?)...) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(members: members.map { .init(player: $0, team: $1) }, isChoosing: true)))
  }

  /// All four players in the mode, with those in teams.
  private func four(a: Gather.Player..., b: Gather.Player...) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(
          members: [ann, ben, otherBen, dan].map { player in
            .init(player: player, team: a.contains(player) ? .a : b.contains(player) ? .b : nil)
          }, isChoosing: true)))
  }

  private func refused(_ problem: Gather.Players.Problem) -> KataGatherCall {
    .presenter(.presentProblem(problem))
  }

  @Test(.edge(1, 2, 7, 11, 12)) func `a load shows the worker's order, and ids find players`() async
  {
    var shown: [Gather.Player?] = []
    presenter.onStep = { [weak store] _ in shown.append(store?.player) }
    let bella = Gather.Player(id: otherBen.id, name: "Bella")
    pick(ann)
    await load(otherBen, ann, ben)
    pick(ben)
    interactor.replacePlayer(.init(player: bella))
    pick(bella)
    await beginLoad()
    interactor.replacePlayer(.init(player: dan))
    pick(dan)
    await beginDeletion(of: dan)
    await requests.answer(with: .success([ben]))

    #expect(
      log.calls == [
        asked, listed(otherBen, ann, ben), .presenter(.presentStep(.details)),
        listed(bella, ann, ben), .presenter(.presentStep(.details)),
        asked, listed(ben),
      ])
    #expect(shown == [ben, bella])
  }

  @Test(.edge(1, 2, 10, 11)) func `a load counts until the list changes or a newer load begins`()
    async
  {
    await load(ann, ben, dan)
    let count = log.calls.count
    let bob = Gather.Player(id: ben.id, name: "Bob")
    let offline = KataPlayersWorkerSpy.Answer.failure(KataOddError("offline"))

    for (player, late) in [(ann, .success([ann, ben, dan])), (dan, offline)] {
      await beginLoad()
      await beginDeletion(of: player)
      await requests.answer(1, with: .success([]))
      await requests.answer(with: late)
    }
    // The second time, the list has an equal player already.
    for late in [.success([ben, dan]), offline] {
      await beginLoad()
      interactor.replacePlayer(.init(player: bob))
      await requests.answer(with: late)
    }
    for _ in 1...3 { await beginLoad() }
    for answer in [.success([ben]), offline, .success([ann, ben, dan])] {
      await requests.answer(with: answer)
    }
    #expect(
      calls(after: count) == [
        asked, asked(toDelete: ann), listed(ben, dan), asked, asked(toDelete: dan), listed(ben),
        asked, listed(bob), asked, listed(bob),
        asked, asked, asked, listed(ann, ben, dan),
      ])

    let next = log.calls.count
    await beginDeletion(of: ann)
    await beginDeletion(of: ben)
    await beginLoad()
    await requests.answer(2, with: .success([dan, ben, otherBen]))
    await beginLoad()
    await requests.answer(with: .success([]))
    await requests.answer(1, with: .success([ann, dan]))
    await requests.answer(with: .success([]))
    #expect(
      calls(after: next) == [
        asked(toDelete: ann), asked(toDelete: ben), asked, listed(dan, ben, otherBen),
        asked, listed(dan, ben, otherBen), listed(dan, otherBen),
      ])
  }

  @Test(.edge(2, 3, 8, 9), arguments: [CancellationError(), URLError(.timedOut)] as [any Error])
  func `after an error, all stays, and the same can be asked again`(error: any Error) async {
    let count = await begin(a: [ben])
    await beginLoad()
    for _ in 1...2 {
      await beginDeletion(of: ann)
      await requests.answer(1, with: .failure(error))
    }
    await requests.answer(with: .failure(error))
    pick(dan)
    await beginLoad()
    await beginDeletion(of: ann)
    await requests.answer(with: .success([ben, dan]))
    await requests.answer(with: .failure(error))

    #expect(
      calls(after: count) == [
        asked, asked(toDelete: ann), refused(.notDeleted),
        asked(toDelete: ann), refused(.notDeleted), refused(.notLoaded),
        choosing((ann, nil), (ben, .a), (otherBen, nil), (dan, .a)),
        asked, asked(toDelete: ann), choosing((ben, .a), (dan, .a)), refused(.notDeleted),
      ])
  }

  @Test(.edge(4, 5, 8, 13)) func `the mode needs two players, and its end clears the teams`()
    async
  {
    interactor.switchMode(.init())
    await load(ann)
    interactor.switchMode(.init())
    interactor.proceed(.init())
    await load(ann, ben)
    interactor.switchMode(.init())
    pick(ben)
    await load(ben)
    interactor.switchMode(.init())
    await load(ben, dan)
    interactor.switchMode(.init())
    pick(dan)
    await beginDeletion(of: ben)
    await requests.answer(with: .success([]))
    await load()
    for _ in 1...2 { interactor.switchMode(.init()) }

    #expect(
      log.calls == [
        asked, listed(ann), .presenter(.presentStep(.add)),
        asked, listed(ann, ben), choosing((ann, nil), (ben, nil)), choosing((ann, nil), (ben, .a)),
        asked, choosing((ben, .a)), listed(ben),
        asked, listed(ben, dan), choosing((ben, nil), (dan, nil)), choosing((ben, nil), (dan, .a)),
        asked(toDelete: ben), choosing((dan, .a)), asked, choosing(), listed(),
      ])
  }

  @Test(.edge(6, 8, 11))
  func `a player keeps the team under a new name and in a new row, and loses it by leaving`() async
  {
    let count = await begin(a: [ben], b: [dan])
    let bob = Gather.Player(id: ben.id, name: "Bob")
    interactor.replacePlayer(.init(player: bob))
    await load(dan, otherBen, ben)
    pick(dan)
    pick(ben)
    await load(otherBen, dan)
    await load(ben, otherBen, dan)
    pick(ben)
    await beginDeletion(of: ben)
    await requests.answer(with: .success([]))
    await load(ben, otherBen, dan)

    #expect(
      calls(after: count) == [
        choosing((ann, nil), (bob, .a), (otherBen, nil), (dan, .b)),
        asked, choosing((dan, .b), (otherBen, nil), (ben, .a)),
        choosing((dan, nil), (otherBen, nil), (ben, .a)),
        choosing((dan, nil), (otherBen, nil), (ben, .b)),
        asked, choosing((otherBen, nil), (dan, nil)),
        asked, choosing((ben, nil), (otherBen, nil), (dan, nil)),
        choosing((ben, .a), (otherBen, nil), (dan, nil)),
        asked(toDelete: ben), choosing((otherBen, nil), (dan, nil)),
        asked, choosing((ben, nil), (otherBen, nil), (dan, nil)),
      ])
  }

  @Test(.edge(1, 8, 9, 10))
  func `each deletion is asked for once, and takes its own player when it is answered`() async {
    let count = await begin()
    await beginDeletion(of: ben)
    await beginDeletion(of: dan)
    for players in [[ann, otherBen, dan], [ann, ben, otherBen, dan]] {
      await beginLoad()
      await requests.answer(2, with: .success(players))
    }
    await beginDeletion(of: ben)
    pick(ben)
    pick(ann)
    await requests.answer(1, with: .success([]))
    interactor.replacePlayer(.init(player: .init(id: ann.id, name: "Anna")))
    pick(otherBen)
    await requests.answer(with: .success([]))

    let anna = Gather.Player(id: ann.id, name: "Anna")
    #expect(
      calls(after: count) == [
        asked(toDelete: ben), asked(toDelete: dan),
        asked, choosing((ann, nil), (otherBen, nil), (dan, nil)), asked, four(),
        choosing((ann, nil), (ben, .a), (otherBen, nil), (dan, nil)),
        choosing((ann, .a), (ben, .a), (otherBen, nil), (dan, nil)),
        choosing((ann, .a), (ben, .a), (otherBen, nil)),
        choosing((anna, .a), (ben, .a), (otherBen, nil)),
        choosing((anna, .a), (ben, .a), (otherBen, .a)),
        choosing((anna, .a), (otherBen, .a)),
      ])
  }

  @Test(.edge(14, 15, 16))
  func `two teams with players line up in the list's order, and start over`() async {
    let count = await begin()
    var lineUp: Gather.LineUp?
    presenter.onStep = { [weak store] _ in lineUp = store?.lineUp }
    interactor.proceed(.init())
    for player in [dan, ann] { pick(player) }
    interactor.proceed(.init())
    for player in [otherBen, otherBen, ben, ben] { pick(player) }
    interactor.proceed(.init())
    #expect(lineUp == .init(a: [ann, dan], b: [ben, otherBen]))

    var callsAtReturn = 0
    await requests.start {
      await interactor.startOver(.init())
      callsAtReturn = log.calls.count
    }
    await requests.answer(with: .success([dan, ann]))
    #expect(callsAtReturn == log.calls.count)
    await requests.start { await interactor.startOver(.init()) }
    await requests.answer(with: .success([ann]))

    #expect(
      calls(after: count) == [
        refused(.emptyTeam(.a)), four(a: dan), four(a: dan, ann), refused(.emptyTeam(.b)),
        four(a: dan, ann, otherBen), four(a: dan, ann, b: otherBen),
        four(a: dan, ann, ben, b: otherBen), four(a: dan, ann, b: otherBen, ben),
        .presenter(.presentStep(.match)), listed(ann, ben, otherBen, dan), asked,
        listed(dan, ann), listed(dan, ann), asked, listed(ann),
      ])
  }
}
