extension FlowDiagram {
  /// The same as a picture that needs nothing else: own background, the viewer's own fonts.
  package var svg: String {
    let signs = Signs(isUnicode: true)
    let lanes = Lanes(messages, labels: 28, signs: signs, gap: 6)
    let half = max(52, lanes.width)
    let picture =
      parting == nil ? stacked(lanes, half, signs) : sideBySide(lanes, half, signs)
    return FlowVector(picture, title: title).text
  }

  private var title: String {
    guard let parting else { return "Expected and recorded messages are the same" }
    return "Expected and recorded messages: \(Visible.text(parting.words))"
  }
}
