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
    static func begin() {
      Orphans.adopt()
      let pid = csystem_split(SIGTERM)
      // Where there can't be two, one works unguarded.
      guard pid > 0 else { return }
      worker.store(pid, ordering: .relaxed)
      Interrupts.handle { Foundation.kill(Guardian.worker.load(ordering: .relaxed), $0) }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      Orphans.kill(except: [])
      let signal = status & 0x7F
      exit(signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }
  #else
    /// Without a subreaper there is nothing that a second process could end.
    static func begin() {}
  #endif
}
