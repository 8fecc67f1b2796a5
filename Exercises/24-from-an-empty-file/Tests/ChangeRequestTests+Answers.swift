import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// What comes of an undo: E16 and E17.
extension ChangeRequestTests {
  // Success.

  @Test(.tags(.edge16)) func `until its undo has succeeded, an order stays`() async {
    await screen.load(orders)
    let before = screen.shown
    await screen.undo(8)

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge16)) func `an undone order leaves the list, before the screen has loaded`() async
  {
    await beginUndo()
    await screen.confirmUndo()

    #expect(screen.shown == .init(numbers: [9, 7, 5], isLoading: true))
  }

  @Test(.tags(.edge14, .edge16))
  func `after an undo, the clock decides again which orders can be undone`()
    async
  {
    await beginUndo()
    screen.clock.seconds = 10_001
    await screen.confirmUndo()

    #expect(screen.undoable == [9])
  }

  @Test(.tags(.edge16)) func `a stored list without an undone order is as old as it was`() async {
    await beginUndoOfStored()
    await screen.confirmUndo()

    #expect(
      screen.shown
        == .init(isLoading: true, asOf: screen.mark(9_800), message: "No orders yet."))
  }

  @Test(.tags(.edge16)) func `if the load after an undo fails, the order is gone all the same`()
    async
  {
    await beginUndoOfStored()
    await screen.confirmUndo()
    await screen.fail()

    #expect(screen.shown == .init(asOf: screen.mark(9_800), message: "You're offline."))
  }

  @Test(.tags(.edge16)) func `an undo empties the store`() async {
    await beginUndo()

    let written = await screen.written { await screen.confirmUndo() }
    #expect(written == [nil])
  }

  @Test(.tags(.edge16)) func `after an undo, the screen loads`() async {
    await beginUndo()

    let sent = await screen.sent { await screen.confirmUndo() }
    #expect(sent == [.init(.get, "orders")])
  }

  @Test(.tags(.edge16)) func `the answer to the load after an undo is shown`() async {
    await beginUndo()
    await screen.confirmUndo()
    await screen.answer(with: .one(5))

    #expect(screen.shown == .init(numbers: [5]))
  }

  @Test(.tags(.edge16)) func `the answer to the load after an undo is written`() async {
    await beginUndo()
    await screen.confirmUndo()

    let written = await screen.written { await screen.answer(with: .one(5)) }
    #expect(written == [KataOrdersBody.one(5).kept(at: 10_000)])
  }

  @Test(.tags(.edge16)) func `a load that began before an undo succeeded is stale`() async {
    await beginUndo()
    await screen.refresh()
    await screen.confirmUndo()
    let before = screen.shown
    await screen.answer(with: orders, behind: 1)

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge15, .edge16))
  func `even if its undo is cancelled, an undone order leaves the list`()
    async
  {
    await beginUndo()
    screen.cancel()
    await screen.confirmUndo()

    #expect(screen.shown == .init(numbers: [9, 7, 5], isLoading: true))
  }

  @Test(.tags(.edge4, .edge15, .edge16))
  func `a cancelled undo empties the store and loads all the same`()
    async
  {
    await beginUndo()
    screen.cancel()

    let calls = await screen.calls { await screen.confirmUndo() }
    #expect(calls == [.client(.isCancelled), .store(.write(nil)), .load])
  }

  @Test(.tags(.edge16)) func `the answer to the load after a cancelled undo is not shown`() async {
    await beginUndo()
    screen.cancel()
    await screen.confirmUndo()
    await screen.answer(with: .one(5))

    #expect(screen.shown == .init(numbers: [9, 7, 5]))
  }

  @Test(.tags(.edge16)) func `an undone order can't be undone again`() async {
    await beginUndo()
    await screen.confirmUndo()

    let calls = await screen.calls { await screen.undo(8) }
    #expect(calls == [])
  }

  @Test(.tags(.edge11, .edge16))
  func `an undone order doesn't open, even before the screen has loaded`()
    async
  {
    await beginUndo()
    await screen.confirmUndo()

    let calls = await screen.calls {
      screen.open(8)
      screen.again(8)
    }
    #expect(calls == [])
  }

  @Test(.tags(.edge16)) func `a list that came while an undo waited is kept, without the order`()
    async
  {
    await beginUndo()
    await screen.refresh()
    await screen.answer(
      with: .init([.init(8, placed: 9_700), .init(1, placed: 1)]), behind: 1)
    await screen.confirmUndo()

    #expect(screen.numbers == [1])
  }

  // Failure.

  @Test(
    .tags(.edge17), arguments: [IceCream.ClientError.offline, CancellationError()] as [any Error])
  func `a failed undo says so, and changes nothing else`(error: any Error) async {
    await screen.load(orders)
    let before = screen.shown
    await screen.undo(8)
    await screen.fail(with: error)

    #expect(screen.shown == before.saying("The order can't be undone."))
  }

  @Test(.tags(.edge17)) func `a failed undo leaves a stored list as it is, with its mark`() async {
    await beginUndoOfStored()
    await screen.fail()

    #expect(
      screen.shown
        == .init(
          numbers: [8], asOf: screen.mark(9_800), message: "The order can't be undone."))
  }

  @Test(.tags(.edge17)) func `after a failed undo, the order can still be undone`() async {
    await beginUndo()
    await screen.fail()

    #expect(screen.undoable == [9, 8, 7])
  }

  @Test(.tags(.edge17)) func `a failed undo says so, even if its order is in no row any more`()
    async
  {
    await beginUndo()
    await screen.refresh()
    await screen.answer(with: .one(1), behind: 1)
    await screen.fail()

    #expect(screen.shown == .init(numbers: [1], message: "The order can't be undone."))
  }

  @Test(.tags(.edge17)) func `a failed undo neither writes nor loads`() async {
    await beginUndo()

    let calls = await screen.calls { await screen.fail() }
    #expect(calls == [])
  }
}
