import Foundation
import GatherScene

/// Puts time, score and result into words, and has the View show them.
final class GatherPresenter: GatherMatchPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any GatherMatchDisplayLogic)?

  func presentTime(_ response: Gather.Match.Time.Response) {
    let (minutes, seconds) = response.left.quotientAndRemainder(dividingBy: 60)
    let text = [minutes, seconds].map { twoDigits($0, response.locale) }.joined(separator: ":")
    view?.displayTime(
      .init(text: text, tone: tone(for: response.left), isRunning: response.isRunning))
  }

  func presentScore(_ response: Gather.Match.Points.Response) {
    view?.displayScore(.init(text: text(of: response)))
  }

  func presentResult(_ response: Gather.Match.Points.Response) {
    let title =
      switch response.score.winner {
      case .a: "Team A wins"
      case .b: "Team B wins"
      case nil: "A draw"
      }
    view?.displayResult(.init(title: title, message: text(of: response)))
  }

  private func tone(for left: Int) -> Gather.Match.Time.Tone {
    switch left {
    case 0: .over
    case 1...60: .lastMinute
    default: .calm
    }
  }

  private func twoDigits(_ number: Int, _ locale: String) -> String {
    number.formatted(.number.precision(.integerLength(2)).locale(Locale(identifier: locale)))
  }

  private func text(of response: Gather.Match.Points.Response) -> String {
    [response.score.a, response.score.b]
      .map { $0.formatted(.number.locale(Locale(identifier: response.locale))) }
      .joined(separator: " : ")
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
