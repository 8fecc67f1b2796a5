import CSystem
import Foundation

/// The terminal, file or pipe that `kata` writes to.
package struct Terminal {
  package var write: (_ text: String) -> Void
  package var writeError: (_ text: String) -> Void
  /// True if standard output is a terminal, rather than a file or a pipe.
  package var isTerminal: Bool
  package var errorIsTerminal: Bool
  /// Columns; 80 where they are not known.
  package var width: Int
  /// The reason why something could not be written; nil if all was.
  package var fault: () -> String? = { nil }
}

extension Terminal {
  package static func live() -> Terminal {
    var error: Int32 = 0
    var terminal = Terminal(
      write: { error = max(error, output($0, to: 1)) }, writeError: { _ = output($0, to: 2) },
      isTerminal: csystem_is_terminal(1) == 1, errorIsTerminal: csystem_is_terminal(2) == 1,
      width: Console.size().columns)
    // A reader that has read enough is no fault.
    terminal.fault = { error == 0 || error == EPIPE ? nil : SystemError.words(error) }
    return terminal
  }

  private static func output(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { csystem_write(descriptor, $0.baseAddress, $0.count) }
  }
}
