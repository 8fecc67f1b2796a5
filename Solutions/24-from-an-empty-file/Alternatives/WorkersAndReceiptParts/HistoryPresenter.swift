import Foundation
import IceCreamScene

final class HistoryPresenter: HistoryPresentationLogic {
  weak var view: (any HistoryDisplayLogic)?
  private let writer: Writer

  init(writer: Writer) {
    self.writer = writer
  }

  func presentLoad(_ response: History.Load.Response) {
    switch response {
    case .loading: view?.displayLoading(true)
    case .ended: view?.displayLoading(false)
    case .orders(let orders, let keptAt, let undoable):
      view?.displayOrders(
        .init(
          rows: orders.map {
            .init(
              number: $0.number, time: writer.time($0.placed),
              total: writer.price($0.total, in: $0.currency))
          },
          undoable: undoable, asOf: keptAt.map { "As of \(writer.time($0))" },
          message: orders.isEmpty ? "No orders yet." : nil))
    case .failed(.offline): view?.displayProblem("You're offline.")
    case .failed(.signedOut): view?.displayProblem("Sign in to see your orders.")
    case .failed(.unreadable): view?.displayProblem("Your orders can't be read.")
    case .failed(.other): view?.displayProblem("Your orders can't be loaded.")
    }
  }

  func presentChoice(_ response: History.Choose.Response) {
    switch response {
    case .open: view?.displayReceipt()
    case .again: view?.displayStand()
    }
  }

  func presentRefusal(_ refusal: History.Undo.Refusal) {
    switch refusal {
    case .tooLate: view?.displayProblem("Too late to undo.")
    case .failed: view?.displayProblem("The order can't be undone.")
    }
  }
}

/// Writes times and money, for both Presenters.
nonisolated struct Writer: Sendable {
  let place: IceCream.Orders.Place

  func time(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: place.locale, calendar: place.calendar,
        timeZone: place.zone))
  }

  func price(_ amount: Int, in currency: IceCream.Currency) -> String {
    var units = Decimal(amount)
    for _ in 0..<currency.digits { units /= 10 }
    return units.formatted(
      Decimal.FormatStyle.Currency(code: currency.code, locale: place.locale)
        .precision(.fractionLength(currency.digits)))
  }
}
