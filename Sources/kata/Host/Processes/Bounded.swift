import Dispatch
import Foundation
import KataCore
import Synchronization

/// Pure work that might have no end: it is waited for so long, and no longer, and Control-C is heard.
enum Bounded {
  /// Begins with it, on a thread of its own; what comes back waits for it.
  ///
  /// Nil when it has taken more of the processor's time than it may; it is left to itself then.
  /// The clock on the wall counts the time in which a busy machine does something else, so it may go
  /// on for longer; but work that waits takes none of the processor's.
  static func begin<Value: Sendable>(
    seconds: Double, onTheClock: Double, _ work: @escaping @Sendable () -> Value
  ) -> () throws(Complaint) -> Value? {
    let result = Result<Value>()
    let thread = Thread { result.set(work()) }
    thread.stackSize = Limits.stackBytes
    let start = processorSeconds
    let deadline = DispatchTime.now() + onTheClock
    thread.start()
    return { () throws(Complaint) in
      while result.isOpen(for: 0.05) {
        guard !Interrupts.arrived else { throw .interrupted }
        guard processorSeconds - start <= seconds, .now() < deadline else { return nil }
      }
      return result.value
    }
  }

  private final class Result<Value: Sendable>: Sendable {
    private let kept = Mutex<Value?>(nil)
    private let done = DispatchSemaphore(value: 0)

    var value: Value? { kept.withLock { $0 } }

    func set(_ value: Value) {
      kept.withLock { $0 = value }
      done.signal()
    }

    func isOpen(for seconds: Double) -> Bool { done.wait(timeout: .now() + seconds) == .timedOut }
  }

  /// Of all of this process's threads; who waits takes none.
  private static var processorSeconds: Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
