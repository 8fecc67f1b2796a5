import Foundation

/// Starts programs that are the learner's own, and not `kata`'s to end.
enum Launching {
  /// In this terminal, until it ends; its exit code, or nil where it could not be started.
  static func inTerminal(_ words: [String], _ environment: [String: String]) -> Int32? {
    guard let pid = start(words, environment, isApart: false) else { return nil }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR, !Interrupts.arrived else { break }
    }
    return status >> 8 & 0xFF
  }

  /// In a process group of its own, without this terminal; false where it could not be started.
  static func apart(_ words: [String], _ environment: [String: String]) -> Bool {
    start(words, environment, isApart: true) != nil
  }

  private static func start(
    _ words: [String], _ environment: [String: String], isApart: Bool
  ) -> pid_t? {
    var actions = Actions()
    var attributes = Attributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if isApart {
      for descriptor: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    guard let program = arguments[0] else { return nil }
    let code = posix_spawnp(&pid, program, &actions, &attributes, arguments, variables)
    return code == 0 ? pid : nil
  }

  #if os(Linux)
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #else
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #endif
}
