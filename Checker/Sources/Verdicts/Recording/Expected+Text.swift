import Basics

/// The file of what was recorded of an exercise: the recorder's lines, which `Recording` reads, and
/// lines on its tests and mistakes.
///
///     mistakes  DIGEST
///     mistake   EDGE  DIFF  FINGERPRINT  RED  SENTENCE  REPORT, if there is one
///     unsteady  DIFF
///     test      fails or passes with the stub  NAME
extension Expected {
  /// The kinds of lines that `Recording` reads, and what stands behind the last of all.
  private static let recorders: Set = ["cast", "begin", "message", "answer", "aside", "end", ""]

  /// Nil if a line can't be read.
  package init?(reading text: String) {
    let recording = Recording(reading: text)
    let flows = Dictionary(grouping: recording.episodes, by: \.name)
    self.init(tests: [], cast: recording.cast)
    for line in text.lines {
      let fields = line.fields(atMost: 7)
      switch (fields[0], fields.count) {
      case ("test", 3) where ["fails", "passes"].contains(fields[1]):
        tests.append(
          Test(
            name: fields[2], stubFails: fields[1] == "fails",
            flows: flows[fields[2]]?.map(\.flow) ?? []))
      case ("mistakes", 2): mistakes = KnownMistakes([], madeOf: fields[1])
      case ("mistake", 6...7) where mistakes != nil:
        mistakes?.all.append(
          KnownMistake(
            edge: fields[1], sentence: fields[5], fingerprint: Fingerprint(rawValue: fields[3]),
            red: fields[4].isEmpty ? nil : fields[4], report: fields.count > 6 ? fields[6] : nil,
            diff: fields[2]))
      case ("unsteady", 2): mistakes?.unsteady.append(fields[1])
      case _ where Self.recorders.contains(fields[0]): continue
      default: return nil
      }
    }
  }
}
