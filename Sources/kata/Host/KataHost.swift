import KataCore

/// Everything that `kata` does to the world, and everything that it learns from it.
struct KataHost {
  var files: Files
  var processes: Processes
  var terminal: Terminal
  /// Seconds since some moment; only differences mean anything.
  var clock: () -> Double
  /// A fresh seed for what is to differ from run to run.
  var seed: () -> UInt64
  /// What tells this program from another build of it.
  var program: () -> String
  /// Where this program lies.
  var executable: String
  /// How many processes make sense side by side.
  var cores: Int
  /// Of the machine, in bytes.
  var memory: UInt64
  /// The system's name and version.
  var system: String
  var environment: [String: String]
  /// Where `kata` was started.
  var directory: String
}

extension KataHost {
  /// Whether the locale's characters are UTF-8; where none is named, they most likely are.
  var speaksUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale else { return true }
    return locale.uppercased().contains("UTF-8") || locale.uppercased().contains("UTF8")
  }
}
