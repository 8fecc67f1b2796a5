import LoginScene

/// Records what the Interactor asks its session worker, and calls back when it is told to.
package final class KataSessionWorkerSpy: LoginSessionWorkerLogic {
  /// The next calls get these answers at once; calls without one are held.
  package var answers: [Login.User?]
  private let log: KataLoginLog
  private var held: [(number: Int, callback: (Login.User?) -> Void)] = []
  private var asked = 0

  package init(_ log: KataLoginLog, answers: [Login.User?] = []) {
    self.log = log
    self.answers = answers
  }

  /// The calls that still wait, numbered from 0 in the order in which all calls came.
  package var pending: [Int] { held.map(\.number) }

  package func findUser(_ callback: @escaping (Login.User?) -> Void) {
    log.record(.worker(.findUser))
    asked += 1
    guard answers.isEmpty else { return callback(answers.removeFirst()) }
    held.append((asked - 1, callback))
  }

  /// Answers the call at this place among those that wait; does nothing when none waits there.
  package func answer(_ place: Int = 0, with user: Login.User?) {
    guard held.indices.contains(place) else { return }
    held.remove(at: place).callback(user)
  }
}
