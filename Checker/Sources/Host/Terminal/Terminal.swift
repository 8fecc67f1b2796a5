import CSystem
import Foundation
package import Basics

/// The terminal, file or pipe that `kata` writes to.
package struct Terminal {
  package var write: (_ text: String) -> Void
  package var writeError: (_ text: String) -> Void
  /// True if standard output is a terminal, rather than a file or a pipe.
  package var isTerminal: Bool
  package var errorIsTerminal: Bool
  package var waitForReturn: () -> Void
  /// Columns; 80 where they are not known.
  package var width: Int
  /// The reason why something could not be written; nil if all was.
  package var fault: () -> String? = { nil }
  /// Takes lines before they become text; nil where they are written.
  package var take: (([Line]) -> Void)?
}

extension Terminal {
  package static func live() -> Terminal {
    var error: Int32 = 0
    var terminal = Terminal(
      write: { error = max(error, output($0, to: 1)) }, writeError: { _ = output($0, to: 2) },
      isTerminal: csystem_is_terminal(1) == 1, errorIsTerminal: csystem_is_terminal(2) == 1,
      waitForReturn: { _ = readLine() }, width: Console.size().columns)
    // A reader that has read enough is no fault.
    terminal.fault = { error == 0 || error == EPIPE ? nil : SystemError.words(error) }
    return terminal
  }

  private static func output(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { csystem_write(descriptor, $0.baseAddress, $0.count) }
  }
}

/// The terminal that `kata` was started in, while keys are read one by one.
package struct Console {
  /// Nil when input or output is a pipe, a file or nothing.
  package init?() {
    guard csystem_is_terminal(0) == 1, csystem_is_terminal(1) == 1,
      csystem_remember_terminal() == 0
    else { return nil }
  }

  /// No echo, no waiting for Enter; Control-C and Control-Z are keys like all others.
  package func take() { csystem_take_terminal() }

  /// Sets the terminal back as it was found.
  package func giveBack() { csystem_restore_terminal() }

  /// The bytes that were typed, as far as they are there; nil at the end of the input.
  package static func input() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = csystem_read(0, &bytes, bytes.count)
    return count == 0 ? nil : Array(bytes.prefix(max(0, count)))
  }

  package static func size() -> (columns: Int, rows: Int) {
    var (columns, rows): (Int32, Int32) = (0, 0)
    csystem_terminal_size(&columns, &rows)
    return (Int(columns), Int(rows))
  }
}
