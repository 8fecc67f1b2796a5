import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// E5 to E7: what becomes of an answer.
@Suite(.flow) struct ScreenAnswerTests {
  let screen = ScreenHarness()

  // Unreadable bodies.

  @Test(.tags(.edge5), arguments: 0..<15, KataSpoiling.allCases)
  func `a field that is spoiled makes the body unreadable`(
    field: Int, spoiling: KataSpoiling
  ) async {
    let lines = [KataItem(name: "Mint", price: 250), KataItem(name: "", price: -1)]
    let body = KataOrdersBody(
      [.init(1, placed: 1, lines: lines)], fault: .field(field, spoiling))
    await screen.load(body)

    #expect(screen.message == "Your orders can't be read.", "\(body.text)")
  }

  @Test(
    .tags(.edge5),
    arguments: [KataBodyFault.empty, .page, .cut(permille: 500), .cut(permille: 999)])
  func `a body that isn't JSON is unreadable`(fault: KataBodyFault) async {
    await screen.load(.init([.init(1, placed: 1)], fault: fault))

    #expect(screen.message == "Your orders can't be read.")
  }

  @Test(.tags(.edge5)) func `unknown fields are ignored`() async {
    await screen.load(.init([.init(1, placed: 1)], isOdd: true))

    #expect(screen.shown == .init(numbers: [1]))
  }

  @Test(.tags(.edge5, .edge7)) func `an unreadable body changes nothing but the message`() async {
    await screen.load()
    let before = screen.shown
    await screen.load(.init([.init(1, placed: 1)], fault: .field(2, .null)))

    #expect(screen.shown == before.saying("Your orders can't be read."))
  }

  @Test(.tags(.edge5, .edge10)) func `an unreadable body is not written`() async {
    await screen.refresh()
    let body = KataOrdersBody([.init(1, placed: 1)], fault: .field(2, .null))

    let written = await screen.written { await screen.answer(with: body) }
    #expect(written == [])
  }

  // Lists.

  @Test(.tags(.edge6)) func `a list shows the latest order first, whatever its number`() async {
    await screen.load(
      .init([.init(7, placed: 2), .init(12, placed: 1), .init(5, placed: 3)]))

    #expect(screen.shown == .init(numbers: [5, 7, 12]))
  }

  @Test(.tags(.edge6)) func `of orders placed at the same time, the highest number is first`() async
  {
    await screen.load(
      .init([
        .init(-3, placed: 0), .init(20, placed: 1), .init(100, placed: 1), .init(9, placed: 1),
      ]))

    #expect(screen.numbers == [100, 20, 9, -3])
  }

  @Test(.tags(.edge6)) func `a list replaces the one before`() async {
    await screen.load()
    await screen.load(.one(1))

    #expect(screen.shown == .init(numbers: [1]))
  }

  @Test(.tags(.edge10)) func `a list takes the mark of a stored one away`() async {
    screen.keep(.one(1), at: 1_772_000_000)
    await screen.appear()
    await screen.answer(with: .three)

    #expect(screen.shown == .init(numbers: [12, 7, 5]))
  }

  @Test(.tags(.edge6)) func `an empty list says so`() async {
    await screen.load()
    await screen.load(.empty)

    #expect(screen.shown == .init(message: "No orders yet."))
  }

  @Test(.tags(.edge6)) func `a list takes the message away`() async {
    await screen.load(.empty)
    await screen.load()

    #expect(screen.shown == .init(numbers: [12, 7, 5]))
  }

  @Test(.tags(.edge10), arguments: [false, true])
  func `a body is written once, byte by byte, with the time at which it arrived`(
    isOdd: Bool
  ) async {
    let body = KataOrdersBody([.init(7, placed: 1), .init(8, placed: 1)], isOdd: isOdd)
    await screen.refresh()
    screen.clock.seconds = 1_772_400_003

    let written = await screen.written { await screen.answer(with: body) }
    #expect(written == [body.kept(at: 1_772_400_003)])
  }

  @Test(.tags(.edge10)) func `an empty list is written, too`() async {
    let written = await screen.written { await screen.load(.empty) }
    #expect(written == [KataOrdersBody.empty.kept(at: screen.clock.seconds)])
  }

  // Failures.

  @Test(
    .tags(.edge7),
    arguments: [
      (IceCream.ClientError.offline, "You're offline."),
      (IceCream.ClientError.signedOut, "Sign in to see your orders."),
      (URLError(.notConnectedToInternet), "Your orders can't be loaded."),
      (URLError(.timedOut), "Your orders can't be loaded."),
      (URLError(.cancelled), "Your orders can't be loaded."),
      (CancellationError(), "Your orders can't be loaded."),
      (
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
        "Your orders can't be loaded."
      ),
    ] as [(any Error, String)])
  func `each error of the client has its message`(error: any Error, message: String) async {
    await screen.refresh()
    await screen.fail(with: error)

    #expect(screen.message == message)
  }

  @Test(.tags(.edge7)) func `a failure replaces the message before`() async {
    await screen.refresh()
    await screen.fail(with: IceCream.ClientError.signedOut)
    await screen.refresh()
    await screen.fail()

    #expect(screen.message == "You're offline.")
  }

  @Test(.tags(.edge7)) func `a failure leaves a fresh list as it is`() async {
    await screen.load()
    let before = screen.shown
    await screen.refresh()
    await screen.fail()

    #expect(screen.shown == before.saying("You're offline."))
  }

  @Test(.tags(.edge7, .edge10)) func `a failure leaves a stored list as it is, with its mark`()
    async
  {
    screen.keep(.one(1), at: 1_772_000_000)
    await screen.appear()
    await screen.fail()

    #expect(
      screen.shown
        == .init(numbers: [1], asOf: screen.mark(1_772_000_000), message: "You're offline."))
  }

  @Test(.tags(.edge7, .edge12)) func `after a failure, an order can still be had again`() async {
    await screen.load()
    await screen.refresh()
    await screen.fail()

    let calls = await screen.calls { screen.again(7) }
    #expect(calls == [.again(["Mint", "Waffle"]), .pop])
  }
}
