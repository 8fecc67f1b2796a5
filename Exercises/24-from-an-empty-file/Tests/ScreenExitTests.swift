import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// E11 and E12: the ways out of the screen.
@Suite(.flow) struct ScreenExitTests {
  let screen = ScreenHarness()

  // Receipts.

  @Test(.tags(.edge11)) func `a receipt is filled in before it is pushed`() async {
    let items = ["Sakura", "くろみつ", "Sakura", " Cup"].map { KataItem(name: $0, price: 350) }
    let order = KataPlacedOrder(
      1234, placed: 3, total: 1500, currency: .init(code: "JPY", digits: 0), lines: items)
    await screen.load(.init([.init(8, placed: 1), order]))

    let yen = Decimal.FormatStyle.Currency(code: "JPY", locale: screen.place.locale)
      .precision(.fractionLength(0))
    let lines = items.map {
      IceCream.Order.ViewModel.Line(name: $0.name, price: Decimal(350).formatted(yen))
    }
    let calls = await screen.calls { screen.open(1234) }
    #expect(calls == [.receipt("Order 1234", lines: lines, total: Decimal(1500).formatted(yen))])
  }

  @Test(.tags(.edge11)) func `before there is a list, no order opens`() async {
    let calls = await screen.calls { screen.open(7) }
    #expect(calls == [])
  }

  @Test(.tags(.edge11)) func `an order that is in no row doesn't open`() async {
    await screen.load()

    let calls = await screen.calls { screen.open(0) }
    #expect(calls == [])
  }

  @Test(.tags(.edge11)) func `an order that is in no row any more doesn't open`() async {
    await screen.load()
    await screen.load(.one(8))

    let calls = await screen.calls { screen.open(7) }
    #expect(calls == [])
  }

  // The same again.

  @Test(.tags(.edge12)) func `the opener is told each line's name in order, and the screen pops`()
    async
  {
    let names = ["Waffle", "", "Mint", "Waffle", " Cup "]
    let lines = names.map { KataItem(name: $0, price: 100) }
    await screen.load(.init([.init(7, placed: 1, lines: lines)]))

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [.again(names), .pop])
  }

  @Test(.tags(.edge12)) func `an order without lines is an empty list of names`() async {
    await screen.load(.init([.init(6, placed: 1, lines: [])]))

    let calls = await screen.calls { screen.again(6) }
    #expect(calls == [.again([]), .pop])
  }

  @Test(.tags(.edge12)) func `an order from the store can be had again`() async {
    screen.keep(.one(7), at: 0)
    await screen.appear()

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [.again(["Mint", "Waffle"]), .pop])
  }

  @Test(.tags(.edge12)) func `a new list brings new names`() async {
    await screen.load(.init([.init(7, placed: 1, lines: [])]))
    await screen.load()

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [.again(["Mint", "Waffle"]), .pop])
  }

  @Test(.tags(.edge11, .edge12)) func `before there is a list, no order can be had again`() async {
    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [])
  }

  @Test(.tags(.edge11, .edge12)) func `an order that is in no row any more can't be had again`()
    async
  {
    await screen.load()
    await screen.load(.one(8))

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [])
  }

  @Test(.tags(.edge12, .edge13)) func `without an opener, the screen only pops`() async {
    let screen = ScreenHarness(hasOpener: false)
    await screen.load()

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [.pop])
  }

  @Test(.tags(.edge12, .edge13)) func `without a navigator, the opener is told all the same`() async
  {
    let screen = ScreenHarness(hasNavigator: false)
    await screen.load()

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [.again(["Mint", "Waffle"])])
  }
}
