/// Presenter → View: the screen is waiting, or no longer is.
package protocol LoginLoadingDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
}
