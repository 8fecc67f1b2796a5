import Foundation

extension IceCream {
  /// The order history: its rows, what is kept of it, and the place in which it is read.
  package enum Orders {}
}

extension IceCream.Orders {
  /// One order in the list; both texts are ready to be shown.
  package struct Row: Equatable, Encodable, Sendable, Identifiable {
    /// The order's number: no two orders share one.
    package let number: Int
    package let time: String
    package let total: String

    package var id: Int { number }

    package init(number: Int, time: String, total: String) {
      self.number = number
      self.time = time
      self.total = total
    }
  }

  /// An answer of the service, byte by byte, and when it came.
  package struct Kept: Equatable, Encodable, Sendable {
    package let body: Data
    /// In the clock's seconds.
    package let time: Int

    package init(body: Data, time: Int) {
      self.body = body
      self.time = time
    }
  }

  /// The reader's language and calendar, and the time zone of the stand.
  package struct Place: Equatable, Encodable, Sendable {
    package let locale: Locale
    package let calendar: Calendar
    package let zone: TimeZone

    package init(locale: Locale, calendar: Calendar, zone: TimeZone) {
      self.locale = locale
      self.calendar = calendar
      self.zone = zone
    }
  }
}

/// The order history as its user has it: what can be read and done, whatever is behind it.
@MainActor package protocol IceCreamOrdersScreen: IceCreamScreen {
  var rows: [IceCream.Orders.Row] { get }
  var isLoading: Bool { get }
  /// The words that mark kept rows as old; nil if they are not.
  var asOf: String? { get }
  var message: String? { get }

  /// Sent each time the screen appears; the caller owns the task, and may cancel it.
  func appear() async
  /// A pull at the list.
  func refresh() async
  /// A tap on the row with this number.
  func open(order number: Int)
  /// A tap on "Again" in the row with this number.
  func again(order number: Int)
}

/// The screen that shows one order; its texts are ready to be shown.
@MainActor package protocol IceCreamReceiptScreen: IceCreamScreen {
  var title: String { get }
  var lines: [IceCream.Order.ViewModel.Line] { get }
  var total: String { get }
}
