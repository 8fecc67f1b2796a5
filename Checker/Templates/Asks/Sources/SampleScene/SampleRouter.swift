// [routes
/// Leads to the next screen.
final class SampleRouter: SampleRoutingLogic {
  weak var navigator: (any SampleNavigator)?
  // [ways
  private let destinations: any SampleDestinations
  // ]
  // [push
  private let dataStore: any SampleDataStore
  // ]

  init(
    navigator: any SampleNavigator,
    // [ways
    destinations: any SampleDestinations,
    // ]
    // [push
    dataStore: any SampleDataStore,
    // ]
  ) {
    self.navigator = navigator
    // [ways
    self.destinations = destinations
    // ]
    // [push
    self.dataStore = dataStore
    // ]
  }
  // [each push

  func routeToDetails() {
    // Write this: its tests say what is wanted.
  }
  // ]
  // [each present

  func routeToSettings() {
    // Write this: its tests say what is wanted.
  }
  // ]
  // [each root

  func routeToHome() {
    // Write this: its tests say what is wanted.
  }
  // ]
  // [back

  func routeBack() {
    // Write this: its tests say what is wanted.
  }
  // ]
}
// ]
