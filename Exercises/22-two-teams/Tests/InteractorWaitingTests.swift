import Foundation
import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

/// What changes while a request waits.
extension InteractorTests {
  @Test(.edge(2)) func `a load counts until the list changes or a newer load begins`() async {
    await load(ann, ben, dan)
    let bob = Gather.Player(id: ben.id, name: "Bob")
    let offline = KataPlayersWorkerSpy.Answer.failure(KataOddError("offline"))

    let calls = await log.calls {
      for (player, late) in [(ann, .success([ann, ben, dan])), (dan, offline)] {
        await beginLoad()
        await beginDeletion(of: player)
        await requests.answer(1, with: .success([]))
        await requests.answer(with: late)
      }
      // The second time, the list has an equal player already.
      for late in [.success([ben, dan]), offline] {
        await beginLoad()
        interactor.replacePlayer(.init(player: bob))
        await requests.answer(with: late)
      }
      for _ in 1...3 { await beginLoad() }
      for answer in [.success([ben]), offline, .success([ann, ben, dan])] {
        await requests.answer(with: answer)
      }
    }

    #expect(
      calls == [
        asked, asked(toDelete: ann), listed(ben, dan), asked, asked(toDelete: dan), listed(ben),
        asked, listed(bob), asked, listed(bob),
        asked, asked, asked, listed(ann, ben, dan),
      ])
  }

  @Test(.edge(3), arguments: [CancellationError(), URLError(.timedOut)] as [any Error])
  func `after an error, all stays, and the same can be asked again`(error: any Error) async {
    await begin(a: [ben])
    let calls = await log.calls {
      await beginLoad()
      for _ in 1...2 {
        await beginDeletion(of: ann)
        await requests.answer(1, with: .failure(error))
      }
      await requests.answer(with: .failure(error))
      pick(dan)
      await beginLoad()
      await beginDeletion(of: ann)
      await requests.answer(with: .success([ben, dan]))
      await requests.answer(with: .failure(error))
    }

    #expect(
      calls == [
        asked, asked(toDelete: ann), refused(.notDeleted),
        asked(toDelete: ann), refused(.notDeleted), refused(.notLoaded), four(a: ben, dan),
        asked, asked(toDelete: ann), choosing((ben, .a), (dan, .a)), refused(.notDeleted),
      ])
  }

  @Test(.edge(9)) func `each deletion is asked for once, until it's answered`() async {
    await load(ann, ben, otherBen, dan)
    let calls = await log.calls {
      for player in [ben, otherBen, ben, dan, ben] { await beginDeletion(of: player) }
      // Ben leaves the list, and comes back.
      for players in [[ann, otherBen, dan], [ann, ben, otherBen, dan]] {
        await requests.start { await interactor.startOver(.init()) }
        await requests.answer(3, with: .success(players))
        await beginDeletion(of: ben)
      }
      await requests.answer(2, with: .failure(KataOddError("offline")))
      await beginDeletion(of: ben)
      await requests.answer(1, with: .success([]))
      await beginDeletion(of: ben)
    }
    #expect(
      calls == [
        asked(toDelete: ben), asked(toDelete: otherBen), asked(toDelete: dan),
        listed(ann, ben, otherBen, dan), asked, listed(ann, otherBen, dan),
        listed(ann, otherBen, dan), asked, listed(ann, ben, otherBen, dan),
        refused(.notDeleted), listed(ann, ben, dan),
      ])

    let laterCalls = await log.calls {
      await requests.answer(with: .failure(KataOddError("offline")))
      await beginDeletion(of: ben)
      await requests.answer(with: .success([]))
      await load(ben)
      await beginDeletion(of: ben)
    }
    #expect(
      laterCalls == [
        refused(.notDeleted), asked(toDelete: ben), listed(ann, dan), asked, listed(ben),
        asked(toDelete: ben),
      ])
  }

  @Test(.edge(10)) func `a deletion takes its own player, wherever that one is by then`() async {
    let anna = Gather.Player(id: ann.id, name: "Anna")
    await begin()
    let calls = await log.calls {
      await beginDeletion(of: ben)
      await beginDeletion(of: dan)
      await beginLoad()
      await requests.answer(2, with: .success([dan, ben, ann, otherBen]))
      pick(ben)
      pick(ann)
      await requests.answer(1, with: .success([]))
      interactor.replacePlayer(.init(player: anna))
      pick(otherBen)
      await requests.answer(with: .success([]))
    }

    #expect(
      calls == [
        asked(toDelete: ben), asked(toDelete: dan),
        asked, choosing((dan, nil), (ben, nil), (ann, nil), (otherBen, nil)),
        choosing((dan, nil), (ben, .a), (ann, nil), (otherBen, nil)),
        choosing((dan, nil), (ben, .a), (ann, .a), (otherBen, nil)),
        choosing((ben, .a), (ann, .a), (otherBen, nil)),
        choosing((ben, .a), (anna, .a), (otherBen, nil)),
        choosing((ben, .a), (anna, .a), (otherBen, .a)),
        choosing((anna, .a), (otherBen, .a)),
      ])
  }

  @Test(.edge(10)) func `a deletion counts even if a load has removed its player`() async {
    await load(ann, ben, dan)
    let calls = await log.calls {
      await beginDeletion(of: ann)
      await beginDeletion(of: ben)
      await beginLoad()
      await requests.answer(2, with: .success([dan, ben, otherBen]))
      await beginLoad()
      await requests.answer(with: .success([]))
      await requests.answer(1, with: .success([ann, dan]))
      await requests.answer(with: .success([]))
    }

    #expect(
      calls == [
        asked(toDelete: ann), asked(toDelete: ben), asked, listed(dan, ben, otherBen),
        asked, listed(dan, ben, otherBen), listed(dan, otherBen),
      ])
  }
}
