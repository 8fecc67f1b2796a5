import Foundation
import IceCreamScene

/// Puts an order into words and prices, and has the View show them.
final class OrderPresenter: IceCreamOrderPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any IceCreamOrderDisplayLogic)?

  func presentOrder(_ response: IceCream.Order.Response) {
    switch response {
    case .changed(let summary): view?.displayOrder(receipt(of: summary))
    case .confirmed(let summary): view?.displayConfirmation(receipt(of: summary))
    case .refused(let refusal): view?.displayProblem(problem(for: refusal))
    }
  }

  private func receipt(of summary: IceCream.Order.Summary) -> IceCream.Order.ViewModel.Receipt {
    let prices = Prices(summary.currency, Locale(identifier: summary.locale))
    var lines: [IceCream.Order.ViewModel.Line] = []
    if let cone = summary.cone { lines.append(prices.line(for: cone)) }
    lines += summary.flavors.map(prices.line)
    lines += summary.toppings.map(prices.line)
    return .init(lines: lines, total: prices.total(summary.total))
  }

  // Given.
  private func problem(for refusal: IceCream.Order.Refusal) -> IceCream.Order.ViewModel.Problem {
    switch refusal {
    case .noCone: .init(title: "Into the hand?", message: "Choose a cone first.")
    case .noFlavor: .init(title: "No ice cream?", message: "Choose a flavor first.")
    case .noSuchItem: .init(title: "Not there", message: "Choose something else.")
    case .nothingToConfirm: .init(title: "Nothing to order", message: "Choose a cone first.")
    }
  }
}

/// How one currency's amounts are written in one locale.
private struct Prices {
  private let style: Decimal.FormatStyle.Currency
  private let unit: Decimal

  init(_ currency: IceCream.Currency, _ locale: Locale) {
    style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
      .precision(.fractionLength(currency.digits))
    unit = pow(10, currency.digits)
  }

  func line(for item: IceCream.Item) -> IceCream.Order.ViewModel.Line {
    .init(name: item.name, price: style.format(Decimal(item.price) / unit))
  }

  func total(_ amount: Int) -> String {
    amount.signum() < 0
      ? "Refund: " + style.format(Decimal(amount) / -unit)
      : "Total: " + style.format(Decimal(amount) / unit)
  }
}
