import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct TeamsTests {
  let list = PlayerList()

  // Taps.

  @Test(.tags(.edge6)) func `each tap moves a player on: to team a, to team b, to the bench`() async
  {
    await list.choose()

    let calls = await list.calls {
      list.pick(.otherBen)
      list.pick(.otherBen)
      list.pick(.otherBen)
    }
    #expect(calls == [.four(a: .otherBen), .four(b: .otherBen), .four()])
  }

  @Test(.tags(.edge6)) func `from the bench, a player goes to team a again`() async {
    await list.choose(b: [.otherBen])
    list.pick(.otherBen)

    let calls = await list.calls { list.pick(.otherBen) }
    #expect(calls == [.four(a: .otherBen)])
  }

  @Test(.tags(.edge6)) func `a tap on one player leaves the others where they are`() async {
    await list.choose(a: [.dan], b: [.ben])

    let calls = await list.calls { list.pick(.otherBen) }
    #expect(calls == [.four(a: .dan, .otherBen, b: .ben)])
  }

  // Teams stay.

  @Test(.tags(.edge8)) func `a replaced player keeps the team`() async {
    await list.choose(a: [.ben], b: [.dan])

    let calls = await list.calls { list.replace(with: .bob) }
    #expect(calls == [.choosing((.ann, nil), (.bob, .a), (.otherBen, nil), (.dan, .b))])
  }

  @Test(.tags(.edge8)) func `a load leaves each player in the team, in whichever row`() async {
    await list.choose(a: [.ben], b: [.dan])
    await list.beginLoad()

    let calls = await list.calls { await list.answer(with: .dan, .otherBen, .ben) }
    #expect(calls == [.choosing((.dan, .b), (.otherBen, nil), (.ben, .a))])
  }

  @Test(.tags(.edge8)) func `a tap after a load moves that player, in whichever row`() async {
    await list.choose(a: [.ben], b: [.dan])
    await list.load(.dan, .otherBen, .ben)

    let calls = await list.calls { list.pick(.ben) }
    #expect(calls == [.choosing((.dan, .b), (.otherBen, nil), (.ben, .b))])
  }

  @Test(.tags(.edge8)) func `a tap counts while a load is waiting`() async {
    await list.choose(a: [.ben])
    await list.beginLoad()
    list.pick(.otherBen)

    let calls = await list.calls { await list.answer(with: .ann, .ben, .otherBen, .dan) }
    #expect(calls == [.four(a: .ben, .otherBen)])
  }

  @Test(.tags(.edge8)) func `a tap counts while a deletion is waiting`() async {
    await list.choose(a: [.ben])
    await list.beginDeletion(of: .ann)
    list.pick(.otherBen)

    let calls = await list.calls { await list.succeed() }
    #expect(calls == [.choosing((.ben, .a), (.otherBen, .a), (.dan, nil))])
  }

  // Teams are lost.

  @Test(.tags(.edge8)) func `a player who comes back after a load without them is on the bench`()
    async
  {
    await list.choose(a: [.ben], b: [.dan])
    await list.load(.ann, .dan)
    await list.beginLoad()

    let calls = await list.calls { await list.answer(with: .ann, .ben, .dan) }
    #expect(calls == [.choosing((.ann, nil), (.ben, nil), (.dan, .b))])
  }

  @Test(.tags(.edge8)) func `a player who comes back after a deletion is on the bench`() async {
    await list.choose(a: [.ben], b: [.dan])
    await list.delete(.ben)
    await list.beginLoad()

    let calls = await list.calls { await list.answer(with: .ann, .ben, .dan) }
    #expect(calls == [.choosing((.ann, nil), (.ben, nil), (.dan, .b))])
  }
}
