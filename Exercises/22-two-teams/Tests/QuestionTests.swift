import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct QuestionTests {
  let screen = PlayersScreen()
  let ben = Gather.Players.ViewModel.Row(id: 3, name: "Ben", team: "")

  init() {
    screen.display((7, "Ann"), (3, "Ben"), (1, "Dan"))
  }

  // The question.

  @Test(.tags(.edge18)) func `the question is about the row for which it's asked`() {
    screen.view.askToDelete(row: 1)

    #expect(screen.view.question == ben)
  }

  @Test(.tags(.edge18)) func `the question is about the row that's asked for last`() {
    screen.view.askToDelete(row: 0)
    screen.view.askToDelete(row: 1)

    #expect(screen.view.question == ben)
  }

  @Test(.tags(.edge18), arguments: [3, -1])
  func `the question stays if there's no such row`(row: Int) {
    screen.view.askToDelete(row: 1)
    screen.view.askToDelete(row: row)

    #expect(screen.view.question == ben)
  }

  @Test(.tags(.edge18)) func `without a row, there's no question`() {
    screen.display()
    screen.view.askToDelete(row: 0)

    #expect(screen.view.question == nil)
  }

  @Test(.tags(.edge18)) func `before the first list, there's no question`() {
    let screen = PlayersScreen()
    screen.view.askToDelete(row: 0)

    #expect(screen.view.question == nil)
  }

  @Test(.tags(.edge18)) func `the question stays when its player is renamed in the list`() {
    screen.view.askToDelete(row: 1)
    screen.display((7, "Ann"), (3, "Bob"))

    #expect(screen.view.question == ben)
  }

  @Test(.tags(.edge18)) func `the question stays when its player is no longer in the list`() {
    screen.view.askToDelete(row: 1)
    screen.display((7, "Ann"), (9, "Ben"))

    #expect(screen.view.question == ben)
  }

  @Test(.tags(.edge18), arguments: [0, 1, 3])
  func `the question stays, whatever is tapped`(row: Int) {
    screen.view.askToDelete(row: 1)
    screen.view.tap(row: row)

    #expect(screen.view.question == ben)
  }

  // The answer.

  @Test(.tags(.edge18)) func `delete() is about the question's player, in whichever row`() async {
    screen.view.askToDelete(row: 1)
    screen.display((9, "Ben"), (1, "Dan"))

    let calls = await screen.calls { await screen.begin(screen.view.delete) }
    #expect(calls == [.delete(3)])
  }

  @Test(.tags(.edge18)) func `delete() removes the question before the Interactor returns`() async {
    screen.view.askToDelete(row: 1)
    await screen.begin(screen.view.delete)

    #expect(screen.view.question == nil)
  }

  @Test(.tags(.edge18)) func `delete() returns after the Interactor`() async {
    var returned: [String] = []
    screen.view.askToDelete(row: 1)
    await screen.begin {
      await screen.view.delete()
      returned.append("delete")
    }
    returned.append("interactor")
    await screen.finish()

    #expect(returned == ["interactor", "delete"])
  }

  @Test(.tags(.edge18)) func `each question can be answered while other deletions are waiting`()
    async
  {
    screen.view.askToDelete(row: 1)
    await screen.begin(screen.view.delete)
    screen.view.askToDelete(row: 2)

    let calls = await screen.calls { await screen.begin(screen.view.delete) }
    #expect(calls == [.delete(1)])
  }

  @Test(.tags(.edge18)) func `each question is sent, even about the same player`() async {
    screen.view.askToDelete(row: 1)
    await screen.begin(screen.view.delete)
    screen.view.askToDelete(row: 1)

    let calls = await screen.calls { await screen.begin(screen.view.delete) }
    #expect(calls == [.delete(3)])
  }

  @Test(.tags(.edge18)) func `the end of a deletion leaves the next question`() async {
    screen.view.askToDelete(row: 0)
    await screen.begin(screen.view.delete)
    screen.view.askToDelete(row: 1)
    await screen.finish()

    #expect(screen.view.question == ben)
  }

  @Test(.tags(.edge18)) func `without a question, delete() sends nothing`() async {
    let calls = await screen.calls { await screen.begin(screen.view.delete) }
    #expect(calls == [])
  }

  @Test(.tags(.edge18)) func `a question that was dismissed isn't sent`() async {
    screen.view.askToDelete(row: 1)
    screen.view.dismissQuestion()

    let calls = await screen.calls { await screen.begin(screen.view.delete) }
    #expect(calls == [])
  }

  @Test(.tags(.edge18)) func `a question that was answered isn't sent again`() async {
    screen.view.askToDelete(row: 1)
    await screen.begin(screen.view.delete)

    let calls = await screen.calls { await screen.begin(screen.view.delete) }
    #expect(calls == [])
  }
}
