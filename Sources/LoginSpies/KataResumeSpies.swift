import LoginScene
import SpyKit

/// Records that the View asks who is still signed in.
package final class KataResumeInteractorSpy: KataLoginSpy, LoginResumeBusinessLogic {
  package func resume(_ request: Login.Resume.Request) {
    record(.interactor(.resume(request)))
  }
}

/// Records what the Interactor says of the session.
package final class KataResumePresenterSpy: KataLoginSpy, LoginResumePresentationLogic {
  package func presentSession(_ response: Login.Resume.Response) {
    record(.presenter(.presentSession(response)))
  }
}

/// Records what the Presenter has the View show of the session.
package final class KataResumeDisplaySpy: KataLoginSpy, LoginResumeDisplayLogic {
  package func displayWelcomeBack(_ viewModel: Login.Resume.ViewModel) {
    record(.view(.displayWelcomeBack(viewModel)))
  }

  package func displayLoginForm() {
    record(.view(.displayLoginForm))
  }
}

/// Records what the Interactor asks its session worker, and calls back when it is told to.
package final class KataSessionWorkerSpy: KataLoginSpy, LoginSessionWorkerLogic {
  /// The next calls get these answers at once; calls without one are held.
  package var answers: [Login.User?]
  /// Called while it is asked, before an answer at once: the call waits by then.
  package var onFind: () -> Void = {}
  /// Called when a callback has returned, before anything else goes on.
  package var onAnswer: () -> Void = {}
  private var held: [Held] = []
  private var asked = 0

  private struct Held {
    var number: Int
    var question: KataQuestion?
    var callback: (Login.User?) -> Void
  }

  package init(_ log: KataLoginLog, answers: [Login.User?] = []) {
    self.answers = answers
    super.init(log)
  }

  /// The calls that still wait, numbered from 0 in the order in which all calls came.
  package var pending: [Int] { held.map(\.number) }

  package func findUser(_ callback: @escaping (Login.User?) -> Void) {
    let call = Held(number: asked, question: record(.worker(.findUser)), callback: callback)
    asked += 1
    let atOnce = answers.isEmpty ? nil : Optional(answers.removeFirst())
    held.append(call)
    onFind()
    guard let atOnce, let place = pending.firstIndex(of: call.number) else { return }
    answer(place, with: atOnce)
  }

  /// Answers the call at this place among those that wait; does nothing when none waits there.
  package func answer(_ place: Int = 0, with user: Login.User?) {
    guard held.indices.contains(place) else { return }
    let call = held.remove(at: place)
    log.answer(call.question, "answers \(KataText.of(user))")
    call.callback(user)
    onAnswer()
  }
}
