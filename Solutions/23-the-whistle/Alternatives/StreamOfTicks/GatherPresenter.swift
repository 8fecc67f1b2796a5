import Foundation
import GatherScene

/// Puts time, score and result into words, and has the View show them.
final class GatherPresenter: GatherMatchPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any GatherMatchDisplayLogic)?

  func presentTime(_ response: Gather.Match.Time.Response) {
    let digits = IntegerFormatStyle<Int>.number.precision(.integerLength(2))
      .locale(Locale(identifier: response.locale))
    let minutes = digits.format(response.left / 60)
    let seconds = digits.format(response.left % 60)
    view?.displayTime(
      .init(
        text: minutes + ":" + seconds, tone: tone(of: response), isRunning: response.isRunning))
  }

  func presentScore(_ response: Gather.Match.Points.Response) {
    view?.displayScore(.init(text: score(of: response)))
  }

  func presentResult(_ response: Gather.Match.Points.Response) {
    if response.score.a == response.score.b {
      view?.displayResult(.init(title: "A draw", message: score(of: response)))
    } else {
      let team = response.score.a > response.score.b ? "A" : "B"
      view?.displayResult(.init(title: "Team \(team) wins", message: score(of: response)))
    }
  }

  private func tone(of response: Gather.Match.Time.Response) -> Gather.Match.Time.Tone {
    if response.left == 0 { return .over }
    return response.left <= 60 ? .lastMinute : .calm
  }

  private func score(of response: Gather.Match.Points.Response) -> String {
    let locale = Locale(identifier: response.locale)
    let a = response.score.a.formatted(.number.locale(locale))
    return a + " : " + response.score.b.formatted(.number.locale(locale))
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
