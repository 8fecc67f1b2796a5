/// A line about work that takes a while.
package enum ProgressNote: Sendable {
  /// Shown on a terminal alone; the next one replaces it.
  case short(String)
  /// Work of a minute: also told where no progress is shown.
  case long(String)
}

/// Told what takes a while, while it does.
package typealias ProgressHandler = (ProgressNote) -> Void
