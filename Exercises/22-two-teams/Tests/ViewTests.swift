import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct ViewTests {
  let screen = PlayersScreen()

  // Taps.

  @Test(.tags(.edge17), arguments: [(0, 7), (1, 3), (2, 9)])
  func `a tap means the player in that row`(row: Int, id: Int) async {
    screen.display((7, "Ann"), (3, "Ben"), (9, "Ben"))

    let calls = await screen.calls { screen.view.tap(row: row) }
    #expect(calls == [.pick(id)])
  }

  @Test(.tags(.edge17)) func `a tap means the player who is in that row now`() async {
    screen.display((7, "Ann"), (3, "Ben"), (9, "Ben"))
    screen.display((9, "Ben"), (7, "Ann"))

    let calls = await screen.calls { screen.view.tap(row: 0) }
    #expect(calls == [.pick(9)])
  }

  @Test(.tags(.edge17), arguments: [2, -1])
  func `a tap outside the rows sends nothing`(row: Int) async {
    screen.display((7, "Ann"), (3, "Ben"), (9, "Ben"))
    screen.display((9, "Ben"), (7, "Ann"))

    let calls = await screen.calls { screen.view.tap(row: row) }
    #expect(calls == [])
  }

  @Test(.tags(.edge17)) func `before the first list, a tap sends nothing`() async {
    let calls = await screen.calls { screen.view.tap(row: 0) }
    #expect(calls == [])
  }

  // Requests, routes and outcomes.

  @Test(.tags(.edge19)) func `load, switchMode and proceed each send their request`() async {
    let calls = await screen.calls {
      await screen.begin { await screen.view.load() }
      screen.view.switchMode()
      screen.view.proceed()
    }
    #expect(
      calls == [.interactor(.loadPlayers), .interactor(.switchMode), .interactor(.proceed)])
  }

  @Test(.tags(.edge19))
  func `displayDetails, displayAdd and displayMatch each ask for their route`()
    async
  {
    let calls = await screen.calls {
      screen.view.displayDetails()
      screen.view.displayAdd()
      screen.view.displayMatch()
    }
    #expect(
      calls == [.router(.routeToDetails), .router(.routeToAdd), .router(.routeToMatch)])
  }

  @Test(.tags(.edge19)) func `playerSaved and matchIsOver each send their request`() async {
    let anna = Gather.Player(id: 7, name: "Anna")

    let calls = await screen.calls {
      screen.view.playerSaved(anna)
      await screen.begin { await screen.view.matchIsOver() }
    }
    #expect(
      calls == [.interactor(.replacePlayer(.init(player: anna))), .interactor(.startOver)])
  }

  @Test(.tags(.edge19)) func `requests, routes and outcomes change nothing on the screen`() async {
    let filled = screen.fill()
    await screen.begin { await screen.view.load() }
    screen.view.switchMode()
    screen.view.proceed()
    screen.view.displayDetails()
    screen.view.displayAdd()
    screen.view.displayMatch()
    screen.view.playerSaved(.init(id: 7, name: "Anna"))
    await screen.begin { await screen.view.matchIsOver() }

    #expect(screen.content == filled)
  }

  @Test(.tags(.edge19)) func `load returns after the Interactor`() async {
    var returned: [String] = []
    await screen.begin {
      await screen.view.load()
      returned.append("load")
    }
    returned.append("interactor")
    await screen.finish()

    #expect(returned == ["interactor", "load"])
  }

  @Test(.tags(.edge19)) func `matchIsOver returns after the Interactor`() async {
    var returned: [String] = []
    await screen.begin {
      await screen.view.matchIsOver()
      returned.append("matchIsOver")
    }
    returned.append("interactor")
    await screen.finish()

    #expect(returned == ["interactor", "matchIsOver"])
  }

  // What is on the screen.

  @Test(.tags(.edge19)) func `displayPlayers sets the list, and leaves question and alert`() {
    var expected = screen.fill()
    expected.players = .init([.init(id: 9, name: "Ben", team: "")])
    screen.display((9, "Ben"))

    #expect(screen.content == expected)
  }

  @Test(.tags(.edge19)) func `displayProblem sets the alert, and leaves list and question`() {
    var expected = screen.fill()
    expected.alert = .init(title: "c", message: "d")
    screen.view.displayProblem(.init(title: "c", message: "d"))

    #expect(screen.content == expected)
  }

  @Test(.tags(.edge19)) func `dismissAlert removes the alert, and leaves list and question`() {
    var expected = screen.fill()
    expected.alert = nil
    screen.view.dismissAlert()

    #expect(screen.content == expected)
  }

  @Test(.tags(.edge19)) func `dismissQuestion removes the question, and leaves list and alert`() {
    var expected = screen.fill()
    expected.question = nil
    screen.view.dismissQuestion()

    #expect(screen.content == expected)
  }

  @Test(.tags(.edge19)) func `what is displayed, asked or dismissed sends nothing`() async {
    let calls = await screen.calls {
      _ = screen.fill()
      screen.view.dismissAlert()
      screen.view.dismissQuestion()
    }
    #expect(calls == [])
  }

  // Readers.

  @Test(.tags(.edge23)) func `a reader of the list is told of a new one`() {
    let reader = KataReader()
    reader.read { screen.view.players }
    screen.display((7, "Ann"))

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge23)) func `a reader of the question is told when it's asked`() {
    let reader = KataReader()
    screen.display((7, "Ann"))
    reader.read { screen.view.question }
    screen.view.askToDelete(row: 0)

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge23)) func `a reader of the question is told when it's dismissed`() {
    let reader = KataReader()
    _ = screen.fill()
    reader.read { screen.view.question }
    screen.view.dismissQuestion()

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge23)) func `a reader of the alert is told of a new one`() {
    let reader = KataReader()
    reader.read { screen.view.alert }
    screen.view.displayProblem(.init(title: "a", message: "b"))

    #expect(reader.wasTold)
  }
}
