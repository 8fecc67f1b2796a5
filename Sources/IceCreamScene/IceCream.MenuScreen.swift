/// The menu as its user has it: what can be read, whatever is behind it.
@MainActor package protocol IceCreamMenuScreen: AnyObject {
  /// The names on the menu, list by list.
  var cones: [String] { get }
  var flavors: [String] { get }
  var toppings: [String] { get }
  /// The text in the menu's place; nil if there is none.
  var message: String? { get }

  /// The menu itself, for the scene in which it is ordered from.
  var dataStore: any IceCreamMenuDataStore { get }

  /// Sent each time the screen appears.
  func appear()
}

/// The values that the next scene may read of this one.
@MainActor package protocol IceCreamMenuDataStore: AnyObject {
  /// Nil until a menu has been read, and after one that can't be.
  var menu: IceCream.Menu? { get }
}
