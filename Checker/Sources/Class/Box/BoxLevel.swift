import Host

extension BoxLayers {
  enum Level: String, Sendable {
    /// Reads, writes, sends and starts nothing, and sees neither processes nor a network.
    case isolated
    /// Reads, writes, sends and starts nothing.
    case confined
    /// Some layers, which together promise nothing.
    case partial
    case none
  }

  /// The strength of a box with these layers; Landlock before version 3 can't prevent truncation of
  /// files.
  var level: Level {
    if landlock >= 3, seccomp { return namespaces ? .isolated : .confined }
    return self == BoxLayers() ? .none : .partial
  }
}
