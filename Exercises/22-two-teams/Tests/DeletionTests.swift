import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct DeletionTests {
  let list = PlayerList()

  // Asking the worker.

  @Test(.tags(.edge9)) func `each deletion is asked for once, until it's answered`() async {
    await list.loadFour()

    let calls = await list.calls {
      await list.beginDeletion(of: .ben)
      await list.beginDeletion(of: .ben)
    }
    #expect(calls == [.deletion(of: .ben)])
  }

  @Test(.tags(.edge9)) func `two players can be deleted at the same time`() async {
    await list.loadFour()

    let calls = await list.calls {
      await list.beginDeletion(of: .ben)
      await list.beginDeletion(of: .otherBen)
    }
    #expect(calls == [.deletion(of: .ben), .deletion(of: .otherBen)])
  }

  @Test(.tags(.edge9)) func `while a deletion is waiting, the failure of another changes nothing`()
    async
  {
    await list.loadFour()
    await list.beginDeletion(of: .dan)

    let calls = await list.calls {
      await list.beginDeletion(of: .ben)
      await list.fail()
      await list.beginDeletion(of: .ben)
    }
    #expect(calls == [.deletion(of: .ben), .failed(.notDeleted)])
  }

  @Test(.tags(.edge9)) func `while a deletion is waiting, the success of another changes nothing`()
    async
  {
    await list.loadFour()
    await list.beginDeletion(of: .dan)

    let calls = await list.calls {
      await list.beginDeletion(of: .ben)
      await list.succeed()
      await list.beginDeletion(of: .ben)
    }
    #expect(calls == [.deletion(of: .ben), .listed(.ann, .ben, .otherBen)])
  }

  @Test(.tags(.edge9)) func `a deletion is still waiting after its player has left and come back`()
    async
  {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ben)
    await list.load(.ann, behind: 1)
    await list.load(.ann, .ben, behind: 1)

    let calls = await list.calls { await list.beginDeletion(of: .ben) }
    #expect(calls == [])
  }

  @Test(.tags(.edge9)) func `a deletion is still waiting after the list has started over`() async {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ben)
    await list.beginToStartOver()
    await list.answer(with: .ann, .ben, behind: 1)

    let calls = await list.calls { await list.beginDeletion(of: .ben) }
    #expect(calls == [])
  }

  @Test(.tags(.edge9)) func `a deletion that has failed can be asked for again`() async {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ben)
    await list.fail()

    let calls = await list.calls { await list.beginDeletion(of: .ben) }
    #expect(calls == [.deletion(of: .ben)])
  }

  @Test(.tags(.edge9)) func `a player who comes back after a deletion can be deleted again`() async
  {
    await list.load(.ann, .ben)
    await list.delete(.ben)
    await list.load(.ben)

    let calls = await list.calls { await list.beginDeletion(of: .ben) }
    #expect(calls == [.deletion(of: .ben)])
  }

  // Success.

  @Test(.tags(.edge10)) func `a deletion takes its player out of the list`() async {
    await list.load(.ann, .ben, .dan)
    await list.beginDeletion(of: .ben)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.listed(.ann, .dan)])
  }

  @Test(.tags(.edge10)) func `until a deletion succeeds, its player stays in the list`() async {
    await list.load(.ann, .ben, .dan)

    let calls = await list.calls {
      await list.beginDeletion(of: .ben)
      list.replace(with: .anna)
    }
    #expect(calls == [.deletion(of: .ben), .listed(.anna, .ben, .dan)])
  }

  @Test(.tags(.edge10)) func `the deletion of the last player presents the empty list`() async {
    await list.load(.ann)
    await list.beginDeletion(of: .ann)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.listed()])
  }

  @Test(.tags(.edge10))
  func `a deletion takes its player from whichever row a load has put them in`()
    async
  {
    await list.load(.ann, .ben, .dan)
    await list.beginDeletion(of: .ben)
    await list.load(.dan, .otherBen, .ben, .ann, behind: 1)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.listed(.dan, .otherBen, .ann)])
  }

  @Test(.tags(.edge10))
  func `a deletion takes its player even if an earlier one is answered later`()
    async
  {
    await list.loadFour()
    await list.beginDeletion(of: .ben)
    await list.beginDeletion(of: .dan)

    let calls = await list.calls {
      await list.succeed(behind: 1)
      await list.succeed()
    }
    #expect(calls == [.listed(.ann, .ben, .otherBen), .listed(.ann, .otherBen)])
  }

  @Test(.tags(.edge10)) func `a deletion keeps what was saved while it was waiting`() async {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ben)
    list.replace(with: .anna)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.listed(.anna)])
  }

  // A load has removed the player already.

  @Test(.tags(.edge10)) func `a deletion presents the list even if a load has removed its player`()
    async
  {
    await list.load(.ann, .ben, .dan)
    await list.beginDeletion(of: .ann)
    await list.load(.dan, .ben, behind: 1)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.listed(.dan, .ben)])
  }

  @Test(.tags(.edge10)) func `a deletion makes loads stale even if a load has removed its player`()
    async
  {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ann)
    await list.load(.ben, behind: 1)
    await list.beginLoad()
    await list.succeed()

    let calls = await list.calls { await list.answer(with: .ann, .ben) }
    #expect(calls == [])
  }
}
