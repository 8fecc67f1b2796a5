#if os(macOS)
  import Foundation

  func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    action.__sigaction_u.__sa_handler = handler
  }

  typealias SpawnActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?

  /// macOS has no subreaper: a process that leaves its group is out of reach.
  enum Orphans {
    static func adopt() {}
    static func kill(except wanted: Set<pid_t>) {}
  }
#endif
