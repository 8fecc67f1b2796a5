import Foundation
import KataCore

/// Where `kata` speaks.
struct Terminal {
  var write: (_ text: String) -> Void
  var writeError: (_ text: String) -> Void
  /// Whether somebody looks at what is written, rather than a file or a pipe.
  var isTerminal: Bool
  var errorIsTerminal: Bool
  /// Columns; 80 where nobody knows.
  var width: Int
  /// Who takes lines before they become text; nil where they are written.
  var take: (([Line]) -> Void)?
}

extension Terminal {
  static func live() -> Terminal {
    Terminal(
      write: { text in output(text, to: 1) },
      writeError: { text in output(text, to: 2) },
      isTerminal: isatty(1) == 1, errorIsTerminal: isatty(2) == 1, width: columns())
  }

  private static func columns() -> Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
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
