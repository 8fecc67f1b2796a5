import LoginScene
import SpyKit

/// A screen and a worker that write into one log, for the ways in that are put between them.
package final class KataLoginHarness {
  package let log: KataLoginLog
  package let screen: KataDisplaySpy
  package let list: KataListSpy
  package let worker: KataWorkerSpy
  private let requests: KataRequests<KataWorkerSpy.Answer>

  package init() {
    log = KataLoginLog()
    screen = KataDisplaySpy(log)
    list = KataListSpy(log)
    worker = KataWorkerSpy(log)
    requests = KataRequests(worker.gate)
  }

  /// Logs in, and has the worker answer each question that the way in asks, three at most; the
  /// task may have been cancelled before.
  package func logIn(
    by way: @escaping (Login.Authenticate.Request) async -> Void,
    email: String = "ann@x.org", password: String = "s3cret", answer: KataWorkerSpy.Answer,
    isCancelled: Bool = false, onReturn: @escaping () -> Void = {}
  ) async {
    var event = await requests.start {
      await kataCancelled(isCancelled) { await way(.init(email: email, password: password)) }
      onReturn()
    }
    for _ in 1...3 {
      guard case .held = event else { return }
      event = await requests.answer(with: answer)
    }
  }
}

/// A list on a screen that draws itself anew only when its lines have changed, as SwiftUI's do.
package final class KataListSpy: KataLoginSpy {
  private var shown: (() -> [String])?

  /// Compares the lines with those of the model that is shown, as that model has them now.
  package func show(_ lines: @escaping () -> [String]) {
    if shown?() != lines() { record(.view(.draw(lines()))) }
    shown = lines
  }
}
