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
    let items = [summary.cone].compactMap(\.self) + summary.flavors + summary.toppings
    return .init(
      lines: items.map { .init(name: $0.name, price: price(exact($0.price, summary), summary)) },
      total: total(of: summary))
  }

  private func total(of summary: IceCream.Order.Summary) -> String {
    let total = exact(summary.total, summary)
    let word = total < 0 ? "Refund" : "Total"
    return "\(word): \(price(total.magnitude, summary))"
  }

  /// The amount in whole dollars, yen or dinars, with all of its digits.
  private func exact(_ amount: Int, _ summary: IceCream.Order.Summary) -> Decimal {
    Decimal(
      sign: amount < 0 ? .minus : .plus, exponent: -summary.currency.digits,
      significand: Decimal(amount.magnitude))
  }

  private func price(_ amount: Decimal, _ summary: IceCream.Order.Summary) -> String {
    amount.formatted(
      .currency(code: summary.currency.code)
        .precision(.fractionLength(summary.currency.digits))
        .locale(Locale(identifier: summary.locale)))
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
