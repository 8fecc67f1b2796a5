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

  // Your task: this is right for a few dollars, and wrong for much else.
  private func receipt(of summary: IceCream.Order.Summary) -> IceCream.Order.ViewModel.Receipt {
    let items = summary.flavors + summary.toppings
    return .init(
      lines: items.map { .init(name: $0.name, price: price($0.price)) },
      total: "Total: " + price(summary.total))
  }

  private func price(_ amount: Int) -> String {
    "$" + String(format: "%.2f", Double(amount) / 100)
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
