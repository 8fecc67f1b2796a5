import Foundation
import Synchronization

#if os(Linux)
  import CSystem
#endif

/// The process that was started, while another one does its work: each ends what the other leaves.
///
/// Nobody who is killed can tidy up. When the worker is gone, all of its children become the
/// guardian's; when the guardian is gone, the worker is told, and stops as at Control-C.
enum Guardian {
  #if os(Linux)
    private static let worker = Atomic<pid_t>(0)

    /// Returns in the worker alone.
    ///
    /// Who starts programs that are to outlive it, such as an editor, adopts none of their children.
    static func begin(adopting: Bool) {
      if adopting { Orphans.adopt() }
      let terminal = Console.state
      let pid = csystem_split(SIGTERM)
      // Where there can't be two, one works unguarded.
      guard pid > 0 else { return }
      worker.store(pid, ordering: .relaxed)
      Interrupts.handle { Foundation.kill(Guardian.worker.load(ordering: .relaxed), $0) }
      Interrupts.handle([SIGUSR1]) { _ in
        Foundation.kill(Guardian.worker.load(ordering: .relaxed), SIGKILL)
      }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      Orphans.kill(except: [])
      let signal = status & 0x7F
      if let terminal { Console.restore(terminal, isTold: signal != 0) }
      exit(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }
  #else
    /// Without a subreaper there is nothing that a second process could end.
    static func begin(adopting: Bool) {}
  #endif

  /// Ends at once what a `kata` that was started as a child is doing, and all that it has started.
  static func end(_ pid: pid_t) {
    #if os(Linux)
      Foundation.kill(pid, SIGUSR1)
    #else
      Foundation.kill(-pid, SIGKILL)
    #endif
  }
}
