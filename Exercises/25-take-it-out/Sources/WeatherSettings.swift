import WeatherScene

/// Makes a settings screen, and links its parts.
func makeSettingsScreen(
  store: any WeatherSettingsStore, account: any WeatherSettingsAccount
) -> any WeatherSettingsScreen {
  let presenter = SettingsPresenter()
  let worker = SettingsWorker(store: store)
  let interactor = SettingsInteractor(presenter: presenter, worker: worker)
  let view = SettingsView(interactor: interactor)
  presenter.view = view
  return view
}
