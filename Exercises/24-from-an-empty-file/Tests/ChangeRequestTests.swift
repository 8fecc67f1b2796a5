import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// The change request: E14 to E17; those from E16 on are in ChangeRequestTests+Answers.swift.
@Suite(.flow) struct ChangeRequestTests {
  let screen = ScreenHarness(at: 10_000)

  /// Order 9 was placed in the future, 8 five minutes ago, 7 ten minutes ago, 5 a second earlier.
  let orders = KataOrdersBody([
    .init(7, placed: 9_400), .init(5, placed: 9_399), .init(9, placed: 10_100),
    .init(8, placed: 9_700),
  ])

  /// Begins to undo order 8, which waits for the client's answer.
  func beginUndo() async {
    await screen.load(orders)
    await screen.undo(8)
  }

  /// The same, with order 8 as the only one, in a stored list.
  func beginUndoOfStored() async {
    screen.keep(.one(8, placed: 9_700), at: 9_800)
    await screen.appear()
    await screen.fail()
    await screen.undo(8)
  }

  // The orders that can be undone.

  @Test(.tags(.edge14)) func `orders of the last ten minutes and of the future can be undone`()
    async
  {
    await screen.load(orders)

    #expect(screen.undoable == [9, 8, 7])
  }

  @Test(.tags(.edge14)) func `an order that is placed in a year can be undone`() async {
    await screen.load(.one(1, placed: 31_000_000))

    #expect(screen.undoable == [1])
  }

  @Test(.tags(.edge9, .edge14)) func `readers of undoable are told`() async {
    let reader = KataReader()
    reader.read { screen.undoable }
    await screen.load(orders)

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge14)) func `orders in a stored list can be undone, too`() async {
    screen.keep(orders, at: 9_500)
    await screen.appear()

    #expect(screen.undoable == [9, 8, 7])
  }

  @Test(.tags(.edge14)) func `while a list stays, its undoable orders stay`() async {
    await screen.load(orders)
    screen.clock.seconds = 10_001

    #expect(screen.undoable == [9, 8, 7])
  }

  @Test(.tags(.edge14)) func `each new list is compared with the clock again`() async {
    await screen.load(orders)
    screen.clock.seconds = 10_001
    await screen.load(orders)

    #expect(screen.undoable == [9, 8])
  }

  // The tap.

  @Test(.tags(.edge15)) func `undo asks the client to delete the order, off the main actor`() async
  {
    await screen.load(orders)

    let calls = await screen.calls { await screen.undo(8) }
    #expect(calls == [.delete(8)])
  }

  @Test(.tags(.edge15)) func `600 seconds after an order, it isn't too late`() async {
    await screen.load(orders)

    let calls = await screen.calls { await screen.undo(7) }
    #expect(calls == [.delete(7)])
  }

  @Test(.tags(.edge15)) func `an undo that is too late asks nobody`() async {
    await screen.load(orders)
    screen.clock.seconds = 20_000

    let calls = await screen.calls { await screen.undo(8) }
    #expect(calls == [])
  }

  @Test(.tags(.edge15)) func `an undo that is too late says so, and changes nothing else`() async {
    await screen.load(orders)
    let before = screen.shown
    screen.clock.seconds = 20_000
    await screen.undo(8)

    #expect(screen.shown == before.saying("Too late to undo."))
  }

  @Test(.tags(.edge15)) func `at the tap, the clock decides, and not the list of undoable orders`()
    async
  {
    screen.clock.seconds = 20_000
    await screen.load(orders)
    screen.clock.seconds = 10_000

    let calls = await screen.calls { await screen.undo(8) }
    #expect(calls == [.delete(8)])
  }

  @Test(.tags(.edge15)) func `an order that is in no row isn't deleted`() async {
    await screen.load(orders)

    let calls = await screen.calls { await screen.undo(4) }
    #expect(calls == [])
  }

  @Test(.tags(.edge15), arguments: [8, 9])
  func `while an undo waits for its answer, no other asks the client`(number: Int) async {
    await beginUndo()

    let calls = await screen.calls { await screen.undo(number) }
    #expect(calls == [])
  }

  @Test(.tags(.edge15)) func `while an undo waits for its answer, no other is even too late`() async
  {
    await beginUndo()
    let before = screen.shown
    screen.clock.seconds = 20_000
    await screen.undo(7)

    #expect(screen.shown == before)
  }

  @Test(.tags(.edge15)) func `once an undo has failed, another can ask`() async {
    await beginUndo()
    await screen.fail()

    let calls = await screen.calls { await screen.undo(9) }
    #expect(calls == [.delete(9)])
  }

  @Test(.tags(.edge15)) func `once an undo has succeeded, another can ask`() async {
    await beginUndo()
    await screen.confirmUndo()

    let calls = await screen.calls { await screen.undo(9) }
    #expect(calls == [.delete(9)])
  }
}
