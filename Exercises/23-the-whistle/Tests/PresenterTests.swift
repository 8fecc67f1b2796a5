import Foundation
import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise23

@Suite(.flow) struct PresenterTests {
  let log = KataGatherLog()
  let view: KataMatchDisplaySpy
  let presenter: KataNotedMatchPresenter

  let locales = ["ar_EG", "ar_EG@numbers=latn", "fa_IR", "mr_IN", "de_DE"]

  init() {
    view = KataMatchDisplaySpy(log)
    let presenter = GatherPresenter()
    presenter.view = view
    self.presenter = KataNotedMatchPresenter(log, presenter)
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

  @Test(.edge(18, 19, 22)) func `a time has two of the reader's digits each, and a tone`() {
    for left in [3599, 600, 81, 61] { present(left, isRunning: true) }
    for left in [60, 5, 1, 0] { present(left) }
    #expect(
      log.calls == [
        shown("59:59", .calm, isRunning: true), shown("10:00", .calm, isRunning: true),
        shown("01:21", .calm, isRunning: true), shown("01:01", .calm, isRunning: true),
        shown("01:00", .lastMinute), shown("00:05", .lastMinute), shown("00:01", .lastMinute),
        shown("00:00", .over),
      ])

    for locale in locales { present(125, in: locale) }
    #expect(
      log.calls.dropFirst(8)
        == locales.map { shown("\(digits(2, 2, in: $0)):\(digits(5, 2, in: $0))", .calm) }[...])
  }

  @Test(.edge(20, 21, 22)) func `score and winner are put into words, and so is a draw`() {
    presenter.presentScore(.init(score: .init(a: 3, b: 11), locale: "en_US"))
    for score in [Gather.Score(a: 3, b: 1), .init(a: 2, b: 10), .init(a: 2, b: 2), .init()] {
      presenter.presentResult(.init(score: score, locale: "en_US"))
    }
    #expect(
      log.calls == [
        .view(.displayScore(.init(text: "3 : 11"))),
        .view(.displayResult(.init(title: "Team A wins", message: "3 : 1"))),
        .view(.displayResult(.init(title: "Team B wins", message: "2 : 10"))),
        .view(.displayResult(.init(title: "A draw", message: "2 : 2"))),
        .view(.displayResult(.init(title: "A draw", message: "0 : 0"))),
      ])

    for locale in locales {
      presenter.presentScore(.init(score: .init(a: 10, b: 3), locale: locale))
    }
    #expect(
      log.calls.dropFirst(5)
        == locales.map {
          .view(.displayScore(.init(text: "\(digits(10, in: $0)) : \(digits(3, in: $0))")))
        }[...])
  }
}
