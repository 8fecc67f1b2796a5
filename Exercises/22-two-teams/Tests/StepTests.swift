import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct StepTests {
  let list = PlayerList()

  // To the details.

  @Test(.tags(.edge7)) func `outside the mode, a tap opens the details`() async {
    await list.load(.ann, .ben, .otherBen)

    let calls = await list.calls { list.pick(.otherBen) }
    #expect(calls == [.step(.details)])
  }

  @Test(.tags(.edge7)) func `the details are those of the player with that id`() async {
    var shown: [Gather.Player?] = []
    list.atEachStep { shown.append($0.player) }
    await list.load(.ann, .ben, .otherBen)
    list.pick(.otherBen)
    list.pick(.ben)

    #expect(shown == [.otherBen, .ben])
  }

  @Test(.tags(.edge7)) func `the details of a replaced player have the new name`() async {
    var shown: [Gather.Player?] = []
    list.atEachStep { shown.append($0.player) }
    await list.load(.ann, .otherBen)
    list.replace(with: .bella)
    list.pick(.bella)

    #expect(shown == [.bella])
  }

  // To the form.

  @Test(.tags(.edge13)) func `before the first load, the button opens the form`() async {
    let calls = await list.calls { list.proceed() }
    #expect(calls == [.step(.add)])
  }

  @Test(.tags(.edge13)) func `after the end of the mode, the button opens the form`() async {
    await list.choose(a: [.ann], b: [.ben])
    list.switchMode()

    let calls = await list.calls { list.proceed() }
    #expect(calls == [.step(.add)])
  }

  // To the match.

  @Test(
    .tags(.edge14),
    arguments: [([], [], .a), ([.dan], [], .b), ([], [.dan], .a)]
      as [([Gather.Player], [Gather.Player], Gather.Team)])
  func `a team without players is refused by its name`(
    a: [Gather.Player], b: [Gather.Player], empty: Gather.Team
  ) async {
    await list.choose(a: a, b: b)

    let calls = await list.calls { list.proceed() }
    #expect(calls == [.failed(.emptyTeam(empty))])
  }

  @Test(.tags(.edge14)) func `without any player, the mode refuses a match, too`() async {
    await list.choose()
    await list.load()

    let calls = await list.calls { list.proceed() }
    #expect(calls == [.failed(.emptyTeam(.a))])
  }

  @Test(.tags(.edge15)) func `two teams with players begin a match`() async {
    await list.choose(a: [.dan], b: [.ben])

    let calls = await list.calls { list.proceed() }
    #expect(calls == [.step(.match)])
  }

  @Test(.tags(.edge15)) func `two teams line up in the list's order`() async {
    var lineUps: [Gather.LineUp?] = []
    list.atEachStep { lineUps.append($0.lineUp) }
    await list.choose(a: [.dan, .ann], b: [.otherBen, .ben])
    list.proceed()

    #expect(lineUps == [.init(a: [.ann, .dan], b: [.ben, .otherBen])])
  }

  @Test(.tags(.edge15)) func `two teams line up in the order of the newest list`() async {
    var lineUps: [Gather.LineUp?] = []
    list.atEachStep { lineUps.append($0.lineUp) }
    await list.choose(a: [.dan, .ann], b: [.otherBen, .ben])
    await list.load(.dan, .otherBen, .ann)
    list.proceed()

    #expect(lineUps == [.init(a: [.dan, .ann], b: [.otherBen])])
  }

  // Back from the match.

  @Test(.tags(.edge16)) func `to start over clears mode and teams at once, and then loads`() async {
    await list.choose(a: [.ann], b: [.ben])

    let calls = await list.calls { await list.beginToStartOver() }
    #expect(calls == [.listed(.ann, .ben, .otherBen, .dan), .fetch])
  }

  @Test(.tags(.edge16)) func `to start over presents the list even outside the mode`() async {
    await list.load(.dan, .ann)

    let calls = await list.calls { await list.beginToStartOver() }
    #expect(calls == [.listed(.dan, .ann), .fetch])
  }

  @Test(.tags(.edge16)) func `what is loaded to start over is presented`() async {
    await list.choose(a: [.ann])
    await list.beginToStartOver()

    let calls = await list.calls { await list.answer(with: .dan, .ann) }
    #expect(calls == [.listed(.dan, .ann)])
  }

  @Test(.tags(.edge16)) func `a failure to start over is presented`() async {
    await list.load(.dan, .ann)
    await list.beginToStartOver()

    let calls = await list.calls { await list.fail() }
    #expect(calls == [.failed(.notLoaded)])
  }

  @Test(.tags(.edge16)) func `startOver returns after its answer has been presented`() async {
    var last: KataGatherCall?
    await list.load(.ann, .ben)
    await list.beginToStartOver { last = list.log.calls.last }
    await list.answer(with: .dan, .ann)

    #expect(last == .listed(.dan, .ann))
  }
}
