import Foundation

/// The terminal that `kata` was started in, while keys are read one by one.
///
/// Whoever takes it gives it back: as it was found.
final class Console {
  private var found: termios
  private(set) var isTaken = false

  /// Nil where no person sits: input or output is a pipe, a file or nothing.
  init?() {
    guard isatty(0) == 1, isatty(1) == 1, let state = Self.state else { return nil }
    found = state
  }

  /// How the terminal is set; nil where there is none.
  static var state: termios? {
    var state = termios()
    return tcgetattr(0, &state) == 0 ? state : nil
  }

  /// No echo, no waiting for Enter, and Control-C and Control-Z are keys like all others.
  func take() {
    var raw = found
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON)
    while tcsetattr(0, TCSADRAIN, &raw) != 0, errno == EINTR {}
    isTaken = true
  }

  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    Self.set(found)
  }

  /// Only where nobody else has the terminal by now.
  static func set(_ state: termios) {
    guard tcgetpgrp(0) == getpgrp() else { return }
    var state = state
    tcsetattr(0, TCSADRAIN, &state)
  }

  /// In place of a process that could not; what it has drawn is left in a line of its own.
  static func restore(_ found: termios, isTold: Bool) {
    guard let state, state.c_lflag != found.c_lflag else { return }
    set(found)
    if isTold { _ = write(1, "\r\n", 2) }
  }

  /// What was typed, as far as it is there; nil at its end.
  static func input() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(0, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  static func size() -> (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
