/// Makes the parts of a login scene, a new one with each call; it links none of them to the View.
@MainActor package protocol LoginParts {
  func makeWorker() -> any LoginWorkerLogic
  func makePresenter() -> any LoginPresentationLogic & LoginViewLink
  func makeInteractor(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic & LoginDataStore
  func makeRouter(dataStore: any LoginDataStore) -> any LoginRoutingLogic & LoginNavigatorLink
  func makeView(
    interactor: any LoginBusinessLogic, router: any LoginRoutingLogic
  ) -> any LoginDisplayLogic
}

/// The link from the Presenter back to the View, which is made after it; the Presenter holds it weakly.
@MainActor package protocol LoginViewLink: AnyObject {
  var view: (any LoginDisplayLogic)? { get set }
}

/// The link from the Router back to what shows the screens; the Router holds it weakly.
@MainActor package protocol LoginNavigatorLink: AnyObject {
  var navigator: (any LoginNavigatorLogic)? { get set }
}
