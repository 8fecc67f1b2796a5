import LoginScene
import SpyKit

/// Records what the Interactor asks its worker, and answers from a script or when it is released.
package final class KataWorkerSpy: LoginWorkerLogic {
  package typealias Answer = Result<Login.User, any Error>

  /// Holds the answers that the script does not give.
  package let gate: KataGate<Answer>
  private let log: KataLoginLog

  /// The first calls get the scripted answers at once; those after them wait behind the gate.
  package init(
    _ log: KataLoginLog, answers: [Answer] = [], onHold: @escaping (Int) -> Void = { _ in }
  ) {
    self.log = log
    gate = KataGate(answers, onHold: onHold)
  }

  package func authenticate(email: String, password: String) async throws -> Login.User {
    log.record(.worker(.authenticate(email: email, password: password)))
    return try await gate.answer().get()
  }
}
