import Dispatch
import Foundation
package import Basics
import Synchronization

/// Work without effects that might never end: it is given up after a limit, and at Control-C.
package struct Bounded<Value: Sendable> {
  private let result = Result()
  private let deadline: DispatchTime

  /// Begins the work, on a thread of its own; it goes on there if it is given up.
  package init(seconds: Double, _ work: @escaping @Sendable () -> Value) {
    deadline = .now() + seconds
    let thread = Thread { [result] in
      let value = work()
      result.value.withLock { $0 = value }
      result.done.signal()
    }
    thread.stackSize = Limits.stackBytes
    thread.start()
  }

  /// Waits for the value; nil when the work has reached the limit.
  package func value() throws(Complaint) -> Value? {
    while result.done.wait(timeout: .now() + 0.05) == .timedOut {
      guard !Interrupts.arrived else { throw .interrupted }
      guard .now() < deadline else { return nil }
    }
    return result.value.withLock { $0 }
  }

  private final class Result: Sendable {
    let value = Mutex<Value?>(nil)
    let done = DispatchSemaphore(value: 0)
  }
}
