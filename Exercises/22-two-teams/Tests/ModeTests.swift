import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct ModeTests {
  let list = PlayerList()

  private func presented(
    _ players: [Gather.Player], isChoosing: Bool, canSwitch: Bool
  ) -> KataGatherCall {
    .presenter(
      .presentPlayers(
        .init(
          members: players.map { .init(player: $0, team: nil) }, isChoosing: isChoosing,
          canSwitch: canSwitch)))
  }

  // On.

  @Test(.tags(.edge4)) func `with two players, the mode can be turned on`() async {
    await list.load(.ann, .ben)

    let calls = await list.calls { list.switchMode() }
    #expect(calls == [.choosing((.ann, nil), (.ben, nil))])
  }

  @Test(.tags(.edge4)) func `with a single player, the mode stays off`() async {
    await list.load(.ann)

    let calls = await list.calls { list.switchMode() }
    #expect(calls == [])
  }

  @Test(.tags(.edge4)) func `before the first load, the mode stays off`() async {
    let calls = await list.calls { list.switchMode() }
    #expect(calls == [])
  }

  @Test(
    .tags(.edge4),
    arguments: [([], false), ([.ann], false), ([.ann, .ben], true)] as [([Gather.Player], Bool)])
  func `outside the mode, the list says whether it can be turned on`(
    players: [Gather.Player], canSwitch: Bool
  ) async {
    await list.beginLoad()
    let calls = await list.calls { await list.answer(with: .success(players)) }

    #expect(calls == [presented(players, isChoosing: false, canSwitch: canSwitch)])
  }

  // Off.

  @Test(.tags(.edge5)) func `the end of the mode puts everyone on the bench`() async {
    await list.choose(a: [.ben], b: [.dan])

    let calls = await list.calls { list.switchMode() }
    #expect(calls == [.listed(.ann, .ben, .otherBen, .dan)])
  }

  @Test(.tags(.edge5)) func `the next choice begins with empty teams`() async {
    await list.choose(a: [.ben], b: [.dan])
    list.switchMode()

    let calls = await list.calls { list.switchMode() }
    #expect(calls == [.four()])
  }

  @Test(.tags(.edge5), arguments: [[], [Gather.Player.dan]])
  func `the mode ends with any number of players`(left: [Gather.Player]) async {
    await list.choose(b: [.dan])
    await list.beginLoad()
    await list.answer(with: .success(left))

    let calls = await list.calls { list.switchMode() }
    #expect(calls == [presented(left, isChoosing: false, canSwitch: false)])
  }

  @Test(.tags(.edge5), arguments: [[], [Gather.Player.dan]])
  func `in the mode, the list says that it can be turned off`(left: [Gather.Player]) async {
    await list.choose()
    await list.beginLoad()
    let calls = await list.calls { await list.answer(with: .success(left)) }

    #expect(calls == [presented(left, isChoosing: true, canSwitch: true)])
  }

  // The mode stays on.

  @Test(.tags(.edge8)) func `a deletion that leaves one player leaves the mode on`() async {
    await list.load(.ann, .ben)
    list.switchMode()
    list.pick(.ann)
    await list.beginDeletion(of: .ben)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.choosing((.ann, .a))])
  }

  @Test(.tags(.edge8)) func `a replacement of the only player leaves the mode on`() async {
    await list.choose()
    await list.load(.ann)

    let calls = await list.calls { list.replace(with: .anna) }
    #expect(calls == [.choosing((.anna, nil))])
  }

  @Test(.tags(.edge8)) func `a load without players leaves the mode on, for the next load, too`()
    async
  {
    await list.choose()

    let calls = await list.calls {
      await list.load()
      await list.load(.dan)
    }
    #expect(calls == [.fetch, .choosing(), .fetch, .choosing((.dan, nil))])
  }
}
