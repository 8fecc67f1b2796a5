import KataCore

/// What stands in the terminal, redrawn in place: nothing above it is touched.
struct Screen {
  let write: (String) -> Void
  private var drawn: [String] = []

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// Puts these rows, none wider than the terminal, where the last ones stood.
  mutating func draw(_ rows: [String]) {
    guard rows != drawn else { return }
    let up = drawn.count > 1 ? "\u{1B}[\(drawn.count - 1)A" : ""
    let text = rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    // Terminals that know the first and the last of these show it all at once.
    write("\u{1B}[?2026h\r\(up)\(text)\u{1B}[J\u{1B}[?2026l")
    drawn = rows
  }

  /// What was drawn stays, and what comes next stands below it.
  mutating func leave() {
    guard !drawn.isEmpty else { return }
    write("\r\n")
    drawn = []
  }

  /// After the terminal was resized, nobody knows where its rows are.
  mutating func forget() {
    guard !drawn.isEmpty else { return }
    write("\u{1B}[H\u{1B}[J")
    drawn = []
  }
}
