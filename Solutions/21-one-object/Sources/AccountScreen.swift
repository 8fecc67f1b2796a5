import LoginScene

/// Makes the parts, links them, and knows their classes; all others know protocols.
func makeAccountScreen(
  worker: any LoginWorkerLogic, keeper: any LoginKeeperWorkerLogic,
  destinations: any LoginDestinations, navigator: any LoginNavigatorLogic
) -> any LoginAccountScreen {
  let presenter = AccountPresenter()
  let interactor = AccountInteractor(presenter: presenter, worker: worker, keeper: keeper)
  let router = AccountRouter(dataStore: interactor, destinations: destinations)
  router.navigator = navigator
  let view = AccountView(interactor: interactor, router: router)
  presenter.view = view
  return view
}
