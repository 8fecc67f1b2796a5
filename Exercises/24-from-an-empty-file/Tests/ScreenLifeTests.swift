import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// E9 and E13: readers of the screen, and its life.
@Suite(.flow) struct ScreenLifeTests {
  let screen = ScreenHarness()

  // Readers.

  private func isTold<Value>(
    reading property: @autoclosure () -> Value, when change: () async -> Void
  ) async -> Bool {
    let reader = KataReader()
    reader.read(property)
    await change()
    return reader.wasTold
  }

  @Test(.tags(.edge9)) func `readers of the rows are told of a new list`() async {
    let isTold = await isTold(reading: screen.rows) { await screen.load() }
    #expect(isTold)
  }

  @Test(.tags(.edge9)) func `readers of isLoading are told that loading begins`() async {
    let isTold = await isTold(reading: screen.isLoading) { await screen.refresh() }
    #expect(isTold)
  }

  @Test(.tags(.edge9)) func `readers of isLoading are told that loading ends`() async {
    await screen.refresh()

    let isTold = await isTold(reading: screen.isLoading) { await screen.answer(with: .three) }
    #expect(isTold)
  }

  @Test(.tags(.edge9, .edge10)) func `readers of asOf are told of a stored list`() async {
    screen.keep(.one(1), at: 0)

    let isTold = await isTold(reading: screen.asOf) { await screen.appear() }
    #expect(isTold)
  }

  @Test(.tags(.edge9, .edge10)) func `readers of asOf are told that a fresh list takes its place`()
    async
  {
    screen.keep(.one(1), at: 0)
    await screen.appear()

    let isTold = await isTold(reading: screen.asOf) { await screen.answer(with: .three) }
    #expect(isTold)
  }

  @Test(.tags(.edge9)) func `readers of the message are told of a failure`() async {
    await screen.refresh()

    let isTold = await isTold(reading: screen.message) { await screen.fail() }
    #expect(isTold)
  }

  @Test(.tags(.edge9)) func `readers of the message are told that it goes`() async {
    await screen.load(.empty)

    let isTold = await isTold(reading: screen.message) { await screen.load() }
    #expect(isTold)
  }

  // Its life.

  @Test(.tags(.edge13)) func `a screen doesn't keep its navigator alive`() {
    let leakCheck = KataLeakCheck()
    let screen = ScreenHarness(hasNavigator: false, leakCheck: leakCheck)

    withExtendedLifetime(screen) {
      #expect(leakCheck.alive() == ["clock", "opener", "screen", "store"])
    }
  }

  @Test(.tags(.edge13)) func `a screen doesn't keep its opener alive`() {
    let leakCheck = KataLeakCheck()
    let screen = ScreenHarness(hasOpener: false, leakCheck: leakCheck)

    withExtendedLifetime(screen) {
      #expect(leakCheck.alive() == ["clock", "navigator", "screen", "store"])
    }
  }

  @Test(.tags(.edge13)) func `without a navigator and an opener, a tap does nothing`() async {
    let screen = ScreenHarness(hasNavigator: false, hasOpener: false)
    await screen.load()

    let calls = await screen.calls {
      screen.open(7)
      screen.again(7)
    }
    #expect(calls == [])
  }

  @Test(.tags(.edge13)) func `a screen is freed with all that it has`() async {
    let leakCheck = KataLeakCheck()
    var screen: ScreenHarness? = ScreenHarness(leakCheck: leakCheck)
    await screen?.load()
    screen = nil

    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge13)) func `a receipt doesn't keep its screen alive`() async {
    let leakCheck = KataLeakCheck()
    var screen: ScreenHarness? = ScreenHarness(leakCheck: leakCheck)
    let navigator = screen?.navigator
    await screen?.load()
    screen?.open(7)
    screen = nil

    withExtendedLifetime(navigator) {
      #expect(leakCheck.alive() == ["navigator"])
    }
  }

  @Test(.tags(.edge13)) func `two screens share nothing`() async {
    let other = ScreenHarness()
    await other.refresh()
    let before = other.shown
    await screen.load()

    #expect(other.shown == before)
  }

  @Test(.tags(.edge13)) func `a load of one screen doesn't make the other's stale`() async {
    let other = ScreenHarness()
    await other.refresh()
    await screen.load()
    await other.answer(with: .one(1))

    #expect(other.shown == .init(numbers: [1]))
  }
}
