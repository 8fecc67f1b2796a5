/// Rows of the terminal that are redrawn in place; nothing above them is touched.
package struct Screen {
  private let write: (String) -> Void
  private var drawn: [String] = []
  /// True if the rows can be anywhere, since the terminal was resized.
  private var isLost = false

  package init(write: @escaping (String) -> Void) { self.write = write }

  /// Puts these rows, none wider than the terminal, in the place of the last ones.
  package mutating func draw(_ rows: [String]) {
    guard rows != drawn || isLost else { return }
    let up = isLost ? "\u{1B}[H\u{1B}[J" : drawn.count > 1 ? "\u{1B}[\(drawn.count - 1)A" : ""
    isLost = false
    let text = rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    // With the first and the last sequence, terminals that know them show all of it at once.
    write("\u{1B}[?2026h\r\(up)\(text)\u{1B}[J\u{1B}[?2026l")
    drawn = rows
  }

  /// Leaves what was drawn; what comes next stands below it.
  package mutating func leave() {
    guard !drawn.isEmpty else { return }
    write("\r\n")
    drawn = []
  }

  /// Clears the screen with the next drawing, and no sooner: nothing is black meanwhile.
  mutating func forget() { isLost = !drawn.isEmpty }
}
