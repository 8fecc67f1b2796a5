import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise25

/// The second stage: what happens while a restore runs.
@Suite(.flow) struct RestoreUnderwayTests {
  let harness = SettingsHarness()
  var screen: KataSettingsForwarder { harness.screen }

  // The user sets something.

  enum Act: CaseIterable {
    case unit, dailyNotice, wind, sameWind, reset
  }

  private func perform(_ act: Act) {
    switch act {
    case .unit: screen.unit = .celsius
    case .dailyNotice: screen.dailyNotice = false
    case .wind: screen.wind = .metersPerSecond
    case .sameWind: screen.wind = .knots
    case .reset: screen.reset()
    }
  }

  @Test(.tags(.edge15), arguments: Act.allCases)
  func `what the user sets ends the restore at once`(act: Act) async {
    await harness.restore()
    perform(act)

    #expect(screen.isRestoring == false)
  }

  @Test(.tags(.edge15)) func `what the user has set isn't saved over by a late answer`() async {
    let calls = await harness.calls {
      await harness.restore()
      screen.unit = .fahrenheit
      await harness.answer(with: .old)
    }

    #expect(calls == [.fetch, .save(.ann)])
  }

  @Test(.tags(.edge15)) func `a late answer isn't shown`() async {
    await harness.restore()
    screen.wind = .kilometersPerHour
    await harness.answer(with: .ann)

    #expect(harness.settings.wind == .kilometersPerHour)
  }

  @Test(.tags(.edge15)) func `a late answer has no message`() async {
    await harness.restore()
    screen.wind = .metersPerSecond
    let shown = screen.isRestoring
    await harness.fail()

    #expect(shown == false)
    #expect(screen.message == nil)
  }

  @Test(.tags(.edge15, .edge16))
  func `what the user has set ends a restore for good, even if another one begins`() async {
    await harness.restore()
    screen.wind = .metersPerSecond
    await harness.restore()
    let before = harness.settings
    await harness.answer(with: .old)

    #expect(harness.settings == before)
    #expect(screen.isRestoring == true)
  }

  @Test(.tags(.edge15)) func `a restore after that is answered like any other`() async {
    await harness.restore()
    screen.wind = .metersPerSecond
    await harness.restore()
    await harness.answer(with: .old, behind: 1)

    #expect(harness.settings == .old)
  }

  @Test(.tags(.edge15)) func `what the user sets after the answer is saved with it`() async {
    await harness.restore()
    await harness.answer(with: .old)

    let calls = await harness.calls { screen.unit = .fahrenheit }
    #expect(
      calls == [.save(.init(unit: .fahrenheit, dailyNotice: true, wind: .kilometersPerHour))])
  }

  @Test(.tags(.edge15)) func `a screen that appears again ends no restore`() async {
    await harness.restore()
    screen.appear()
    await harness.answer(with: .old)

    #expect(harness.settings == .old)
  }

  @Test(.tags(.edge7, .edge15)) func `what is set on another screen ends no restore here`() async {
    let other = harness.makeAnother()
    await harness.restore()
    other.unit = .celsius

    #expect(screen.isRestoring == true)
  }

  // Another restore begins.

  @Test(.tags(.edge16)) func `an answer to the first of two restores is dropped`() async {
    let calls = await harness.calls {
      await harness.restore()
      await harness.restore()
      await harness.answer(with: .old)
    }

    #expect(calls == [.fetch, .fetch])
  }

  @Test(.tags(.edge12, .edge16)) func `an answer to the first of two leaves isRestoring true`()
    async
  {
    await harness.restore()
    await harness.restore()
    await harness.answer(with: .old)

    #expect(screen.isRestoring == true)
  }

  @Test(.tags(.edge16)) func `an answer to the second of two counts, whichever comes first`() async
  {
    await harness.restore()
    await harness.restore()
    await harness.answer(with: .old, behind: 1)
    await harness.fail()

    #expect(screen.message == "Your settings are back.")
  }

  // The caller's task is cancelled.

  @Test(.tags(.edge17)) func `cancelling changes nothing until the answer comes`() async {
    await harness.restore()
    harness.cancel()

    #expect(screen.isRestoring == true)
  }

  @Test(.tags(.edge17)) func `the answer to a cancelled restore still ends it`() async {
    await harness.restore()
    harness.cancel()
    await harness.answer(with: .old)

    #expect(screen.isRestoring == false)
  }

  @Test(.tags(.edge17, .edge18)) func `the answer to a cancelled restore isn't saved`() async {
    let calls = await harness.calls {
      await harness.restore()
      harness.cancel()
      await harness.answer(with: .old)
    }

    #expect(calls == [.fetch, .account(.isCancelled)])
  }

  @Test(.tags(.edge17)) func `a cancelled restore has no message`() async {
    await harness.restore()
    harness.cancel()
    await harness.fail(with: CancellationError())

    #expect(screen.isRestoring == false)
    #expect(screen.message == nil)
  }

  @Test(.tags(.edge16, .edge17)) func `a cancelled restore that was replaced ends no other`() async
  {
    await harness.restore()
    await harness.restore()
    harness.cancel(0)
    await harness.fail(with: CancellationError())

    #expect(screen.isRestoring == true)
  }

  // As always.

  @Test(.tags(.edge18)) func `restore returns after its own answer, even if that is dropped`() async
  {
    var returned: [String] = []
    await harness.restore { returned.append("first") }
    await harness.restore { returned.append("second") }
    screen.wind = .metersPerSecond
    #expect(returned == [])

    await harness.answer(with: .old, behind: 1)
    #expect(returned == ["second"])
  }
}
