import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

/// One thing at a time; the tests in which two overlap are in InteractorWaitingTests.swift.
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
  /// Answers go to an index among those that wait, the oldest at 0.
  func beginLoad() async {
    await requests.start { await interactor.loadPlayers(.init()) }
  }

  func beginDeletion(of player: Gather.Player) async {
    await requests.start { await interactor.deletePlayer(.init(id: player.id)) }
  }

  func load(_ players: Gather.Player...) async {
    await beginLoad()
    await requests.answer(with: .success(players))
  }

  /// Loads the four players, switches the mode on, and puts players into teams.
  func begin(a: [Gather.Player] = [], b: [Gather.Player] = []) async {
    await load(ann, ben, otherBen, dan)
    interactor.switchMode(.init())
    for player in a + b + b { pick(player) }
  }

  func pick(_ player: Gather.Player) {
    interactor.pickPlayer(.init(id: player.id))
  }

  private func presented(_ step: Gather.Players.Step) -> KataGatherCall {
    .presenter(.presentStep(step))
  }

  func asked(toDelete player: Gather.Player) -> KataGatherCall {
    .worker(.deletePlayer(id: player.id))
  }

  /// The list, with the mode off and all on the bench.
  func listed(_ players: Gather.Player...) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(members: players.map { .init(player: $0, team: nil) }, isChoosing: false)))
  }

  /// The list in the mode.
  func choosing(_ members: (Gather.Player, Gather.Team?)...) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(members: members.map { .init(player: $0, team: $1) }, isChoosing: true)))
  }

  /// All four players in the mode, with those in teams.
  func four(a: Gather.Player..., b: Gather.Player...) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(
          members: [ann, ben, otherBen, dan].map { player in
            .init(player: player, team: a.contains(player) ? .a : b.contains(player) ? .b : nil)
          }, isChoosing: true)))
  }

  func refused(_ problem: Gather.Players.Problem) -> KataGatherCall {
    .presenter(.presentProblem(problem))
  }

  @Test(.edge(1)) func `a load shows all players, in the worker's order`() async {
    await load(otherBen, ann, ben)
    await load(ben, otherBen)
    await load()

    #expect(
      log.calls == [
        asked, listed(otherBen, ann, ben), asked, listed(ben, otherBen), asked, listed(),
      ]
    )
  }

  @Test(.edge(4)) func `the mode needs two players`() async {
    interactor.switchMode(.init())
    await load(ann)
    interactor.switchMode(.init())
    await load(ann, ben)
    interactor.switchMode(.init())

    #expect(
      log.calls == [
        asked, listed(ann), asked, listed(ann, ben), choosing((ann, nil), (ben, nil)),
      ])
  }

  @Test(.edge(5)) func `the end of the mode clears both teams, even if no player is left`() async {
    await begin(a: [ben], b: [dan])
    let calls = await log.calls {
      for _ in 1...2 { interactor.switchMode(.init()) }
      pick(dan)
      await load(dan)
      interactor.switchMode(.init())
      await load(dan, ann)
      interactor.switchMode(.init())
      await load()
      interactor.switchMode(.init())
    }

    #expect(
      calls == [
        listed(ann, ben, otherBen, dan), four(), four(a: dan),
        asked, choosing((dan, .a)), listed(dan),
        asked, listed(dan, ann), choosing((dan, nil), (ann, nil)),
        asked, choosing(), listed(),
      ])
  }

  @Test(.edge(6)) func `each tap moves a player on: to team a, to team b, to the bench`() async {
    await begin()
    let calls = await log.calls {
      for player in [otherBen, otherBen, dan, otherBen, otherBen, dan, dan] { pick(player) }
    }

    #expect(
      calls == [
        four(a: otherBen), four(b: otherBen), four(a: dan, b: otherBen), four(a: dan),
        four(a: dan, otherBen), four(a: otherBen, b: dan), four(a: otherBen),
      ])
  }

  @Test(.edge(7)) func `outside the mode, a tap opens the details of the player with that id`()
    async
  {
    var shown: [Gather.Player?] = []
    presenter.onStep = { [weak store] _ in shown.append(store?.player) }
    let bella = Gather.Player(id: otherBen.id, name: "Bella")
    await load(ann, ben, otherBen)
    pick(otherBen)
    pick(ben)
    interactor.replacePlayer(.init(player: bella))
    pick(bella)

    let details = presented(.details)
    #expect(
      log.calls == [
        asked, listed(ann, ben, otherBen), details, details, listed(ann, ben, bella), details,
      ])
    #expect(shown == [otherBen, ben, bella])
  }

  @Test(.edge(8))
  func `a player keeps the team under a new name and in a new row, and loses it by leaving`() async
  {
    await begin(a: [ben], b: [dan])
    let bob = Gather.Player(id: ben.id, name: "Bob")
    let calls = await log.calls {
      interactor.replacePlayer(.init(player: bob))
      await beginLoad()
      pick(otherBen)
      await requests.answer(with: .success([dan, otherBen, ben]))
      pick(dan)
      pick(ben)
      await load(otherBen, dan)
      await load(ben, otherBen, dan)
      pick(ben)
      await beginDeletion(of: ben)
      await requests.answer(with: .success([]))
      await load(ben, otherBen, dan)
    }

    #expect(
      calls == [
        choosing((ann, nil), (bob, .a), (otherBen, nil), (dan, .b)),
        asked, choosing((ann, nil), (bob, .a), (otherBen, .a), (dan, .b)),
        choosing((dan, .b), (otherBen, .a), (ben, .a)),
        choosing((dan, nil), (otherBen, .a), (ben, .a)),
        choosing((dan, nil), (otherBen, .a), (ben, .b)),
        asked, choosing((otherBen, .a), (dan, nil)),
        asked, choosing((ben, nil), (otherBen, .a), (dan, nil)),
        choosing((ben, .a), (otherBen, .a), (dan, nil)),
        asked(toDelete: ben), choosing((otherBen, .a), (dan, nil)),
        asked, choosing((ben, nil), (otherBen, .a), (dan, nil)),
      ])
  }

  @Test(.edge(8)) func `the mode stays on, however few players are left`() async {
    await load(ann, ben)
    interactor.switchMode(.init())
    pick(ann)
    let calls = await log.calls {
      await beginDeletion(of: ben)
      await requests.answer(with: .success([]))
      interactor.replacePlayer(.init(player: ann))
      pick(ann)
      await load()
      await load(dan)
    }

    #expect(
      calls == [
        asked(toDelete: ben), choosing((ann, .a)), choosing((ann, .a)), choosing((ann, .b)),
        asked, choosing(), asked, choosing((dan, nil)),
      ])
  }

  @Test(.edge(10)) func `the deletion of the last player presents the empty list`() async {
    await load(ann)
    let calls = await log.calls {
      await beginDeletion(of: ann)
      await requests.answer(with: .success([]))
    }

    #expect(calls == [asked(toDelete: ann), listed()])
  }

  @Test(.edge(11)) func `a saved player takes the place of the one with the same id`() async {
    let bella = Gather.Player(id: otherBen.id, name: "Bella")
    await load(ann, otherBen, ben)
    for player in [bella, bella, ben] { interactor.replacePlayer(.init(player: player)) }

    #expect(
      log.calls == [
        asked, listed(ann, otherBen, ben),
        listed(ann, bella, ben), listed(ann, bella, ben), listed(ann, bella, ben),
      ])
  }

  @Test(.edge(12)) func `an id that isn't in the list does nothing`() async {
    func ask(for player: Gather.Player) async {
      pick(player)
      interactor.replacePlayer(.init(player: player))
      await beginDeletion(of: player)
    }
    await ask(for: ann)
    await load(ann, ben)
    await ask(for: otherBen)
    interactor.switchMode(.init())
    await beginLoad()
    await ask(for: dan)
    await requests.answer(with: .success([ben, dan]))

    #expect(
      log.calls == [
        asked, listed(ann, ben), choosing((ann, nil), (ben, nil)),
        asked, choosing((ben, nil), (dan, nil)),
      ])
  }

  @Test(.edge(13)) func `outside the mode, the button opens the form for a new player`() async {
    interactor.proceed(.init())
    await begin(a: [ann], b: [ben])
    let calls = await log.calls {
      interactor.switchMode(.init())
      interactor.proceed(.init())
    }

    #expect(log.calls.first == presented(.add))
    #expect(calls == [listed(ann, ben, otherBen, dan), presented(.add)])
  }

  @Test(.edge(14)) func `a team without players is refused by its name`() async {
    await begin()
    let calls = await log.calls {
      interactor.proceed(.init())
      for player in [dan, dan] {
        pick(player)
        interactor.proceed(.init())
      }
    }

    #expect(
      calls == [
        refused(.emptyTeam(.a)), four(a: dan), refused(.emptyTeam(.b)),
        four(b: dan), refused(.emptyTeam(.a)),
      ])
  }

  @Test(.edge(14)) func `without any player, the mode refuses a match, too`() async {
    await load(ann, ben)
    interactor.switchMode(.init())
    await load()
    let calls = await log.calls { interactor.proceed(.init()) }

    #expect(calls == [refused(.emptyTeam(.a))])
  }

  @Test(.edge(15)) func `two teams line up in the list's order`() async {
    var lineUps: [Gather.LineUp?] = []
    presenter.onStep = { [weak store] _ in lineUps.append(store?.lineUp) }
    await begin(a: [dan, ann], b: [otherBen, ben])
    let calls = await log.calls {
      interactor.proceed(.init())
      await load(dan, otherBen, ann)
      interactor.proceed(.init())
    }

    #expect(
      calls == [
        presented(.match), asked, choosing((dan, .a), (otherBen, .b), (ann, .a)),
        presented(.match),
      ])
    #expect(
      lineUps == [.init(a: [ann, dan], b: [ben, otherBen]), .init(a: [dan, ann], b: [otherBen])])
  }

  @Test(.edge(16)) func `to start over clears both teams at once, and then loads`() async {
    await begin(a: [ann], b: [ben])
    var callsAtReturn = 0
    let calls = await log.calls {
      await requests.start {
        await interactor.startOver(.init())
        callsAtReturn = log.calls.count
      }
      await requests.answer(with: .success([dan, ann]))
      #expect(callsAtReturn == log.calls.count)
      await requests.start { await interactor.startOver(.init()) }
      await requests.answer(with: .failure(KataOddError("offline")))
    }

    #expect(
      calls == [
        listed(ann, ben, otherBen, dan), asked, listed(dan, ann),
        listed(dan, ann), asked, refused(.notLoaded),
      ])
  }
}
