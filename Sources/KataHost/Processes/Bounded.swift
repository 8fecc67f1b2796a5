import CSystem
import Dispatch
import Foundation
package import KataCore
import Synchronization

/// Work without effects that might never end: it is given up after a limit, and at Control-C.
package struct Bounded<Value: Sendable> {
  private let result = Result()
  private let seconds: Double
  private let start = csystem_processor_seconds()
  private let deadline: DispatchTime

  /// Begins the work, on a thread of its own; it goes on there if it is given up.
  ///
  /// `seconds` limits processor time, since the clock counts the time in which a busy machine does
  /// something else; `onTheClock` limits work that waits, and so uses no processor time.
  package init(seconds: Double, onTheClock: Double, _ work: @escaping @Sendable () -> Value) {
    self.seconds = seconds
    deadline = DispatchTime.now() + onTheClock
    let thread = Thread { [result] in result.set(work()) }
    thread.stackSize = Limits.stackBytes
    thread.start()
  }

  /// Waits for the value; nil when the work has reached a limit.
  package func value() throws(Complaint) -> Value? {
    while result.isOpen(for: 0.05) {
      guard !Interrupts.arrived else { throw .interrupted }
      guard csystem_processor_seconds() - start <= seconds, .now() < deadline else { return nil }
    }
    return result.value
  }

  private final class Result: Sendable {
    private let kept = Mutex<Value?>(nil)
    private let done = DispatchSemaphore(value: 0)

    var value: Value? { kept.withLock { $0 } }

    func set(_ value: Value) {
      kept.withLock { $0 = value }
      done.signal()
    }

    func isOpen(for seconds: Double) -> Bool { done.wait(timeout: .now() + seconds) == .timedOut }
  }
}
