import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct ViewTests {
  let log = KataGatherLog()
  let requests: KataRequests<Void>
  let view: PlayersView

  /// A view between two spies that write into the same log; the interactor waits to be released.
  init() {
    let interactor = KataPlayersInteractorSpy(log)
    requests = KataRequests(interactor.gate)
    view = PlayersView(interactor: interactor, router: KataPlayersRouterSpy(log))
  }

  private func list(_ rows: (Int, String)...) -> Gather.Players.ViewModel {
    .init(
      rows: rows.map { .init(id: $0, name: $1, team: "") }, modeTitle: "Select", canSwitch: true,
      actionTitle: "Add player")
  }

  @Test(.edge(17)) func `a tap means the player who is shown in that row now`() {
    view.tap(row: 0)
    view.displayPlayers(list((7, "Ann"), (3, "Ben"), (9, "Ben")))
    view.tap(row: 2)
    view.displayPlayers(list((9, "Ben"), (7, "Ann")))
    view.tap(row: 0)
    view.tap(row: 2)
    view.tap(row: -1)

    #expect(view.players == list((9, "Ben"), (7, "Ann")))
    #expect(
      log.calls == [
        .interactor(.pickPlayer(.init(id: 9))), .interactor(.pickPlayer(.init(id: 9))),
      ])
  }

  @Test(.edge(17, 18)) func `the question stays with its player, whatever is displayed or tapped`()
    async
  {
    view.askToDelete(row: 0)
    view.displayPlayers(list((7, "Ann"), (3, "Ben")))
    view.askToDelete(row: 0)
    view.askToDelete(row: 1)
    view.displayPlayers(list((9, "Ben"), (1, "Dan"), (7, "Ann")))
    view.displayProblem(.init(title: "a", message: "b"))
    view.askToDelete(row: 3)
    view.tap(row: 0)
    #expect(view.question == .init(id: 3, name: "Ben", team: ""))
    #expect(log.calls == [.interactor(.pickPlayer(.init(id: 9)))])

    var returned: [String] = []
    await requests.start {
      await view.delete()
      returned.append("delete")
    }
    #expect(view.question == nil)
    #expect(returned == [])
    view.askToDelete(row: 1)
    await requests.answer(with: ())
    #expect(returned == ["delete"])
    #expect(view.question?.id == 1)

    view.dismissQuestion()
    await requests.start { await view.delete() }
    #expect(view.question == nil)
    #expect(
      log.calls == [
        .interactor(.pickPlayer(.init(id: 9))), .interactor(.deletePlayer(.init(id: 3))),
      ])
  }

  @Test(.edge(19)) func `all other messages are passed on, and the alert is shown`() async {
    view.switchMode()
    view.proceed()
    view.displayDetails()
    view.displayAdd()
    view.displayMatch()
    view.playerSaved(.init(id: 7, name: "Anna"))
    var returned: [String] = []
    await requests.start {
      await view.load()
      returned.append("load")
    }
    await requests.start {
      await view.matchIsOver()
      returned.append("matchIsOver")
    }
    #expect(returned == [])
    await requests.answer(with: ())
    await requests.answer(with: ())

    #expect(returned == ["load", "matchIsOver"])
    #expect(
      log.calls == [
        .interactor(.switchMode), .interactor(.proceed), .router(.routeToDetails),
        .router(.routeToAdd), .router(.routeToMatch),
        .interactor(.replacePlayer(.init(player: .init(id: 7, name: "Anna")))),
        .interactor(.loadPlayers), .interactor(.startOver),
      ])
    view.displayProblem(.init(title: "a", message: "b"))
    view.displayPlayers(list())
    #expect(view.alert == .init(title: "a", message: "b"))
    view.dismissAlert()
    #expect(view.alert == nil)
  }
}
