import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10

@Suite(.flow) struct WeatherPresenterTests {
  let log = KataWeatherLog()
  let view: KataWeatherDisplaySpy
  let presenter: KataWeatherPresenterForwarder

  /// A presenter whose view is a spy; the suite keeps the spy, as the presenter's link is weak.
  init() {
    view = KataWeatherDisplaySpy(log)
    let presenter = WeatherPresenter()
    presenter.view = view
    self.presenter = KataWeatherPresenterForwarder(log, presenter)
  }

  /// Presents one report: Oslo and sunshine, unless told otherwise.
  private func present(
    tenths: Int?, _ condition: Weather.Condition = .sunny, in unit: Weather.Unit = .celsius,
    locale: String = "en_US", place: String = "Oslo"
  ) {
    presenter.presentWeather(
      .success(
        .init(
          place: .init(name: place), temperature: tenths.map(Weather.Temperature.init(tenths:)),
          condition: condition),
        .init(unit: unit, locale: locale)))
  }

  /// What the view was asked to show, one report after another.
  private func shown(_ texts: String...) -> [KataWeatherCall] {
    texts.map { .view(.displayWeather(.init(place: "Oslo", weather: $0))) }
  }

  @Test(.tags(.edge1, .edge2, .edge10))
  func `shows the place, whole degrees and the condition, in one call for each response`() {
    present(tenths: 220, place: " são Paulo ")
    present(tenths: 220, place: " são Paulo ")

    let shown = KataWeatherCall.view(
      .displayWeather(.init(place: " são Paulo ", weather: "22°C, Sunny")))
    #expect(log.calls == [shown, shown])
  }

  @Test(.tags(.edge1)) func `each condition has its word`() {
    for condition in Weather.Condition.allCases where condition != .notKnown {
      present(tenths: 30, condition)
    }

    #expect(
      log.calls
        == shown(
          "3°C, Sunny", "3°C, Cloudy", "3°C, Foggy", "3°C, Rainy", "3°C, Snowy", "3°C, Stormy"))
  }

  @Test(.tags(.edge3)) func `Fahrenheit is converted from Celsius`() {
    present(tenths: 0, in: .fahrenheit)
    present(tenths: 200, in: .fahrenheit)
    present(tenths: -400, in: .fahrenheit)

    #expect(log.calls == shown("32°F, Sunny", "68°F, Sunny", "-40°F, Sunny"))
  }

  @Test(.tags(.edge2, .edge4)) func `in Celsius, the nearest whole degree is shown`() {
    present(tenths: 36)
    present(tenths: -36)
    present(tenths: 34)
    present(tenths: -34)

    #expect(log.calls == shown("4°C, Sunny", "-4°C, Sunny", "3°C, Sunny", "-3°C, Sunny"))
  }

  @Test(.tags(.edge3, .edge4)) func `in Fahrenheit, the exact temperature is rounded once`() {
    present(tenths: 220, in: .fahrenheit)
    present(tenths: 36, in: .fahrenheit)
    present(tenths: -194, in: .fahrenheit)

    #expect(log.calls == shown("72°F, Sunny", "38°F, Sunny", "-3°F, Sunny"))
  }

  @Test(.tags(.edge5)) func `a tie in Celsius is rounded away from zero`() {
    present(tenths: 25)
    present(tenths: 35)
    present(tenths: -25)
    present(tenths: -5)

    #expect(log.calls == shown("3°C, Sunny", "4°C, Sunny", "-3°C, Sunny", "-1°C, Sunny"))
  }

  @Test(.tags(.edge5)) func `a tie in Fahrenheit is rounded away from zero, too`() {
    present(tenths: 25, in: .fahrenheit)
    present(tenths: -225, in: .fahrenheit)

    #expect(log.calls == shown("37°F, Sunny", "-9°F, Sunny"))
  }

  @Test(.tags(.edge6)) func `zero has no minus`() {
    present(tenths: -4)
    present(tenths: -178, in: .fahrenheit)

    #expect(log.calls == shown("0°C, Sunny", "0°F, Sunny"))
  }

  @Test(
    .tags(.edge7), arguments: ["ar_EG", "ar-EG", "ar_EG@numbers=latn", "fa_IR", "my_MM", "sv_SE"])
  func `each number is written in the locale of its own settings`(locale: String) {
    present(tenths: -250)
    present(tenths: -250, locale: locale)
    present(tenths: 200, in: .fahrenheit, locale: locale)

    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: locale))
    #expect(
      log.calls
        == shown(
          "-25°C, Sunny", "\((-25).formatted(style))°C, Sunny",
          "\(68.formatted(style))°F, Sunny"))
  }

  @Test(.tags(.edge8)) func `without a temperature there is a dash`() {
    present(tenths: nil)
    present(tenths: nil, .rainy, in: .fahrenheit)

    #expect(log.calls == shown("–, Sunny", "–, Rainy"))
  }

  @Test(.tags(.edge9)) func `an unknown condition is left out with its comma`() {
    present(tenths: 220, .notKnown)
    present(tenths: nil, .notKnown)

    #expect(log.calls == shown("22°C", "–"))
  }

  @Test(.tags(.edge10)) func `loading and failures are shown as they are given`() {
    presenter.presentLoading(true)
    presenter.presentLoading(false)
    presenter.presentWeather(.failure(.noSuchPlace))
    presenter.presentWeather(.failure(.noSuchPlace))

    let problem = KataWeatherCall.view(
      .displayProblem(
        .init(title: "Never heard of it", message: "Check how the place is spelled.")))
    #expect(
      log.calls == [.view(.displayLoading(true)), .view(.displayLoading(false)), problem, problem])
  }

  @Test(.tags(.edge11), arguments: ["hourly[1].time", "place"])
  func `a field that can't be read is named`(field: String) {
    presenter.presentWeather(.failure(.unreadable(field: field)))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "The weather can't be read", message: "Tell support: \(field).")))
      ])
  }
}
