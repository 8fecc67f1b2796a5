import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct ReplacementTests {
  let list = PlayerList()

  @Test(.tags(.edge11)) func `a saved player takes the place of the one with the same id`() async {
    await list.load(.ann, .otherBen, .ben)

    let calls = await list.calls { list.replace(with: .bella) }
    #expect(calls == [.listed(.ann, .bella, .ben)])
  }

  @Test(.tags(.edge11)) func `a saved player who hasn't changed is presented, too`() async {
    await list.load(.ann, .ben)

    let calls = await list.calls { list.replace(with: .ben) }
    #expect(calls == [.listed(.ann, .ben)])
  }

  // Ids that aren't in the list.

  @Test(.tags(.edge12)) func `before the first load, no id is in the list`() async {
    let calls = await list.calls {
      list.pick(.ann)
      list.replace(with: .ann)
      await list.beginDeletion(of: .ann)
    }
    #expect(calls == [])
  }

  @Test(.tags(.edge12)) func `to replace a player who isn't in the list does nothing`() async {
    await list.load(.ann, .ben)

    let calls = await list.calls { list.replace(with: .otherBen) }
    #expect(calls == [])
  }

  @Test(.tags(.edge12)) func `to delete a player who isn't in the list does nothing`() async {
    await list.load(.ann, .ben)

    let calls = await list.calls { await list.beginDeletion(of: .otherBen) }
    #expect(calls == [])
  }

  @Test(.tags(.edge12))
  func `outside the mode, to pick a player who isn't in the list does nothing`()
    async
  {
    await list.load(.ann, .ben)

    let calls = await list.calls { list.pick(.otherBen) }
    #expect(calls == [])
  }

  @Test(.tags(.edge12)) func `in the mode, to pick a player who isn't in the list does nothing`()
    async
  {
    await list.load(.ann, .ben)
    list.switchMode()

    let calls = await list.calls { list.pick(.otherBen) }
    #expect(calls == [])
  }

  @Test(.tags(.edge12))
  func `a player who was picked too early is on the bench after the next load`()
    async
  {
    await list.load(.ann, .ben)
    list.switchMode()
    list.pick(.dan)
    await list.beginLoad()

    let calls = await list.calls { await list.answer(with: .ben, .dan) }
    #expect(calls == [.choosing((.ben, nil), (.dan, nil))])
  }

  @Test(.tags(.edge12)) func `a saved player who isn't in the list makes no load stale`() async {
    await list.load(.ann, .ben)
    await list.beginLoad()
    list.replace(with: .dan)

    let calls = await list.calls { await list.answer(with: .ben, .dan) }
    #expect(calls == [.listed(.ben, .dan)])
  }
}
