import Foundation
import KataCore
import Synchronization

/// Remembers that somebody pressed Control-C (or that the shell is going away).
enum Interrupts {
  /// When the first one came, in seconds; 0 before that.
  private static let first = Atomic<Int>(0)

  static var arrived: Bool { first.load(ordering: .relaxed) != 0 }

  /// Who starts this process may have asked the system not to tell of children that end.
  static func hearOfChildren() {
    signal(SIGCHLD, SIG_DFL)
  }

  static func listen() {
    handle { _ in Interrupts.take() }
    handle([SIGALRM]) { _ in _exit(ExitCode.interrupted.rawValue) }
  }

  /// Also where whoever started this process had closed its ears to them.
  static func handle(
    _ signals: [Int32] = [SIGINT, SIGTERM, SIGHUP],
    _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var open = sigset_t()
    sigemptyset(&open)
    for number in signals {
      var action = sigaction()
      setHandler(of: &action, handler)
      sigaction(number, &action, nil)
      sigaddset(&open, number)
    }
    sigprocmask(SIG_UNBLOCK, &open, nil)
  }

  /// Whoever waits for a child looks whether something has arrived; other code does not, and is ended.
  ///
  /// Who asks again, and not in the same moment, does not want to wait for anything.
  private static func take() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let (isFirst, earlier) = first.compareExchange(
      expected: 0, desired: now.tv_sec + 1, ordering: .relaxed)
    if isFirst { alarm(Limits.interruptSeconds) }
    if !isFirst, now.tv_sec > earlier { _exit(ExitCode.interrupted.rawValue) }
  }
}
