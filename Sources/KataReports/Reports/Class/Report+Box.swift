package import KataCore

extension Report {
  /// The result of trying to get out of the box.
  package static func box(_ result: BoxTestResult) -> [Line] {
    let layers = result.layers.isEmpty ? "" : ": \(result.layers.joined(separator: ", "))"
    var lines = [
      Line("box: \(result.level)\(layers)"),
      Line(
        Span(result.isFine ? "✓ " : "✗ ", result.isFine ? .good : .bad),
        Span("\(result.attempts) attempts · \(result.held) held")),
    ]
    lines += result.notHeld.map { Line(Span("  ✗ ", .bad), Span("not held: \($0)")) }
    lines += result.lacking.map { Line(Span("  ✗ ", .bad), Span("prevents what is needed: \($0)")) }
    if !result.impossible.isEmpty {
      lines += prose(
        "not possible here even without the box, which proves nothing: "
          + result.impossible.joined(separator: ", "))
    }
    if !result.notPrevented.isEmpty {
      lines += prose("not prevented by the box: \(result.notPrevented.joined(separator: ", "))")
    }
    return lines + [Line("  digest \(result.digest)", .faint)]
  }
}
