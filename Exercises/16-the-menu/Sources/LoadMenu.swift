import IceCreamScene

/// Makes the menu's screen.
///
/// Your task: declare messages and protocols, write the parts, and link them here.
func makeMenuScreen(file: any IceCreamFileLogic) -> any IceCreamMenuScreen {
  NoMenu()
}

/// Shows nothing; delete it once your View is there.
private final class NoMenu: IceCreamMenuScreen, IceCreamMenuDataStore {
  let cones: [String] = []
  let flavors: [String] = []
  let toppings: [String] = []
  let message: String? = nil
  let menu: IceCream.Menu? = nil
  var dataStore: any IceCreamMenuDataStore { self }

  func appear() {}
}
