import Foundation

/// Where `kata` speaks.
struct Terminal {
  var write: (_ text: String) -> Void
  var writeError: (_ text: String) -> Void
  /// Whether somebody looks at what is written, rather than a file or a pipe.
  var isTerminal: Bool
  var errorIsTerminal: Bool
}

extension Terminal {
  static func live() -> Terminal {
    Terminal(
      write: { text in output(text, to: 1) },
      writeError: { text in output(text, to: 2) },
      isTerminal: isatty(1) == 1, errorIsTerminal: isatty(2) == 1)
  }

  /// Writes all of it, or gives up when nobody reads any more.
  private static func output(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
