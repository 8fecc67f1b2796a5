import CSystem

/// The terminal that `kata` was started in, while keys are read one by one.
package final class Console {
  private var isTaken = false

  /// Nil when input or output is a pipe, a file or nothing.
  package init?() {
    guard csystem_is_terminal(0) == 1, csystem_is_terminal(1) == 1,
      csystem_remember_terminal() == 0
    else { return nil }
  }

  /// No echo, no waiting for Enter; Control-C and Control-Z are keys like all others.
  package func take() {
    csystem_take_terminal()
    isTaken = true
  }

  /// Sets the terminal back as it was found.
  package func giveBack() {
    if isTaken { csystem_restore_terminal() }
    isTaken = false
  }

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

/// Signals that concern a terminal: it has another size, or `kata` continues after it was stopped.
package enum TerminalSignals {
  package static func listen() {
    csystem_listen_to_terminal()
  }

  /// True if the terminal got another size since the last call.
  package static func takeResized() -> Bool { csystem_take_resized() == 1 }
  package static func takeResumed() -> Bool { csystem_take_resumed() == 1 }

  /// Stops this process and its guardian, as Control-Z does; returns when they are continued.
  package static func stop() {
    csystem_stop()
  }
}
