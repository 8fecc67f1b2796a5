/// The scene Sample judges what is typed.
public nonisolated enum Sample {}

extension Sample {
  /// Why there is nothing to show; the words for it are the Presenter's.
  public nonisolated enum Failure: Error, Equatable, Sendable, CaseIterable {
    case missing
    case unknown
  }
}
// [push

/// The data that the Router hands on to the next screen.
protocol SampleDataStore: AnyObject {
  var items: [String]? { get }
}
// ]
// [routes

/// View → Router.
protocol SampleRoutingLogic: AnyObject {
  // [each push
  func routeToDetails()
  // ]
  // [each present
  func routeToSettings()
  // ]
  // [each root
  func routeToHome()
  // ]
  // [back
  func routeBack()
  // ]
}

/// Router → what shows screens: the app has one.
public protocol SampleNavigator: AnyObject {
  // [push
  func push(_ screen: any SampleScreen)
  // ]
  // [present
  func present(_ screen: any SampleScreen)
  // ]
  // [root
  func setRoot(_ screen: any SampleScreen)
  // ]
  // [back
  func goBack()
  // ]
}

/// Anything that a navigator can show.
public protocol SampleScreen: AnyObject {}
// ]
// [ways

/// Router → the app: makes the screens that follow, a new one each time.
public protocol SampleDestinations: AnyObject {
  // [each push
  func makeDetails(items: [String]) -> any SampleScreen
  // ]
  // [each present
  func makeSettings() -> any SampleScreen
  // ]
  // [each root
  func makeHome() -> any SampleScreen
  // ]
}
// ]
