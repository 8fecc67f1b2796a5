import Foundation

extension IceCream {
  /// A message to the service; the client adds address and password.
  package struct ClientRequest: Equatable, Encodable, Sendable {
    package let method: Method
    /// Such as "orders".
    package let path: String

    package init(_ method: Method, _ path: String) {
      self.method = method
      self.path = path
    }

    package enum Method: Equatable, Encodable, Sendable {
      case get
      case delete
    }
  }

  /// The failures that the client knows by name.
  package enum ClientError: Error, Equatable, Encodable, Sendable, CaseIterable {
    case offline
    case signedOut
  }
}

/// The way to the service, which several screens use.
///
/// The body for `orders`. All numbers are whole: times are seconds since 1970, and amounts are in the
/// currency's minor units.
///
/// ```json
/// {
///   "orders": [
///     {
///       "number": 7, "placed": 1772348700, "total": 370,
///       "currency": {"code": "USD", "digits": 2},
///       "lines": [{"name": "Mint", "price": 250}, {"name": "Waffle", "price": 120}]
///     }
///   ]
/// }
/// ```
package protocol IceCreamClient: Sendable {
  /// Returns the body of the answer; throws an `IceCream.ClientError`, or any other error.
  func send(_ request: IceCream.ClientRequest) async throws -> Data
}

/// The place in which one answer is kept while the app is closed.
@MainActor package protocol IceCreamOrdersStore: AnyObject {
  /// Nil if nothing is kept.
  func read() -> IceCream.Orders.Kept?
  /// Replaces what was kept; nil leaves nothing.
  func write(_ kept: IceCream.Orders.Kept?)
}

/// The clock of the app.
@MainActor package protocol IceCreamClock: AnyObject {
  /// In seconds since 1970.
  func now() -> Int
}

/// Anything that a navigator can show.
@MainActor package protocol IceCreamScreen: AnyObject {}

/// The stack of screens, which holds those that it shows.
@MainActor package protocol IceCreamNavigator: AnyObject {
  /// Shows it on top, with a way back.
  func push(_ screen: any IceCreamScreen)
  /// Goes back by one screen.
  func pop()
}

/// The screen below the order history, which has opened it.
@MainActor package protocol IceCreamOrdersOpener: AnyObject {
  /// Puts items with these names into a new order, at today's prices.
  func orderAgain(_ names: [String])
}
