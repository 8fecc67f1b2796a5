/// The ice cream scene's models; those of one use case are nested once more (`IceCream.Order`).
///
/// `Encodable` serves the tests alone: their log writes each message down through it (`KataText`).
package enum IceCream {}

extension IceCream {
  /// The items to choose from, in the order in which the stand wants them read.
  package struct Menu: Equatable, Encodable, Sendable {
    package let currency: Currency
    package let cones: [Item]
    package let flavors: [Item]
    package let toppings: [Item]

    package init(currency: Currency, cones: [Item], flavors: [Item], toppings: [Item]) {
      self.currency = currency
      self.cones = cones
      self.flavors = flavors
      self.toppings = toppings
    }
  }

  /// One line of the menu, or of an order.
  package struct Item: Equatable, Encodable, Sendable {
    package let name: String
    /// In the currency's minor units: cents of a dollar, fils of a dinar, whole yen.
    package let price: Int

    package init(name: String, price: Int) {
      self.name = name
      self.price = price
    }
  }

  /// A currency, and how its amounts are counted.
  package struct Currency: Equatable, Encodable, Sendable {
    /// As ISO 4217 has it, such as "USD".
    package let code: String
    /// How many digits stand behind the point: 2 for dollars, 0 for yen, 3 for dinars of Kuwait.
    package let digits: Int

    package init(code: String, digits: Int) {
      self.code = code
      self.digits = digits
    }
  }
}
