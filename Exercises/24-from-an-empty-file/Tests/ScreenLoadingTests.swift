import Foundation
import IceCreamScene
import SpyKit
import Testing

@testable import Exercise24

/// E1 to E4: the request of a load, and the load whose answer counts.
@Suite(.flow) struct ScreenLoadingTests {
  let screen = ScreenHarness()

  // One request, and one answer.

  @Test(.tags(.edge1)) func `refresh asks the client for the orders, once`() async {
    let sent = await screen.sent { await screen.refresh() }
    #expect(sent == [.init(.get, "orders")])
  }

  @Test(.tags(.edge1)) func `appear asks the client for the orders, even over a list`() async {
    await screen.load()

    let sent = await screen.sent { await screen.appear() }
    #expect(sent == [.init(.get, "orders")])
  }

  @Test(.tags(.edge1)) func `each appearance asks, even while another waits for its answer`() async
  {
    await screen.appear()

    let sent = await screen.sent { await screen.appear() }
    #expect(sent == [.init(.get, "orders")])
  }

  @Test(.tags(.edge1)) func `refresh returns once its answer is shown`() async {
    var shownOnReturn: [Int]?
    await screen.refresh { shownOnReturn = screen.numbers }
    await screen.answer(with: .three)

    #expect(shownOnReturn == [12, 7, 5])
  }

  @Test(.tags(.edge1)) func `appear returns once its answer is shown`() async {
    var shownOnReturn: [Int]?
    await screen.appear { shownOnReturn = screen.numbers }
    await screen.answer(with: .three)

    #expect(shownOnReturn == [12, 7, 5])
  }

  @Test(.tags(.edge1)) func `refresh returns once its failure is shown`() async {
    var shownOnReturn: String?
    await screen.refresh { shownOnReturn = screen.message }
    await screen.fail()

    #expect(shownOnReturn == "You're offline.")
  }

  // Stale loads.

  @Test(.tags(.edge2)) func `an answer to an older load is not shown`() async {
    await screen.refresh()
    await screen.refresh()
    let before = screen.shown
    await screen.answer(with: .three)

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge2, .edge10)) func `an answer to an older load is not written`() async {
    await screen.refresh()
    await screen.refresh()

    let written = await screen.written { await screen.answer(with: .three) }
    #expect(written == [])
  }

  @Test(.tags(.edge2)) func `a failure of an older load is not shown`() async {
    await screen.refresh()
    await screen.refresh()
    let before = screen.shown
    await screen.fail()

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge2, .edge10)) func `a stale answer leaves a stored list as it is`() async {
    screen.keep(.one(1), at: 0)
    await screen.appear()
    await screen.refresh()
    let before = screen.shown
    await screen.answer(with: .empty)

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge2)) func `the latest answer is shown, even if it comes first`() async {
    await screen.refresh()
    await screen.refresh()
    await screen.answer(with: .three, behind: 1)

    #expect(screen.numbers == [12, 7, 5])
  }

  @Test(.tags(.edge2)) func `after the latest answer, an older one changes nothing`() async {
    await screen.refresh()
    await screen.refresh()
    await screen.answer(with: .three, behind: 1)
    let before = screen.shown
    await screen.answer(with: .empty)

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge2)) func `after the latest answer, an older failure changes nothing`() async {
    await screen.refresh()
    await screen.refresh()
    await screen.answer(with: .three, behind: 1)
    let before = screen.shown
    await screen.fail()

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge2)) func `once the latest load has failed, an older answer changes nothing`()
    async
  {
    await screen.refresh()
    await screen.refresh()
    await screen.fail(behind: 1)
    let before = screen.shown
    await screen.answer(with: .three)

    #expect(screen.shown == before)
  }

  // Cancelled loads.

  @Test(.tags(.edge2)) func `an answer to a cancelled load only ends loading`() async {
    await screen.load()
    let loaded = screen.shown
    await screen.refresh()
    screen.cancel()
    await screen.answer(with: .empty)

    #expect(screen.shown == loaded)
  }

  @Test(.tags(.edge2)) func `a failure of a cancelled load only ends loading`() async {
    await screen.load()
    let loaded = screen.shown
    await screen.refresh()
    screen.cancel()
    await screen.fail(with: URLError(.cancelled))

    #expect(screen.shown == loaded)
  }

  @Test(.tags(.edge2, .edge10)) func `an answer to a cancelled load is not written`() async {
    await screen.refresh()
    screen.cancel()

    let written = await screen.written { await screen.answer(with: .three) }
    #expect(written == [])
  }

  @Test(.tags(.edge2)) func `after a cancelled load, an answer to an older one changes nothing`()
    async
  {
    await screen.refresh()
    await screen.refresh()
    screen.cancel()
    await screen.answer(with: .empty, behind: 1)
    let before = screen.shown
    await screen.answer(with: .three)

    #expect(screen.shown == before)
  }

  // Loading.

  /// Whether the screen loads before a refresh, while it lasts, and after this.
  private func loading(until end: () async -> Void) async -> [Bool] {
    let before = screen.isLoading
    await screen.refresh()
    let meanwhile = screen.isLoading
    await end()
    return [before, meanwhile, screen.isLoading]
  }

  @Test(.tags(.edge3)) func `an answer ends loading`() async {
    let loading = await loading { await screen.answer(with: .three) }
    #expect(loading == [false, true, false])
  }

  @Test(.tags(.edge3)) func `a failure ends loading`() async {
    let loading = await loading { await screen.fail() }
    #expect(loading == [false, true, false])
  }

  @Test(.tags(.edge3)) func `cancelling doesn't end loading`() async {
    let loading = await loading { screen.cancel() }
    #expect(loading == [false, true, true])
  }

  @Test(.tags(.edge3)) func `an answer to a cancelled load ends loading`() async {
    let loading = await loading {
      screen.cancel()
      await screen.answer(with: .three)
    }
    #expect(loading == [false, true, false])
  }

  @Test(.tags(.edge3)) func `an answer to an older load doesn't end loading`() async {
    await screen.appear()
    await screen.refresh()
    await screen.answer(with: .three)

    #expect(screen.isLoading)
  }

  @Test(.tags(.edge2, .edge3)) func `a failure of a cancelled older load doesn't end loading`()
    async
  {
    await screen.refresh()
    screen.cancel()
    await screen.refresh()
    await screen.fail(with: URLError(.cancelled))

    #expect(screen.isLoading)
  }

  @Test(.tags(.edge3)) func `the screen is loading before the client is asked`() async {
    var wasLoading: [Bool] = []
    screen.onRequest { [screen] in wasLoading.append(screen.isLoading) }
    await screen.appear()
    await screen.answer(with: .three)
    await screen.refresh()

    #expect(wasLoading == [true, true])
  }

  // The client's place.

  @Test(.tags(.edge4)) func `a load asks the client off the main actor`() async {
    let calls = await screen.calls { await screen.refresh() }
    #expect(calls == [.load])
  }

  @Test(.tags(.edge4)) func `cancelling the caller's task reaches the client`() async {
    await screen.refresh()
    screen.cancel()

    let calls = await screen.calls { await screen.answer(with: .three) }
    #expect(calls.first == .client(.isCancelled))
  }
}
