import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise24

/// E8: times and money, as readers with other calendars and digits write them.
@Suite(.flow) struct ScreenTextTests {
  nonisolated private static let readers: [(String, Calendar.Identifier, String)] = [
    ("en_US", .gregorian, "America/New_York"), ("ar_EG", .islamicUmmAlQura, "Africa/Cairo"),
    ("th_TH", .buddhist, "Asia/Kathmandu"), ("ja_JP", .japanese, "Pacific/Kiritimati"),
  ]

  private func makeScreen(
    _ locale: String, _ calendar: Calendar.Identifier, _ zone: String
  ) throws -> ScreenHarness {
    ScreenHarness(
      place: .init(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
        zone: try #require(TimeZone(identifier: zone))))
  }

  @Test(.tags(.edge8), arguments: readers)
  func `the times of orders are written for the reader, at the stand's hour`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let screen = try makeScreen(locale, calendar, zone)
    await screen.load()

    let times = [1_772_390_000, 1_772_348_700, 1_772_300_000].map { screen.time($0) }
    #expect(screen.rows.map(\.time) == times)
  }

  @Test(.tags(.edge8, .edge10), arguments: readers)
  func `the time of a stored list is written for the reader, at the stand's hour`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let screen = try makeScreen(locale, calendar, zone)
    screen.keep(.one(1), at: 1_772_000_000)
    await screen.appear()

    #expect(screen.asOf == screen.mark(1_772_000_000))
  }

  /// An amount in minor units.
  private struct Money {
    let amount: Int
    let code: String
    let digits: Int

    func text(in locale: Locale) -> String {
      let units = Decimal(
        sign: amount < 0 ? .minus : .plus, exponent: -digits,
        significand: Decimal(amount.magnitude))
      return units.formatted(
        .currency(code: code).precision(.fractionLength(digits)).locale(locale))
    }
  }

  private let sums = [
    Money(amount: 370, code: "USD", digits: 2), Money(amount: -20, code: "EUR", digits: 2),
    Money(amount: 350, code: "JPY", digits: 0), Money(amount: 1250, code: "IQD", digits: 3),
    Money(amount: 9_007_199_254_740_993, code: "USD", digits: 2),
    Money(amount: .min, code: "EUR", digits: 2), Money(amount: 0, code: "KWD", digits: 3),
  ]

  /// An order of each sum, numbered from 0, the first one on top; its one item costs as much.
  private var orders: KataOrdersBody {
    .init(
      sums.enumerated().map { number, sum in
        .init(
          number, placed: -number, total: sum.amount,
          currency: .init(code: sum.code, digits: sum.digits),
          lines: [.init(name: "Mint", price: sum.amount)])
      })
  }

  @Test(.tags(.edge8), arguments: readers)
  func `totals are written for the reader, in the currency of the order`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let screen = try makeScreen(locale, calendar, zone)
    await screen.load(orders)

    #expect(screen.rows.map(\.total) == sums.map { $0.text(in: screen.place.locale) })
  }

  @Test(.tags(.edge8, .edge11), arguments: readers)
  func `receipts are written for the reader, in the currency of the order`(
    locale: String, calendar: Calendar.Identifier, zone: String
  ) async throws {
    let screen = try makeScreen(locale, calendar, zone)
    await screen.load(orders)

    let receipts = sums.enumerated().map { number, sum in
      let text = sum.text(in: screen.place.locale)
      return KataOrdersCall.receipt(
        "Order \(number)", lines: [.init(name: "Mint", price: text)], total: text)
    }
    let calls = await screen.calls {
      for number in sums.indices { screen.open(number) }
    }
    #expect(calls == receipts)
  }
}
