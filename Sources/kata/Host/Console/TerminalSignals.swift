import Foundation
import Synchronization

/// What the system tells of a terminal: it has another size, or `kata` goes on after it was stopped.
enum TerminalSignals {
  private static let resized = Atomic(false)
  private static let resumed = Atomic(false)

  static func listen() {
    Interrupts.handle([SIGWINCH]) { _ in TerminalSignals.resized.store(true, ordering: .relaxed) }
    Interrupts.handle([SIGCONT]) { _ in TerminalSignals.resumed.store(true, ordering: .relaxed) }
    // Swift's own backtracer would ask for keys, in a terminal that is not set for it.
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP] {
      signal(number, SIG_DFL)
    }
  }

  /// Whether that happened since this was asked last.
  static func takeResized() -> Bool { resized.exchange(false, ordering: .relaxed) }
  static func takeResumed() -> Bool { resumed.exchange(false, ordering: .relaxed) }

  /// Stops this process and its guardian, as Control-Z does; returns when somebody has them go on.
  static func stop() {
    kill(0, SIGTSTP)
  }
}
