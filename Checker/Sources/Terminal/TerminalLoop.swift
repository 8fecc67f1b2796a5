import CSystem
package import Basics
package import Host

/// A command that has the terminal until it sets the exit code of its loop.
package protocol TerminalCommand: AnyObject {
  /// Readable when the command has something to hear.
  var descriptors: [Int32] { get }
  /// The rows of its screen, none wider than the terminal.
  var rows: [String] { get }
  func resize(to size: (columns: Int, rows: Int)) throws(Complaint)
  /// Called when the terminal is its own: at the beginning, and after the shell had it.
  func resume() throws(Complaint)
  /// Called after each wait; without keys, `typed` has the bytes of the input.
  func wake(isQuiet: Bool, typed: [UInt8]) throws(Complaint)
  func press(_ key: Key) throws(Complaint)
  /// Ends what the command has started, before the shell has the terminal.
  func end()
}

/// Waits for keys, processes, signals and time, tells a command of them, and redraws its screen.
package final class TerminalLoop {
  package var code: ExitCode?
  package private(set) var isInputOver = false
  /// True if rows are redrawn in place, and false if lines are written one after another.
  package let isRedrawing: Bool
  private let console: Console?
  private var screen: Screen

  /// A learner may wish for plain lines; only some commands take keys then.
  package init(_ host: HostSystem, isPlain: Bool, takesKeysIfPlain: Bool) {
    let isPlain = isPlain || host.environment["TERM"] == "dumb"
    console = isPlain && !takesKeysIfPlain ? nil : Console()
    isRedrawing = console != nil && !isPlain
    screen = Screen(write: host.terminal.write)
  }

  package var hasKeys: Bool { console != nil }

  package func run(_ command: any TerminalCommand) throws(Complaint) -> ExitCode {
    csystem_listen_to_terminal()
    defer {
      screen.leave()
      command.end()
      console?.giveBack()
    }
    try take(for: command)
    try command.resume()
    while true {
      if let code { return code }
      if isRedrawing { screen.draw(command.rows) }
      try wait(for: command)
    }
  }

  /// Lets something else use the terminal, and takes it again.
  package func lend(_ command: any TerminalCommand, to use: () -> Void) throws(Complaint) {
    screen.leave()
    console?.giveBack()
    use()
    try take(for: command)
  }

  private func take(for command: any TerminalCommand) throws(Complaint) {
    screen.leave()
    console?.take()
    try command.resize(to: Console.size())
  }

  private func wait(for command: any TerminalCommand) throws(Complaint) {
    let readable = Descriptors.wait(
      for: [isInputOver ? -1 : 0] + command.descriptors, milliseconds: Limits.lookMilliseconds)
    guard !Interrupts.arrived else { return code = .interrupted }
    if csystem_take_resumed() == 1 {
      try take(for: command)
      try command.resume()
    }
    if csystem_take_resized() == 1 {
      screen.forget()
      try command.resize(to: Console.size())
    }
    let bytes = readable[0] ? Console.input() : []
    if bytes == nil { isInputOver = true }
    try command.wake(isQuiet: !readable.contains(true), typed: hasKeys ? [] : bytes ?? [])
    guard hasKeys else { return }
    if isInputOver { code = .interrupted }
    for key in Key.all(in: bytes ?? []) where code == nil {
      if key == .suspend {
        try lend(command, to: csystem_stop)
        // If no shell could have it go on, it was not stopped.
        _ = csystem_take_resumed()
        try command.resume()
      }
      try command.press(key)
    }
  }
}
