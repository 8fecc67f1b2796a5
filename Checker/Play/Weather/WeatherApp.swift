import Foundation
import PlayKit
import PlayWire
import WeatherScene

@testable import Exercise10
@testable import Exercise13
@testable import Exercise14
@testable import Exercise25

/// The app around the scene: it makes the pages, and shows them.
final class WeatherApp {
  /// Seconds for which a report that is kept will do.
  private static let ageLimit = 60
  private let stack: PageStack
  private let folder: URL
  private let address: String
  private let preferences: PreferencesFile

  init(_ stack: PageStack, folder: URL) {
    (self.stack, self.folder) = (stack, folder)
    address =
      ProcessInfo.processInfo.environment["KATA_PLAY_SERVICE"]
      ?? "http://127.0.0.1:8000/{place}.json"
    preferences = PreferencesFile(stack, file: folder.appending(path: "preferences.json"))
  }

  func weather() -> Page {
    let view = WeatherView(stack)
    let words = Exercise10.WeatherPresenter()
    let settings = Weather.Settings(unit: preferences.kept.unit, locale: "en_US")
    let presenter = OfflinePresenter(
      weather: Noted<any WeatherPresentationLogic>(
        words, on: stack, from: .init("offline presenter"), to: .weatherPresenter),
      settings: settings)
    let line = NoticeView()
    (words.view, presenter.view) = (view, line)
    let interactor = OfflineInteractor(
      presenter: Noted<any WeatherOfflinePresentationLogic>(
        presenter, on: stack, from: .offlineInteractor, to: .init("offline presenter")),
      service: ForecastService(
        stack, asker: .offlineInteractor, worker: worker(for: .init("service"))),
      store: Noted<any WeatherStoreWorkerLogic>(
        WeatherFileStore(folder: folder.appending(path: "reports")), on: stack,
        from: .offlineInteractor, to: .init("store")),
      clock: WallClock(), ageLimit: Self.ageLimit)
    return Page(
      "Weather", holding: [view, line, words, presenter],
      alert: { view.alert }, dismissAlert: { view.alert = nil }
    ) { [self] in
      [
        .field("Place", text: view.place) { view.place = $0 },
        .button("Show") { [stack] in
          let request = Weather.Offline.Request(place: view.place)
          await stack.message("showWeather", request, from: .weatherView, to: .offlineInteractor) {
            await interactor.showWeather(request)
          }
        },
        .text(view.summary?.place ?? "", value: view.summary?.weather ?? ""),
        .text(line.notice ?? ""), .button("Settings") { self.stack.push(self.settings()) },
        .button("Now") {
          self.stack.push(NowPage.make(self.stack, settings, asking: self.worker))
        },
        .button("Search") { self.stack.push(SearchPage.make(self.stack)) },
        .text("The service: \(address)"),
      ]
    }
  }

  private func worker(for asker: PlayPart) -> any WeatherForecastWorkerLogic {
    Noted<any WeatherForecastWorkerLogic>(
      ForecastWorker(client: SessionClient(stack: stack, address: address)), on: stack,
      from: asker, to: .forecastWorker)
  }

  func settings() -> Page {
    let account = PlayedAccount(stack)
    let screen = makeSettingsScreen(store: preferences, account: account)
    return Page("Settings", task: { screen.appear() }) { [stack] in
      [
        .toggle("Fahrenheit", isOn: screen.unit == .fahrenheit) {
          screen.unit = $0 ? .fahrenheit : .celsius
        },
        .toggle("Tell me each morning", isOn: screen.dailyNotice) { screen.dailyNotice = $0 },
        .button("Wind in \(screen.wind)") {
          let all = Weather.Wind.allCases
          let place = all.firstIndex(of: screen.wind).map { $0 + 1 } ?? 0
          screen.wind = all[place % all.count]
        },
      ] + ((screen as? any WeatherSettingsWishes).map { Self.wishes($0, account) } ?? [])
        + [.button("Done") { stack.replace(last: 2, with: self.weather()) }]
    }
  }

  /// The controls of the second stage, and what becomes of a restore.
  private static func wishes(
    _ screen: any WeatherSettingsWishes, _ account: PlayedAccount
  ) -> [PageControl] {
    [
      .button("Put everything back", isOn: screen.isChanged) { screen.reset() },
      .button("Give me my settings back") { await screen.restore() },
      .text(screen.isRestoring ? "Asking your account …" : screen.message ?? ""),
      .toggle("The account is offline", isOn: account.isOffline) { account.isOffline = $0 },
    ]
  }
}

/// Keeps what was shown last, and what is typed.
private final class WeatherView: WeatherDisplayLogic {
  var place = ""
  var alert: PlayScreen.Alert?
  private(set) var summary: Weather.Show.ViewModel.Summary?
  private let stack: PageStack

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func displayLoading(_ isLoading: Bool) {}

  func displayWeather(_ viewModel: Weather.Show.ViewModel.Summary) {
    stack.message("displayWeather", viewModel, from: .weatherPresenter, to: .weatherView) {
      summary = viewModel
    }
  }

  func displayProblem(_ viewModel: Weather.Show.ViewModel.Problem) {
    stack.message("displayProblem", viewModel, from: .weatherPresenter, to: .weatherView) {
      alert = .init(title: viewModel.title, message: viewModel.message)
    }
  }
}
