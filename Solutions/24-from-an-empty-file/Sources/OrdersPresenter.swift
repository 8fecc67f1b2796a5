import Foundation
import IceCreamScene

/// Finds the words, and writes times and money as the reader does.
final class OrdersPresenter: OrdersPresentationLogic {
  /// Weak, because the View owns the parts behind it.
  weak var view: (any OrdersDisplayLogic)?
  private let place: IceCream.Orders.Place

  init(place: IceCream.Orders.Place) {
    self.place = place
  }

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentOrders(_ response: Orders.Show.Response) {
    view?.displayOrders(
      .init(
        rows: response.orders.map {
          .init(number: $0.number, time: time($0.placed), total: price($0.total, $0.currency))
        },
        asOf: response.keptAt.map { "As of \(time($0))" },
        message: response.orders.isEmpty ? "No orders yet." : nil, undoable: response.undoable))
  }

  func presentFailure(_ failure: Orders.Failure) {
    let message =
      switch failure {
      case .offline: "You're offline."
      case .signedOut: "Sign in to see your orders."
      case .unreadable: "Your orders can't be read."
      case .unreachable: "Your orders can't be loaded."
      case .tooLate: "Too late to undo."
      case .notUndone: "The order can't be undone."
      }
    view?.displayMessage(message)
  }

  func presentReceipt(_ response: Orders.Open.Response) {
    let order = response.order
    view?.displayReceipt(
      .init(
        title: "Order \(order.number)",
        lines: order.lines.map { .init(name: $0.name, price: price($0.price, order.currency)) },
        total: price(order.total, order.currency)))
  }

  func presentOrderAgain() {
    view?.displayOrderAgain()
  }

  private func time(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
        timeZone: place.zone))
  }

  private func price(_ amount: Int, _ currency: IceCream.Currency) -> String {
    Decimal(
      sign: amount < 0 ? .minus : .plus, exponent: -currency.digits,
      significand: Decimal(amount.magnitude)
    ).formatted(
      .currency(code: currency.code).precision(.fractionLength(currency.digits))
        .locale(place.locale))
  }
}
