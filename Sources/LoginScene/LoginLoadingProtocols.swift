/// Interactor → Presenter: work has begun, or is over.
package protocol LoginLoadingPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
}

/// Presenter → View: the screen is waiting, or no longer is.
package protocol LoginLoadingDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
}
