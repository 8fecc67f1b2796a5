import KataCore

/// Everything that `kata` does to the world, and everything that it learns from it.
struct KataHost {
  var files: Files
  var processes: Processes
  var terminal: Terminal
  /// Seconds since some moment; only differences mean anything.
  var clock: () -> Double
  /// A fresh seed for the random scripts.
  var seed: () -> UInt64
  var environment: [String: String]
  /// Where `kata` was started.
  var directory: String
}
