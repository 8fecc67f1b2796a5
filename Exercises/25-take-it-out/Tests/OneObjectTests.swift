import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise25

/// The net: green as you find it, and green after each step.
@Suite(.flow) struct FirstTwoSettingsTests {
  let log = KataSettingsLog()
  let store: KataSettingsStoreSpy
  let account: KataSettingsAccountSpy
  let screen: KataSettingsForwarder

  init() {
    account = KataSettingsAccountSpy(log, gate: KataGate())
    store = KataSettingsStoreSpy(log, keeping: .init(unit: .fahrenheit, dailyNotice: true))
    screen = KataSettingsForwarder(log, makeSettingsScreen(store: store, account: account))
  }

  @Test(.tags(.edge1)) func `a new screen shows the defaults, and leaves the store alone`() {
    #expect(screen.unit == .celsius)
    #expect(!screen.dailyNotice)
    #expect(screen.wind == .metersPerSecond)
    #expect(log.calls == [])
  }

  @Test(.tags(.edge2, .edge5))
  func `each time it appears, the screen loads once and shows what it gets`() {
    screen.appear()
    #expect(screen.unit == .fahrenheit)
    #expect(screen.dailyNotice)

    store.put(.init(unit: .celsius, dailyNotice: true))
    #expect(screen.unit == .fahrenheit)

    screen.appear()
    #expect(screen.unit == .celsius)
    #expect(screen.dailyNotice)
    #expect(log.calls == [.store(.load), .store(.load)])
  }

  @Test(.tags(.edge3, .edge5)) func `a value that is set is shown, and saved with the other one`() {
    screen.appear()
    screen.unit = .celsius
    #expect(screen.unit == .celsius)
    #expect(screen.dailyNotice)

    screen.dailyNotice = false
    #expect(screen.unit == .celsius)
    #expect(!screen.dailyNotice)
    #expect(
      log.calls == [
        .store(.load), .store(.save(.init(unit: .celsius, dailyNotice: true))),
        .store(.save(.init(unit: .celsius, dailyNotice: false))),
      ])
  }

  @Test(.tags(.edge7)) func `two screens with one store each show what they were given last`() {
    let other = KataSettingsForwarder(log, makeSettingsScreen(store: store, account: account))
    screen.appear()
    #expect(other.unit == .celsius)

    other.appear()
    screen.unit = .celsius
    #expect(other.unit == .fahrenheit)

    other.appear()
    #expect(other.unit == .celsius)
  }

  @Test(.tags(.edge8)) func `the screen holds its store, and is held by its caller alone`() {
    let leakCheck = KataLeakCheck()
    var screen: (any WeatherSettingsScreen)? = makeSettingsScreen(
      store: KataSettingsStoreSpy(log, keeping: .init(unit: .fahrenheit)), account: account)
    leakCheck.watch(screen, as: "screen")
    screen?.appear()
    screen?.dailyNotice = true
    #expect(
      log.calls == [
        .store(.load), .store(.save(.init(unit: .fahrenheit, dailyNotice: true))),
      ])

    screen = nil
    #expect(leakCheck.alive() == [])
  }
}

/// The new setting: red as you find it.
@Suite(.flow) struct ThirdSettingTests {
  let log = KataSettingsLog()
  let store: KataSettingsStoreSpy
  let account: KataSettingsAccountSpy
  let screen: KataSettingsForwarder

  init() {
    account = KataSettingsAccountSpy(log, gate: KataGate())
    store = KataSettingsStoreSpy(
      log, keeping: .init(unit: .fahrenheit, dailyNotice: true, wind: .knots))
    screen = KataSettingsForwarder(log, makeSettingsScreen(store: store, account: account))
  }

  @Test(.tags(.edge2, .edge5)) func `the wind is loaded with the others, and nothing is saved`() {
    screen.appear()

    #expect(screen.wind == .knots)
    #expect(log.calls == [.store(.load)])
  }

  @Test(.tags(.edge3), arguments: Weather.Wind.allCases)
  func `a new wind is shown, and saved with the others`(wind: Weather.Wind) {
    screen.appear()
    screen.wind = wind

    #expect(screen.wind == wind)
    #expect(screen.unit == .fahrenheit)
    #expect(screen.dailyNotice)
    #expect(
      log.calls == [
        .store(.load),
        .store(.save(.init(unit: .fahrenheit, dailyNotice: true, wind: wind))),
      ])
  }

  @Test(.tags(.edge3)) func `another setting is saved with the wind as it is shown`() {
    screen.appear()
    store.put(.init())
    screen.unit = .celsius
    screen.dailyNotice = false

    #expect(screen.wind == .knots)
    #expect(
      log.calls == [
        .store(.load), .store(.save(.init(unit: .celsius, dailyNotice: true, wind: .knots))),
        .store(.save(.init(unit: .celsius, dailyNotice: false, wind: .knots))),
      ])
  }

  @Test(.tags(.edge2, .edge3)) func `nothing is loaded or saved a moment later`() async {
    screen.appear()
    screen.wind = .kilometersPerHour
    for _ in 0..<9 { await Task.yield() }

    #expect(
      log.calls == [
        .store(.load),
        .store(
          .save(.init(unit: .fahrenheit, dailyNotice: true, wind: .kilometersPerHour))),
      ])
  }

  @Test(.tags(.edge7)) func `screens on two stores have nothing in common`() {
    let quiet = KataSettingsLog()
    let other = makeSettingsScreen(
      store: KataSettingsStoreSpy(quiet, keeping: .init(unit: .celsius)), account: account)
    other.appear()
    screen.appear()
    screen.unit = .celsius

    #expect(screen.wind == .knots)
    #expect(other.wind == .metersPerSecond)
    #expect(quiet.calls == [.store(.load)])
    #expect(
      log.calls == [
        .store(.load), .store(.save(.init(unit: .celsius, dailyNotice: true, wind: .knots))),
      ])
  }

  @Test(.tags(.edge4)) func `a value that is shown already is saved again`() {
    screen.appear()
    screen.wind = .knots
    screen.wind = .knots
    screen.unit = .fahrenheit

    let save = KataSettingsCall.store(
      .save(.init(unit: .fahrenheit, dailyNotice: true, wind: .knots)))
    #expect(log.calls == [.store(.load), save, save, save])
  }

  @Test(.tags(.edge6)) func `a reader of the screen is told of each change`() {
    let (unit, notice, wind) = (KataReader(), KataReader(), KataReader())
    wind.read { screen.wind }
    notice.read { screen.dailyNotice }
    screen.appear()
    #expect(wind.wasTold)
    #expect(notice.wasTold)

    unit.read { screen.unit }
    screen.unit = .celsius
    #expect(unit.wasTold)

    wind.read { screen.wind }
    screen.wind = .kilometersPerHour
    #expect(wind.wasTold)
  }
}
