#if os(Linux)
  import Foundation

  func setHandler(of action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    action.__sigaction_handler.sa_handler = handler
  }

  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
#endif
