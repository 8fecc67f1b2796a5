extension FlowDiagram {
  /// For a terminal of so many columns; in ASCII alone where nothing else can be shown.
  package func lines(width: Int, unicode: Bool) -> [Line] {
    let signs = Signs(isUnicode: unicode)
    guard !messages.isEmpty else { return ["no message is expected, and none was sent"] }
    return FlowCanvas(picture(width: max(40, width), signs: signs), signs: signs).lines
  }
}
