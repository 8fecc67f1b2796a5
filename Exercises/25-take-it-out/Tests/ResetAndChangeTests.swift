import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise25

/// The second stage: put everything back, and show whether anything has changed.
@Suite(.flow) struct ResetAndChangeTests {
  let harness = SettingsHarness()
  var screen: KataSettingsForwarder { harness.screen }

  @Test(.tags(.edge9)) func `a reset shows the settings of a new app`() {
    screen.reset()

    #expect(harness.settings == .init())
  }

  @Test(.tags(.edge9)) func `a reset saves once, and loads nothing`() async {
    let calls = await harness.calls { screen.reset() }

    #expect(calls == [.save(.init())])
  }

  @Test(.tags(.edge9)) func `a reset saves, even if everything is as in a new app`() async {
    screen.reset()

    let calls = await harness.calls { screen.reset() }
    #expect(calls == [.save(.init())])
  }

  @Test(.tags(.edge10)) func `on a new screen, nothing has changed`() {
    #expect(harness.makeAnother().isChanged == false)
  }

  @Test(
    .tags(.edge10),
    arguments: [
      .init(unit: .fahrenheit), .init(dailyNotice: true), .init(wind: .kilometersPerHour),
    ] as [Weather.Preferences])
  func `one loaded setting is enough of a change`(preferences: Weather.Preferences) {
    harness.store.put(preferences)
    screen.appear()

    #expect(screen.isChanged == true)
  }

  @Test(.tags(.edge10)) func `what is set back by hand has not changed`() {
    (screen.unit, screen.dailyNotice, screen.wind) = (.celsius, false, .metersPerSecond)

    #expect(screen.isChanged == false)
  }

  @Test(.tags(.edge10)) func `after a reset, nothing has changed`() {
    screen.reset()

    #expect(screen.isChanged == false)
  }

  @Test(.tags(.edge6, .edge10)) func `a reader of isChanged is told of a reset`() {
    let reader = KataReader()
    reader.read { screen.isChanged }
    screen.reset()

    #expect(reader.wasTold)
  }
}
