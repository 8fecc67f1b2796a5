import Foundation
import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct LoadingTests {
  let list = PlayerList()

  nonisolated static let errors: [any Error] = [CancellationError(), URLError(.timedOut)]
  nonisolated static let lateAnswers: [Result<[Gather.Player], any Error>] = [
    .success([.ann, .ben, .dan]), .failure(KataOddError("offline")),
  ]

  // The answer.

  @Test(.tags(.edge1)) func `a load shows all players, in the worker's order`() async {
    let calls = await list.calls { await list.load(.otherBen, .ann, .ben) }

    #expect(calls == [.fetch, .listed(.otherBen, .ann, .ben)])
  }

  @Test(.tags(.edge1)) func `a load shows its players in place of those before`() async {
    await list.load(.otherBen, .ann, .ben)

    let calls = await list.calls { await list.load(.dan, .otherBen) }
    #expect(calls == [.fetch, .listed(.dan, .otherBen)])
  }

  @Test(.tags(.edge1)) func `a load shows a list without players, too`() async {
    await list.load(.ann)

    let calls = await list.calls { await list.load() }
    #expect(calls == [.fetch, .listed()])
  }

  // Stale loads.

  @Test(.tags(.edge2), arguments: Self.lateAnswers)
  func `a load that began before a newer one is dropped`(late: PlayerList.Answer) async {
    await list.load(.ann)
    await list.beginLoad()
    await list.beginLoad()

    let calls = await list.calls { await list.answer(with: late) }
    #expect(calls == [])
  }

  @Test(.tags(.edge2), arguments: Self.lateAnswers)
  func `a load is dropped even if a newer one was answered before`(late: PlayerList.Answer) async {
    await list.beginLoad()
    await list.load(.ann, behind: 1)

    let calls = await list.calls { await list.answer(with: late) }
    #expect(calls == [])
  }

  @Test(.tags(.edge2)) func `the newest load counts, whatever became of older ones`() async {
    await list.beginLoad()
    await list.beginLoad()
    await list.beginLoad()
    await list.answer(with: .ann)
    await list.fail()

    let calls = await list.calls { await list.answer(with: .ben, .dan) }
    #expect(calls == [.listed(.ben, .dan)])
  }

  @Test(.tags(.edge2), arguments: Self.lateAnswers)
  func `a load that began before a deletion succeeded is dropped`(late: PlayerList.Answer) async {
    await list.load(.ann, .ben, .dan)
    await list.beginLoad()
    await list.beginDeletion(of: .ann)
    await list.succeed(behind: 1)

    let calls = await list.calls { await list.answer(with: late) }
    #expect(calls == [])
  }

  @Test(.tags(.edge2)) func `a load counts if a deletion has failed meanwhile`() async {
    await list.load(.ann, .ben)
    await list.beginLoad()
    await list.beginDeletion(of: .ann)
    await list.fail(behind: 1)

    let calls = await list.calls { await list.answer(with: .ben, .dan) }
    #expect(calls == [.listed(.ben, .dan)])
  }

  @Test(.tags(.edge2), arguments: [Gather.Player.bob, .ben], Self.lateAnswers)
  func `a load that began before a player was replaced is dropped`(
    saved: Gather.Player, late: PlayerList.Answer
  ) async {
    await list.load(.ann, .ben)
    await list.beginLoad()
    list.replace(with: saved)

    let calls = await list.calls { await list.answer(with: late) }
    #expect(calls == [])
  }

  // Failures.

  @Test(.tags(.edge3), arguments: Self.errors)
  func `a load that fails presents a problem`(error: any Error) async {
    await list.beginLoad()

    let calls = await list.calls { await list.fail(with: error) }
    #expect(calls == [.failed(.notLoaded)])
  }

  @Test(.tags(.edge3), arguments: Self.errors)
  func `a deletion that fails presents a problem`(error: any Error) async {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ann)

    let calls = await list.calls { await list.fail(with: error) }
    #expect(calls == [.failed(.notDeleted)])
  }

  @Test(.tags(.edge3)) func `a failed deletion is a problem even if a load has removed its player`()
    async
  {
    await list.load(.ann, .ben)
    await list.beginDeletion(of: .ann)
    await list.load(.ben, behind: 1)

    let calls = await list.calls { await list.fail() }
    #expect(calls == [.failed(.notDeleted)])
  }

  @Test(.tags(.edge3), arguments: Self.errors)
  func `a failed load changes neither the list nor the teams`(error: any Error) async {
    await list.choose(a: [.ben])
    await list.beginLoad()
    await list.fail(with: error)

    let calls = await list.calls { list.pick(.dan) }
    #expect(calls == [.four(a: .ben, .dan)])
  }

  @Test(.tags(.edge3), arguments: Self.errors)
  func `a failed deletion changes neither the list nor the teams`(error: any Error) async {
    await list.choose(a: [.ben])
    await list.beginDeletion(of: .ben)
    await list.fail(with: error)

    let calls = await list.calls { list.pick(.dan) }
    #expect(calls == [.four(a: .ben, .dan)])
  }
}
