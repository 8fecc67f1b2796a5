import Observation

/// The state of Sample's screen; a SwiftUI struct reads it.
@Observable
public final class SampleView: SampleDisplayLogic {
  public private(set) var rows: [String] = []
  public private(set) var problem: Sample.Show.ViewModel.Problem?
  private let interactor: any SampleBusinessLogic
  // [routes
  private let router: any SampleRoutingLogic
  // ]

  init(
    interactor: any SampleBusinessLogic,
    // [routes
    router: any SampleRoutingLogic,
    // ]
  ) {
    self.interactor = interactor
    // [routes
    self.router = router
    // ]
  }

  public func show() {
    interactor.show(.init())
  }
  // [each push

  public func tapDetails() { router.routeToDetails() }
  // ]
  // [each present

  public func tapSettings() { router.routeToSettings() }
  // ]
  // [each root

  public func tapHome() { router.routeToHome() }
  // ]
  // [back

  public func tapBack() { router.routeBack() }
  // ]

  func displayList(_ viewModel: Sample.Show.ViewModel.List) {
    // Write this: its tests say what is wanted.
  }

  func displayProblem(_ viewModel: Sample.Show.ViewModel.Problem) {
    problem = viewModel
    // [use-case
    deleteNotice = nil
    // ]
  }
  // [use-case

  public private(set) var deleteNotice: String?

  public func delete(_ text: String) {
    interactor.delete(.init(text: text))
  }

  func displayDelete(_ viewModel: Sample.Delete.ViewModel) {
    deleteNotice = viewModel.notice
    problem = nil
  }
  // ]
}
// [routes

extension SampleView: SampleScreen {}
// ]
