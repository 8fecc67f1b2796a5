import Foundation
import IceCreamScene
import SpyKit
import Testing

@testable import Exercise24

/// E10: the list in the store.
@Suite(.flow) struct ScreenStoreTests {
  let screen = ScreenHarness()

  // What is shown.

  @Test(.tags(.edge10)) func `a stored list is shown until the answer, marked with its time`() async
  {
    screen.keep(.three, at: 1_772_000_000)
    await screen.appear()

    #expect(
      screen.shown
        == .init(numbers: [12, 7, 5], isLoading: true, asOf: screen.mark(1_772_000_000)))
  }

  @Test(.tags(.edge10)) func `an empty list in the store is a list, too`() async {
    screen.keep(.empty, at: 1_772_000_000)
    await screen.appear()

    #expect(
      screen.shown
        == .init(
          isLoading: true, asOf: screen.mark(1_772_000_000), message: "No orders yet."))
  }

  @Test(.tags(.edge10)) func `a stored body that is unreadable is ignored`() async {
    screen.keep(Data("[]".utf8), at: 1_772_000_000)
    await screen.appear()

    #expect(screen.shown == .init(isLoading: true))
  }

  @Test(.tags(.edge10)) func `a list that is stored later is shown by the next appearance`() async {
    await screen.appear()
    await screen.fail()
    screen.keep(.one(1), at: 1_772_000_060)
    await screen.appear()

    #expect(
      screen.shown
        == .init(numbers: [1], isLoading: true, asOf: screen.mark(1_772_000_060)))
  }

  // When it is read.

  @Test(.tags(.edge10)) func `appear reads the store once, before it asks the client`() async {
    screen.keep(.one(1), at: 1_772_000_000)

    let calls = await screen.calls { await screen.appear() }
    #expect(calls == [.read, .load])
  }

  @Test(.tags(.edge10)) func `refresh doesn't read the store`() async {
    screen.keep(.one(1), at: 1_772_000_000)

    let calls = await screen.calls { await screen.refresh() }
    #expect(calls == [.load])
  }

  @Test(.tags(.edge10)) func `while the store is empty, each appearance reads it`() async {
    await screen.appear()
    await screen.fail()

    let calls = await screen.calls { await screen.appear() }
    #expect(calls == [.read, .load])
  }

  @Test(.tags(.edge10)) func `while the stored body is unreadable, each appearance reads it`() async
  {
    screen.keep(Data("[]".utf8), at: 1_772_000_000)
    await screen.appear()
    await screen.fail()

    let calls = await screen.calls { await screen.appear() }
    #expect(calls == [.read, .load])
  }

  @Test(.tags(.edge10)) func `once the stored list is set, it is not read again`() async {
    screen.keep(.one(1), at: 1_772_000_000)
    await screen.appear()
    await screen.fail()

    let calls = await screen.calls { await screen.appear() }
    #expect(calls == [.load])
  }

  @Test(.tags(.edge10)) func `once an empty list is set, the store is not read any more`() async {
    await screen.load(.empty)

    let calls = await screen.calls { await screen.appear() }
    #expect(calls == [.load])
  }

  @Test(.tags(.edge10)) func `once an answer is set, the store is not read any more`() async {
    await screen.load()
    screen.keep(.one(1), at: 1_772_000_000)

    let calls = await screen.calls { await screen.appear() }
    #expect(calls == [.load])
  }
}
