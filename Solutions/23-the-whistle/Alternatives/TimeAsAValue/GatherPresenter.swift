import Foundation
import GatherScene

/// Puts time, score and result into words, and has the View show them.
final class GatherPresenter: GatherMatchPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any GatherMatchDisplayLogic)?

  func presentTime(_ response: Gather.Match.Time.Response) {
    let numbers = Numbers(locale: response.locale)
    view?.displayTime(
      .init(
        text: numbers.time(response.left),
        tone: response.left > 60 ? .calm : response.left > 0 ? .lastMinute : .over,
        isRunning: response.isRunning))
  }

  func presentScore(_ response: Gather.Match.Points.Response) {
    view?.displayScore(.init(text: Numbers(locale: response.locale).score(response.score)))
  }

  func presentResult(_ response: Gather.Match.Points.Response) {
    let titles: [Gather.Team?: String] = [.a: "Team A wins", .b: "Team B wins"]
    view?.displayResult(
      .init(
        title: titles[response.score.winner] ?? "A draw",
        message: Numbers(locale: response.locale).score(response.score)))
  }

  // Given.
  func presentTimeUp() {
    view?.displayTimeUp(.init(title: "Time is up", message: "End the gather, or play on."))
  }

  func presentFailure(_ failure: Gather.Match.Failure) {
    let notice: Gather.Match.Notice =
      switch failure {
      case .noTime: .init(title: "No time", message: "Choose at least a second.")
      case .tooLong: .init(title: "Too long", message: "Choose 59:59 at most.")
      case .notSent: .init(title: "Not sent", message: "Try to end the gather again.")
      }
    view?.displayFailure(notice)
  }
}

/// How a reader's numbers are written.
private struct Numbers {
  let style: IntegerFormatStyle<Int>

  init(locale: String) {
    style = .number.locale(Locale(identifier: locale))
  }

  /// A zero in front of a number of one digit, and both in the reader's digits.
  func time(_ seconds: Int) -> String {
    pair(seconds / 60) + ":" + pair(seconds % 60)
  }

  func score(_ score: Gather.Score) -> String {
    "\(style.format(score.a)) : \(style.format(score.b))"
  }

  private func pair(_ number: Int) -> String {
    style.format(number / 10) + style.format(number % 10)
  }
}
