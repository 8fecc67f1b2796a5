internal import Foundation
internal import Synchronization

/// Ends the process, with the name of the test, when a test does not end.
///
/// Swift Testing's `.timeLimit` cancels a test and then waits for it, so a continuation that nothing
/// resumes, a blocked main actor or a loop without an end outlives it. This looks from a thread of its
/// own, once a second; where a debugger holds all threads, no time passes.
final class KataTimeLimit: Sendable {
  private let seconds: Int
  private let running = Mutex<(test: String, seconds: Int)?>(nil)

  init(seconds: Int) {
    self.seconds = seconds
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        if let test = overdue() { stop(test) }
      }
    }
  }

  func begin(_ test: String) { running.withLock { $0 = (test, 0) } }

  func end() { running.withLock { $0 = nil } }

  /// Counts a second, and gives the test that has had all of its time.
  private func overdue() -> String? {
    running.withLock { running in
      running?.seconds += 1
      return running.flatMap { $0.seconds > seconds ? $0.test : nil }
    }
  }

  private func stop(_ test: String) -> Never {
    let words = """

      ✘ The test \(test) has not ended after \(seconds) seconds, so this run ends here. It waits for \
      something that never comes: a continuation that nothing resumes, a lock, or the end of a loop.

      """
    try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
    _exit(1)
  }
}
