import Foundation

extension Command {
  /// Starts it in a process group of its own; 0, or what kept it from that.
  ///
  /// Without an input it has nothing to read.
  func start(
    _ pid: inout pid_t, input: Int32?, _ output: Int32, _ errors: Int32
  ) -> Int32 {
    let words = self.words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    return start(&pid, words, variables, input, output, errors)
  }
}

#if os(Linux)
  import CSystem

  extension Command {
    private func start(
      _ pid: inout pid_t, _ words: [UnsafeMutablePointer<CChar>?],
      _ variables: [UnsafeMutablePointer<CChar>?], _ input: Int32?, _ output: Int32,
      _ errors: Int32
    ) -> Int32 {
      var failure: Int32 = 0
      pid = csystem_spawn(
        words[0], words, variables, input ?? -1, output, errors, staysOnOneProcessor ? 1 : 0,
        &failure)
      if pid > 0, failure != 0 { waitpid(pid, nil, 0) }
      return failure
    }
  }
#else
  extension Command {
    /// It outlives `kata` when that is killed: macOS has no signal for it.
    private func start(
      _ pid: inout pid_t, _ words: [UnsafeMutablePointer<CChar>?],
      _ variables: [UnsafeMutablePointer<CChar>?], _ input: Int32?, _ output: Int32,
      _ errors: Int32
    ) -> Int32 {
      var actions: posix_spawn_file_actions_t?
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      if let input {
        posix_spawn_file_actions_adddup2(&actions, input, 0)
      } else {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
      var attributes: posix_spawnattr_t?
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
      return posix_spawn(&pid, words[0], &actions, &attributes, words, variables)
    }
  }
#endif
