#if os(Linux)
  import CSystem
  import Foundation
  import Synchronization

  func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    action.__sigaction_handler.sa_handler = handler
  }

  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t

  /// What became of processes that left their group: those that now belong to `kata` itself.
  enum Orphans {
    /// From here on, a grandchild whose parent died becomes a child of `kata`.
    private static let isActive = Atomic(false)

    static func adopt() {
      isActive.store(csystem_adopt_orphans() == 0, ordering: .relaxed)
    }

    /// Kills and reaps every child but those that are still wanted.
    static func kill(except wanted: Set<pid_t>) {
      guard isActive.load(ordering: .relaxed) else { return }
      let list = "/proc/self/task/\(getpid())/children"
      guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return }
      for child in text.split(separator: " ").compactMap({ pid_t($0) })
      where !wanted.contains(child) {
        Foundation.kill(child, SIGKILL)
        waitpid(child, nil, 0)
      }
    }
  }
#endif
