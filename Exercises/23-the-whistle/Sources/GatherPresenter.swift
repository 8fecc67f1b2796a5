import Foundation
import GatherScene

/// Puts time, score and result into words, and has the View show them.
final class GatherPresenter: GatherMatchPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any GatherMatchDisplayLogic)?

  // Your task: write two digits each, in the reader's locale, and choose the tone.
  func presentTime(_ response: Gather.Match.Time.Response) {
    let text = "\(response.left / 60):\(response.left % 60)"
    view?.displayTime(.init(text: text, tone: .calm, isRunning: response.isRunning))
  }

  // The change request.
  func presentScore(_ response: Gather.Match.Points.Response) {}

  func presentResult(_ response: Gather.Match.Points.Response) {}

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
