import Foundation
import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise23

@Suite(.flow) struct PresenterTests {
  let log = KataGatherLog()
  let view: KataMatchDisplaySpy
  let presenter: KataMatchPresenterForwarder

  let locales = ["ar_EG", "ar_EG@numbers=latn", "fa_IR", "mr_IN", "de_DE"]

  init() {
    view = KataMatchDisplaySpy(log)
    let presenter = GatherPresenter()
    presenter.view = view
    self.presenter = KataMatchPresenterForwarder(log, presenter)
  }

  private func shown(
    _ text: String, _ tone: Gather.Match.Time.Tone, isRunning: Bool = false
  ) -> KataGatherCall {
    .view(.displayTime(.init(text: text, tone: tone, isRunning: isRunning)))
  }

  private func present(_ left: Int, isRunning: Bool = false, in locale: String = "en_US") {
    presenter.presentTime(.init(left: left, isRunning: isRunning, locale: locale))
  }

  /// A number as the locale writes it, with at least so many digits.
  private func digits(_ number: Int, _ length: Int = 1, in locale: String) -> String {
    number.formatted(
      .number.precision(.integerLength(length...)).locale(Locale(identifier: locale)))
  }

  @Test(.tags(.edge13), arguments: [(3599, "59:59"), (600, "10:00"), (81, "01:21"), (61, "01:01")])
  func `a time has two digits for minutes and two for seconds`(left: Int, text: String) {
    present(left)

    #expect(log.calls == [shown(text, .calm)])
  }

  @Test(.tags(.edge13)) func `a time has the reader's digits`() {
    for locale in locales { present(125, in: locale) }

    #expect(
      log.calls == locales.map { shown("\(digits(2, 2, in: $0)):\(digits(5, 2, in: $0))", .calm) })
  }

  @Test(.tags(.edge14)) func `the tone tells the last minute, and the end`() {
    for left in [61, 60, 1, 0] { present(left) }

    #expect(
      log.calls == [
        shown("01:01", .calm), shown("01:00", .lastMinute), shown("00:01", .lastMinute),
        shown("00:00", .over),
      ])
  }

  @Test(.tags(.edge14)) func `isRunning is the response's`() {
    present(90, isRunning: true)
    present(90)
    present(5, isRunning: true)

    #expect(
      log.calls == [
        shown("01:30", .calm, isRunning: true), shown("01:30", .calm),
        shown("00:05", .lastMinute, isRunning: true),
      ])
  }

  @Test(.tags(.edge15)) func `each time is displayed once, even an equal one`() {
    present(90)
    present(90)

    #expect(log.calls == [shown("01:30", .calm), shown("01:30", .calm)])
  }

  // The change request.

  @Test(.tags(.edge21)) func `a score is written with team a first, in the reader's digits`() {
    for locale in ["en_US"] + locales {
      presenter.presentScore(.init(score: .init(a: 10, b: 3), locale: locale))
    }

    #expect(
      log.calls
        == (["10 : 3"] + locales.map { "\(digits(10, in: $0)) : \(digits(3, in: $0))" })
        .map { .view(.displayScore(.init(text: $0))) })
  }

  @Test(
    .tags(.edge22),
    arguments: [
      (Gather.Score(a: 3, b: 1), "Team A wins", "3 : 1"),
      (.init(a: 2, b: 10), "Team B wins", "2 : 10"),
      (.init(a: 2, b: 2), "A draw", "2 : 2"), (.init(), "A draw", "0 : 0"),
    ])
  func `a result says who has won, and the score`(
    score: Gather.Score, title: String, message: String
  ) {
    presenter.presentResult(.init(score: score, locale: "en_US"))

    #expect(log.calls == [.view(.displayResult(.init(title: title, message: message)))])
  }
}
