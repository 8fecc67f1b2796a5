import PlayKit
import PlayWire
import WeatherScene

@testable import Exercise10
@testable import Exercise11
@testable import Exercise12

/// The page that shows the current weather, of 12's Interactor and 10's Presenter, and with it the
/// hours, of 11's parts.
enum NowPage {
  static func make(
    _ stack: PageStack, _ settings: Weather.Settings,
    asking worker: @escaping (PlayPart) -> any WeatherForecastWorkerLogic
  ) -> Page {
    let view = NowView(stack)
    let words = Exercise10.WeatherPresenter()
    words.view = view
    let latest = Exercise12.WeatherInteractor(
      presenter: Noted<any WeatherPresentationLogic>(
        words, on: stack, from: .latestInteractor, to: .weatherPresenter),
      worker: ForecastService(stack, asker: .latestInteractor, worker: worker(.init("service"))))
    let overview = makeOverview(
      view: view,
      weather: ForecastService(stack, asker: .overview, worker: worker(.init("service"))),
      forecast: worker(.overview))
    return Page(
      "Now", holding: [view, words], alert: { view.alert }, dismissAlert: { view.alert = nil }
    ) {
      [
        .field("Place", text: view.place) { view.place = $0 },
        .button("Now") {
          let request = Weather.Show.Request(place: view.place, settings: settings)
          await stack.message("showWeather", request, from: .nowView, to: .latestInteractor) {
            await latest.showWeather(request)
          }
        },
        .button("Now and the hours") {
          let request = Weather.Overview.Request(place: view.place)
          await stack.message("showOverview", request, from: .nowView, to: .overview) {
            await overview.showOverview(request)
          }
        },
        .text(view.isLoading ? "Loading …" : ""),
      ] + view.lines.map { .text($0) }
    }
  }
}

/// Keeps what was shown last, and what is typed.
private final class NowView: WeatherDisplayLogic, WeatherOverviewDisplayLogic {
  var place = ""
  var alert: PlayScreen.Alert?
  private(set) var isLoading = false
  private(set) var lines: [String] = []
  private let stack: PageStack

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func displayLoading(_ isLoading: Bool) {
    stack.message("displayLoading", isLoading, from: .init("presenters"), to: .nowView) {
      self.isLoading = isLoading
    }
  }

  func displayWeather(_ viewModel: Weather.Show.ViewModel.Summary) {
    stack.message("displayWeather", viewModel, from: .weatherPresenter, to: .nowView) {
      lines = ["\(viewModel.place)  \(viewModel.weather)"]
    }
  }

  func displayProblem(_ viewModel: Weather.Show.ViewModel.Problem) {
    stack.message("displayProblem", viewModel, from: .weatherPresenter, to: .nowView) {
      alert = .init(title: viewModel.title, message: viewModel.message)
    }
  }

  func displayOverview(_ viewModel: Weather.Overview.ViewModel.Complete) {
    stack.message("displayOverview", viewModel, from: .overview, to: .nowView) {
      lines = [viewModel.now] + viewModel.hours
    }
  }

  func displayNowOnly(_ viewModel: Weather.Overview.ViewModel.NowOnly) {
    stack.message("displayNowOnly", viewModel, from: .overview, to: .nowView) {
      lines = [viewModel.now, viewModel.notice]
    }
  }

  func displayProblem(_ viewModel: Weather.Overview.ViewModel.Problem) {
    stack.message("displayProblem", viewModel, from: .overview, to: .nowView) {
      alert = .init(title: "No weather", message: viewModel.message)
    }
  }
}
