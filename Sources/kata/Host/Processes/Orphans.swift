import Foundation
import KataCore
import Synchronization

#if os(Linux)
  import CSystem

  /// What became of processes that left their group: those that now belong to `kata` itself.
  enum Orphans {
    /// From here on, a grandchild whose parent died becomes a child of `kata`.
    private static let isActive = Atomic(false)

    static func adopt() {
      isActive.store(csystem_adopt_orphans() == 0, ordering: .relaxed)
    }

    /// Kills and reaps all children but those that are still wanted, until none is left: whoever is
    /// killed can leave children of its own, and these become ours in that moment.
    static func kill(except wanted: Set<pid_t>) {
      guard isActive.load(ordering: .relaxed) else { return }
      let end = DispatchTime.now() + Limits.orphanSeconds
      repeat {
        let unwanted = children.subtracting(wanted)
        guard !unwanted.isEmpty else { return }
        for child in unwanted {
          // A group dies at once, and none of it can fork in between.
          let group = getpgid(child)
          if group > 0, group != getpgrp(), !wanted.contains(group) {
            Foundation.kill(-group, SIGKILL)
          }
          Foundation.kill(child, SIGKILL)
          waitpid(child, nil, 0)
        }
      } while DispatchTime.now() < end
    }

    private static var children: Set<pid_t> {
      let list = "/proc/self/task/\(getpid())/children"
      let text = try? String(contentsOfFile: list, encoding: .utf8)
      return Set((text ?? "").split(separator: " ").compactMap { pid_t($0) })
    }
  }
#else
  /// macOS has no subreaper: a process that leaves its group is out of reach.
  enum Orphans {
    static func adopt() {}
    static func kill(except wanted: Set<pid_t>) {}
  }
#endif
