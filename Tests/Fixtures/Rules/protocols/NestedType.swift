final class HoldingView: LoginDisplayLogic {
  private var parts: Parts?

  func displayLogin(_ viewModel: Login.Authenticate.ViewModel) {}

  private struct Parts {
    let interactor: GivenInteractor  // expect: protocols
    let router: any LoginRoutingLogic
  }
}

/// The same name as another file's, and no part.
private final class Keeper {
  var worker: GivenWorker?
}
