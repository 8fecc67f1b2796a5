import Foundation
import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise17

@Suite(.flow) struct OrderPresenterTests {
  let log = KataIceCreamLog()
  let view: KataOrderDisplaySpy
  let presenter: KataOrderPresenterForwarder

  let dollars = IceCream.Currency(code: "USD", digits: 2)
  let yen = IceCream.Currency(code: "JPY", digits: 0)
  let dinars = IceCream.Currency(code: "KWD", digits: 3)

  /// A presenter whose view is a spy; the suite keeps the spy, as the presenter's link is weak.
  init() {
    view = KataOrderDisplaySpy(log)
    let presenter = OrderPresenter()
    presenter.view = view
    self.presenter = KataOrderPresenterForwarder(log, presenter)
  }

  /// An order of scoops of "Mint", one for each price.
  private func order(
    of prices: Int..., total: Int, in currency: IceCream.Currency, locale: String = "en_US"
  ) -> IceCream.Order.Summary {
    IceCream.Order.Summary(
      cone: nil, flavors: prices.map { .init(name: "Mint", price: $0) }, toppings: [],
      total: total, currency: currency, locale: locale)
  }

  /// The call that shows such an order.
  private func shown(_ prices: String..., total: String) -> KataIceCreamCall {
    .view(
      .displayOrder(
        .init(lines: prices.map { .init(name: "Mint", price: $0) }, total: total)))
  }

  /// The text that Foundation makes of an amount.
  private func price(_ number: String, _ code: String, digits: Int, locale: String) -> String {
    let style = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))
      .precision(.fractionLength(digits))
    return Decimal(string: number, locale: Locale(identifier: "en_US_POSIX"))?.formatted(style)
      ?? number
  }

  @Test(.tags(.edge1))
  func `dollars have two digits after the point, yen have none, and dinars have three`() {
    let dinarsOfIraq = IceCream.Currency(code: "IQD", digits: 3)
    presenter.presentOrder(.changed(order(of: 350, 5, 100, total: 455, in: dollars)))
    presenter.presentOrder(.changed(order(of: 350, 5, total: 355, in: yen)))
    presenter.presentOrder(.changed(order(of: 1250, 500, total: 1750, in: dinars)))
    presenter.presentOrder(.changed(order(of: 1250, total: 1250, in: dinarsOfIraq)))

    let texts = ["1.250", "0.500", "1.750"].map {
      price($0, "KWD", digits: 3, locale: "en_US")
    }
    let text = price("1.250", "IQD", digits: 3, locale: "en_US")
    #expect(
      log.calls == [
        shown("$3.50", "$0.05", "$1.00", total: "Total: $4.55"),
        shown("¥350", "¥5", total: "Total: ¥355"),
        shown(texts[0], texts[1], total: "Total: " + texts[2]),
        shown(text, total: "Total: " + text),
      ])
  }

  @Test(.tags(.edge2)) func `large amounts are exact, and grouped`() {
    presenter.presentOrder(
      .changed(order(of: 9_007_199_254_740_993, Int.max, total: 123_456_789, in: dollars)))

    #expect(
      log.calls == [
        shown(
          "$90,071,992,547,409.93", "$92,233,720,368,547,758.07", total: "Total: $1,234,567.89")
      ])
  }

  @Test(.tags(.edge4)) func `the currency is the order's, not that of the locale's country`() {
    presenter.presentOrder(
      .changed(order(of: 350, total: 350, in: .init(code: "EUR", digits: 2))))

    #expect(log.calls == [shown("€3.50", total: "Total: €3.50")])
  }

  @Test(.tags(.edge3, .edge5), arguments: ["de_DE", "ar_EG", "hi_IN", "fa_IR", "de_CH", "ja_JP"])
  func `prices are written as the locale of each order writes them`(locale: String) {
    presenter.presentOrder(.changed(order(of: 350, total: 350, in: dollars)))
    presenter.presentOrder(
      .changed(order(of: 123_456_789, -50, total: 1999, in: dollars, locale: locale)))
    presenter.presentOrder(.changed(order(of: 1_234_567, total: -1, in: dinars, locale: locale)))

    let prices = ["1234567.89", "-0.50", "19.99"].map {
      price($0, "USD", digits: 2, locale: locale)
    }
    let inDinars = ["1234.567", "0.001"].map { price($0, "KWD", digits: 3, locale: locale) }
    #expect(
      log.calls == [
        shown("$3.50", total: "Total: $3.50"),
        shown(prices[0], prices[1], total: "Total: " + prices[2]),
        shown(inDinars[0], total: "Refund: " + inDinars[1]),
      ])
  }

  @Test(.tags(.edge5)) func `a line with a negative price has a minus`() {
    presenter.presentOrder(.changed(order(of: 350, -20, total: 330, in: dollars)))

    #expect(log.calls == [shown("$3.50", "-$0.20", total: "Total: $3.30")])
  }

  @Test(.tags(.edge6)) func `a negative total is a refund, and has no minus`() {
    presenter.presentOrder(.changed(order(of: -50, total: -50, in: dollars)))
    presenter.presentOrder(.changed(order(total: Int.min, in: dollars)))

    #expect(
      log.calls == [
        shown("-$0.50", total: "Refund: $0.50"),
        shown(total: "Refund: $92,233,720,368,547,758.08"),
      ])
  }

  @Test(.tags(.edge7)) func `a total of zero is not a refund`() {
    presenter.presentOrder(.changed(order(of: 0, total: 0, in: dollars)))

    #expect(log.calls == [shown("$0.00", total: "Total: $0.00")])
  }

  @Test(.tags(.edge8, .edge9))
  func `each item has a line, first the cone, then the flavors, then the toppings`() {
    let summary = IceCream.Order.Summary(
      cone: .init(name: "Waffle", price: 120),
      flavors: [.init(name: " mint", price: 250), .init(name: "Almond", price: 0)],
      toppings: [.init(name: "Nuts", price: 50), .init(name: "Nuts", price: 50)],
      total: 470, currency: dollars, locale: "en_US")
    presenter.presentOrder(.changed(summary))

    #expect(
      log.calls == [
        .view(
          .displayOrder(
            .init(
              lines: [
                .init(name: "Waffle", price: "$1.20"), .init(name: " mint", price: "$2.50"),
                .init(name: "Almond", price: "$0.00"), .init(name: "Nuts", price: "$0.50"),
                .init(name: "Nuts", price: "$0.50"),
              ], total: "Total: $4.70")))
      ])
  }

  @Test(.tags(.edge10)) func `the total is the one that came with the order`() {
    presenter.presentOrder(.changed(order(of: 350, 350, total: 600, in: dollars)))

    #expect(log.calls == [shown("$3.50", "$3.50", total: "Total: $6.00")])
  }

  @Test(.tags(.edge11, .edge12))
  func `a confirmed order is displayed as a confirmation, and a refusal as a problem`() {
    presenter.presentOrder(.confirmed(order(of: 350, total: 350, in: dollars)))
    presenter.presentOrder(.refused(.noFlavor))
    presenter.presentOrder(.refused(.noFlavor))

    let problem = KataIceCreamCall.view(
      .displayProblem(.init(title: "No ice cream?", message: "Choose a flavor first.")))
    #expect(
      log.calls == [
        .view(
          .displayConfirmation(
            .init(lines: [.init(name: "Mint", price: "$3.50")], total: "Total: $3.50"))),
        problem, problem,
      ])
  }
}
