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
    view.askToDelete(row: 0)
    view.displayPlayers(list((7, "Ann"), (3, "Ben"), (9, "Ben")))
    view.tap(row: 2)
    view.displayPlayers(list((9, "Ben"), (7, "Ann")))
    for row in [0, 2, -1] { view.tap(row: row) }
    #expect(view.question == nil)
    view.askToDelete(row: 1)
    for row in [2, -1] { view.askToDelete(row: row) }

    #expect(view.question == .init(id: 7, name: "Ann", team: ""))
    #expect(view.players == list((9, "Ben"), (7, "Ann")))
    #expect(
      log.calls == [
        .interactor(.pickPlayer(.init(id: 9))), .interactor(.pickPlayer(.init(id: 9))),
      ])
  }

  @Test(.edge(18)) func `the question stays with its row, whatever is displayed or tapped`() {
    let ben = Gather.Players.ViewModel.Row(id: 3, name: "Ben", team: "")
    view.displayPlayers(list((7, "Ann"), (3, "Ben")))
    view.askToDelete(row: 0)
    view.askToDelete(row: 1)
    view.displayPlayers(list((3, "Bob"), (9, "Ben")))
    #expect(view.question == ben)
    view.displayPlayers(list((9, "Ben"), (1, "Dan"), (7, "Ann")))
    view.displayProblem(.init(title: "a", message: "b"))
    for row in [0, 3] { view.tap(row: row) }
    view.switchMode()

    #expect(view.question == ben)
    #expect(log.calls == [.interactor(.pickPlayer(.init(id: 9))), .interactor(.switchMode)])
  }

  @Test(.edge(18)) func `each question that is confirmed deletes its player, and is gone at once`()
    async
  {
    await requests.start { await view.delete() }
    #expect(log.calls == [])

    view.displayPlayers(list((7, "Ann"), (3, "Ben"), (1, "Dan")))
    view.askToDelete(row: 1)
    view.displayPlayers(list((9, "Ben"), (1, "Dan")))
    var returned: [String] = []
    await requests.start {
      await view.delete()
      returned.append("delete")
    }
    #expect(view.question == nil)
    #expect(returned == [])

    view.askToDelete(row: 1)
    await requests.start { await view.delete() }
    view.askToDelete(row: 0)
    await requests.answer(with: ())
    await requests.answer(with: ())
    #expect(returned == ["delete"])
    #expect(view.question?.id == 9)

    view.dismissQuestion()
    await requests.start { await view.delete() }
    #expect(
      log.calls == [
        .interactor(.deletePlayer(.init(id: 3))), .interactor(.deletePlayer(.init(id: 1))),
      ])
  }

  @Test(.edge(19)) func `all other messages are passed on, and nothing else changes`() async {
    let players = list((7, "Ann"), (3, "Ben"))
    let problem = Gather.Players.ViewModel.Problem(title: "a", message: "b")
    view.displayPlayers(list((7, "Ann")))
    view.askToDelete(row: 0)
    view.displayProblem(problem)
    view.displayPlayers(players)
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
    #expect(view.players == players && view.alert == problem && view.question == players.rows[0])
    view.dismissAlert()
    #expect(view.players == players && view.alert == nil && view.question == players.rows[0])
    view.displayProblem(problem)
    view.dismissQuestion()
    #expect(view.players == players && view.alert == problem && view.question == nil)
  }

  @Test(.edge(23)) func `a reader of each property is told of a change`() {
    let (players, question, alert) = (KataReader(), KataReader(), KataReader())
    players.read { view.players }
    view.displayPlayers(list((7, "Ann")))
    #expect(players.wasTold)

    question.read { view.question }
    view.askToDelete(row: 0)
    #expect(question.wasTold)
    question.read { view.question }
    view.dismissQuestion()
    #expect(question.wasTold)

    alert.read { view.alert }
    view.displayProblem(.init(title: "a", message: "b"))
    #expect(alert.wasTold)
  }
}
