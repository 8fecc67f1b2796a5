import IceCreamScene
import SpyKit

/// Hands everything on to a screen, and has `kata flow` draw that it appears.
package final class KataMenuForwarder: IceCreamMenuScreen {
  private let log: KataIceCreamLog
  private let screen: any IceCreamMenuScreen

  package init(_ log: KataIceCreamLog, _ screen: any IceCreamMenuScreen) {
    self.log = log
    self.screen = screen
  }

  package var cones: [String] { screen.cones }
  package var flavors: [String] { screen.flavors }
  package var toppings: [String] { screen.toppings }
  package var message: String? { screen.message }
  package var dataStore: any IceCreamMenuDataStore { screen.dataStore }

  package func appear() {
    log.ask("appear", from: "user", to: "view")
    screen.appear()
  }
}
