import SpyKit
import WeatherScene

/// The doubles around an overview, and the request that a test has under way.
package final class KataOverviewDoubles {
  package let log = KataOverviewLog()
  package let weather: KataOverviewWeatherSpy
  package let forecast: KataOverviewForecastSpy
  package let view: KataOverviewViewSpy
  private let work: KataConcurrentRequests

  /// The workers give these answers at once; what they are asked after that waits.
  package init(
    weather reports: [KataOverviewWeatherSpy.Answer] = [],
    forecast forecasts: [KataOverviewForecastSpy.Answer] = []
  ) {
    let forecast = KataOverviewForecastSpy(log, answers: forecasts)
    weather = KataOverviewWeatherSpy(log, answers: reports)
    view = KataOverviewViewSpy(log, after: forecast)
    self.forecast = forecast
    let (log, weather) = (log, weather)
    work = KataConcurrentRequests(
      waiting: {
        // An answer on its way brings news for certain.
        if weather.hasAnswerUnderWay || forecast.hasAnswerUnderWay { return 0 }
        return weather.gate.pending.count + forecast.gate.pending.count
      },
      progress: { log.calls.count + forecast.unrecorded })
    weather.gate.onHold { [weak work] _ in work?.wake() }
    forecast.gate.onHold { [weak work] _ in work?.wake() }
    weather.onAnswer = { [weak work] in work?.wake() }
    forecast.onAnswer = { [weak work] in work?.wake() }
  }

  /// Starts a request, and waits until it is over or waits for an answer.
  package func start(_ request: @escaping @MainActor () async -> Void) async {
    await work.start(request)
    forecast.record()
  }

  /// Answers the worker's oldest question, and waits again; false if there is none.
  @discardableResult
  package func answer(weather answer: KataOverviewWeatherSpy.Answer) async -> Bool {
    await settle(after: weather.answer(answer))
  }

  @discardableResult
  package func answer(forecast answer: KataOverviewForecastSpy.Answer) async -> Bool {
    await settle(after: forecast.answer(answer))
  }

  /// Cancels the caller of the request.
  package func cancel() {
    work.cancel()
  }

  private func settle(after isAnswered: Bool) async -> Bool {
    await work.settle()
    forecast.record()
    return isAnswered
  }
}

/// Records what is asked for the weather of now, and answers when it is told to.
package final class KataOverviewWeatherSpy: KataOverviewSpy, WeatherWorkerLogic {
  package typealias Answer = Result<Weather.Report, any Error>

  fileprivate let gate: KataGate<Answer>
  /// For each answer, whether the task that asked was cancelled by then.
  package private(set) var cancellations: [Bool] = []
  private var released = 0
  fileprivate var onAnswer = {}
  fileprivate var hasAnswerUnderWay: Bool { released > cancellations.count }

  fileprivate init(_ log: KataOverviewLog, answers: [Answer]) {
    gate = KataGate(answers)
    super.init(log)
  }

  package var isAsked: Bool { !gate.pending.isEmpty }

  package func fetchWeather(for place: Weather.Place) async throws -> Weather.Report {
    let question = record(.weather(.fetchWeather(for: place)))
    let answer = await gate.answer()
    cancellations.append(Task.isCancelled)
    onAnswer()
    return try log.give(answer, to: question)
  }

  fileprivate func answer(_ answer: Answer) -> Bool {
    guard let oldest = gate.pending.first else { return false }
    released += 1
    gate.release(oldest, with: answer)
    return true
  }
}

/// Records what is asked for forecasts, and answers when it is told to.
///
/// Two questions at once have no order, so a log has this one after the other worker's: it is
/// written down before the next message to the View, or when nothing else happens.
package final class KataOverviewForecastSpy: KataOverviewSpy, WeatherForecastWorkerLogic {
  package typealias Answer = Result<Weather.Forecast, any Error>

  fileprivate let gate: KataGate<Answer>
  private var questions: [Question] = []
  /// For each answer, whether the task that asked was cancelled by then.
  package private(set) var cancellations: [Bool] = []
  private var released = 0
  fileprivate var onAnswer = {}
  fileprivate var hasAnswerUnderWay: Bool { released > cancellations.count }

  fileprivate init(_ log: KataOverviewLog, answers: [Answer]) {
    gate = KataGate(answers)
    super.init(log)
  }

  package var isAsked: Bool { !gate.pending.isEmpty }
  fileprivate var unrecorded: Int { questions.count }

  private final class Question {
    let place: Weather.Place
    var number: KataQuestion?

    init(_ place: Weather.Place) {
      self.place = place
    }
  }

  package func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast {
    let question = Question(place)
    questions.append(question)
    let answer = await gate.answer()
    cancellations.append(Task.isCancelled)
    onAnswer()
    return try log.give(answer, to: question.number)
  }

  /// Writes down what has been asked since.
  fileprivate func record() {
    for question in questions {
      question.number = record(.forecast(.fetchForecast(for: question.place)))
    }
    questions = []
  }

  fileprivate func answer(_ answer: Answer) -> Bool {
    guard let oldest = gate.pending.first else { return false }
    released += 1
    gate.release(oldest, with: answer)
    return true
  }
}

/// Records what the View is told to show.
package final class KataOverviewViewSpy: KataOverviewSpy, WeatherOverviewDisplayLogic {
  private let forecast: KataOverviewForecastSpy

  fileprivate init(_ log: KataOverviewLog, after forecast: KataOverviewForecastSpy) {
    self.forecast = forecast
    super.init(log)
  }

  package func displayLoading(_ isLoading: Bool) {
    show(.displayLoading(isLoading))
  }

  package func displayOverview(_ viewModel: Weather.Overview.ViewModel.Complete) {
    show(.displayOverview(viewModel))
  }

  package func displayNowOnly(_ viewModel: Weather.Overview.ViewModel.NowOnly) {
    show(.displayNowOnly(viewModel))
  }

  package func displayProblem(_ viewModel: Weather.Overview.ViewModel.Problem) {
    show(.displayProblem(viewModel))
  }

  private func show(_ message: KataOverviewCall.View) {
    forecast.record()
    record(.view(message))
  }
}

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataOverviewForwarder: KataOverviewSpy, WeatherOverviewBusinessLogic {
  private let interactor: any WeatherOverviewBusinessLogic

  package init(_ log: KataOverviewLog, _ interactor: any WeatherOverviewBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func showOverview(_ request: Weather.Overview.Request) async {
    log.ask("showOverview", request)
    await interactor.showOverview(request)
  }
}
