import Testing

@testable import SampleScene

/// All messages that the spies of a test have got, in their order.
// [plain
final class SampleLog {
  private(set) var calls: [SampleCall] = []

  func record(_ call: SampleCall) { calls.append(call) }
}
// ]
// [spykit
//: typealias SampleLog = KataLog<SampleCall>
// ]

/// A message, by the part that got it.
nonisolated enum SampleCall: Equatable, Sendable {
  // [routes
  case navigation(Navigation)
  case router(Router)
  // ]
  case view(View)
  case interactor(Interactor)
  case presenter(Presenter)
  // [routes

  nonisolated enum Navigation: Equatable, Sendable {
    // [each push
    case makeDetails(items: [String])
    // ]
    // [each present
    case makeSettings
    // ]
    // [each root
    case makeHome
    // ]
    // [push
    case push
    // ]
    // [present
    case present
    // ]
    // [root
    case setRoot
    // ]
    // [back
    case goBack
    // ]
  }

  nonisolated enum Router: Equatable, Sendable {
    // [each push
    case routeToDetails
    // ]
    // [each present
    case routeToSettings
    // ]
    // [each root
    case routeToHome
    // ]
    // [back
    case routeBack
    // ]
  }
  // ]

  nonisolated enum View: Equatable, Sendable {
    case displayList(Sample.Show.ViewModel.List)
    case displayProblem(Sample.Show.ViewModel.Problem)
    // [use-case
    case displayDelete(Sample.Delete.ViewModel)
    // ]
  }

  nonisolated enum Interactor: Equatable, Sendable {
    case show(Sample.Show.Request)
    // [use-case
    case delete(Sample.Delete.Request)
    // ]
  }

  nonisolated enum Presenter: Equatable, Sendable {
    case presentShow(Sample.Show.Response)
    // [use-case
    case presentDelete(Sample.Delete.Response)
    // ]
  }
}
// [spykit
//:
//: nonisolated extension SampleCall: KataMessage {
//:   /// The parts in the order of a drawing, and who sends to each.
//:   static let cast = [
// [routes
//:     KataPart("navigation", from: "router"),
//:     KataPart("router", from: "view"),
// ]
//:     KataPart("view", from: "presenter"),
//:     KataPart("interactor", from: "view"),
//:     KataPart("presenter", from: "interactor"),
//:   ]
//: }
// ]

/// The beginning of every spy.
class SampleSpy {
  let log: SampleLog

  init(_ log: SampleLog) { self.log = log }
}

final class SampleInteractorSpy: SampleSpy, SampleBusinessLogic {
  func show(_ request: Sample.Show.Request) { log.record(.interactor(.show(request))) }
  // [use-case

  func delete(_ request: Sample.Delete.Request) { log.record(.interactor(.delete(request))) }
  // ]
}

final class SamplePresenterSpy: SampleSpy, SamplePresentationLogic {
  func presentShow(_ response: Sample.Show.Response) {
    log.record(.presenter(.presentShow(response)))
  }
  // [use-case

  func presentDelete(_ response: Sample.Delete.Response) {
    log.record(.presenter(.presentDelete(response)))
  }
  // ]
}

final class SampleDisplaySpy: SampleSpy, SampleDisplayLogic {
  func displayList(_ viewModel: Sample.Show.ViewModel.List) {
    log.record(.view(.displayList(viewModel)))
  }

  func displayProblem(_ viewModel: Sample.Show.ViewModel.Problem) {
    log.record(.view(.displayProblem(viewModel)))
  }
  // [use-case

  func displayDelete(_ viewModel: Sample.Delete.ViewModel) {
    log.record(.view(.displayDelete(viewModel)))
  }
  // ]
}
// [routes

final class SampleRouterSpy: SampleSpy, SampleRoutingLogic {
  // [each push
  func routeToDetails() { log.record(.router(.routeToDetails)) }
  // ]
  // [each present
  func routeToSettings() { log.record(.router(.routeToSettings)) }
  // ]
  // [each root
  func routeToHome() { log.record(.router(.routeToHome)) }
  // ]
  // [back
  func routeBack() { log.record(.router(.routeBack)) }
  // ]
}

final class SampleNavigatorSpy: SampleSpy, SampleNavigator {
  // [push
  func push(_ screen: any SampleScreen) { log.record(.navigation(.push)) }
  // ]
  // [present
  func present(_ screen: any SampleScreen) { log.record(.navigation(.present)) }
  // ]
  // [root
  func setRoot(_ screen: any SampleScreen) { log.record(.navigation(.setRoot)) }
  // ]
  // [back
  func goBack() { log.record(.navigation(.goBack)) }
  // ]
}
// ]
// [ways

final class SampleDestinationsSpy: SampleSpy, SampleDestinations {
  // [each push
  func makeDetails(items: [String]) -> any SampleScreen {
    log.record(.navigation(.makeDetails(items: items)))
    return SampleNextScreen()
  }
  // ]
  // [each present
  func makeSettings() -> any SampleScreen {
    log.record(.navigation(.makeSettings))
    return SampleNextScreen()
  }
  // ]
  // [each root
  func makeHome() -> any SampleScreen {
    log.record(.navigation(.makeHome))
    return SampleNextScreen()
  }
  // ]
}

private final class SampleNextScreen: SampleScreen {}
// ]
// [push

final class SampleDataStoreStub: SampleDataStore {
  var items: [String]?
}
// ]
