package import Basics

/// The reference's messages beside those of the code under test, as a sequence diagram.
package struct FlowDiagram: Sendable {
  let same: [Recording.Entry]
  /// From where they differ.
  let expected: [Recording.Entry]
  let recorded: [Recording.Entry]
  /// Nil when both flows are the same.
  package let difference: FirstDifference?
  let cast: Cast
  /// The words for the place where the recording broke off; nil when it came to its end.
  package var ending: String?
  /// True if one flow alone is drawn, and nothing is compared.
  var isAlone = false
  /// The events beside the recorded messages, and beside the expected ones, if these are known.
  private(set) var asides: [DrawnAside] = []
  private var expectedAsides: [DrawnAside]?
  /// The numbers of the recorded calls that are told apart.
  private(set) var calls: [Int: Int] = [:]

  /// The number of entries of each of the three parts that are drawn, at most.
  static let limit = 12

  /// Compares two flows; `rest` follows a look, which is taken before the test is over.
  init(
    expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast,
    rest: FirstDifference.Rest? = nil
  ) {
    self.cast = cast
    difference = FirstDifference(expected: expected, recorded: recorded, cast: cast, rest: rest)
    let common = difference?.index ?? expected.count
    same = Array(expected.prefix(common))
    self.expected = Array(expected.dropFirst(common))
    self.recorded = Array(recorded.dropFirst(common))
  }

  init(expected: [Message], recorded: [Message], cast: Cast, rest: FirstDifference.Rest? = nil) {
    self.init(
      expected: expected.map(Recording.Entry.message),
      recorded: recorded.map(Recording.Entry.message), cast: cast, rest: rest)
  }

  /// The flow of a test that passes.
  init(of flow: TestFlow, _ cast: Cast) {
    self.init(expected: flow.messages, recorded: flow.messages, cast: cast)
    show(flow.asides, expected: flow.asides)
  }

  /// Adds what happened beside the messages.
  mutating func show(_ asides: [Aside], expected: [Aside]?) {
    let recorded = (same + self.recorded).compactMap(\.message)
    self.asides = DrawnAside.all(asides, to: recorded, cast: cast)
    calls = DrawnAside.calls(of: asides, to: recorded)
    expectedAsides = expected.map {
      DrawnAside.all($0, to: (same + self.expected).compactMap(\.message), cast: cast)
    }
  }

  /// Beside what both have in common: where they part, only what happened in both.
  var sharedAsides: [DrawnAside] {
    let own = asides.filter { $0.place <= same.count }
    guard difference != nil, let expectedAsides else { return own }
    let here = (own + expectedAsides).filter { $0.place == same.count }
    let split = own.count { $0.place == same.count }
    let both = zip(here.prefix(split), here.dropFirst(split)).prefix { $0.text == $1.text }.count
    return own.filter { $0.place < same.count } + here.prefix(both)
  }

  /// The last of each kind before the place where they part, since the last request or response.
  func causes(in asides: [DrawnAside]) -> [DrawnAside.Kind: DrawnAside] {
    let messages = same.compactMap(\.message)
    let before = asides.filter { $0.place <= same.count }.filter { aside in
      guard let question = aside.question else { return true }
      // Once the same was asked again, an earlier answer tells nothing.
      return !messages.dropFirst(aside.place).contains { $0.isLike(messages[question]) }
    }
    let since = before.lastIndex { $0.kind == .request || $0.kind == .response } ?? 0
    var causes = Dictionary(
      before[since...].compactMap { aside in aside.kind.map { ($0, aside) } },
      uniquingKeysWith: { $1 })
    // Of requests that wait at the same time, the last need not be the one.
    if !calls.isEmpty { causes[.request] = nil }
    return causes
  }

  /// The same beside the expected messages: only what happened with the recorded ones, too.
  var expectedCauses: [DrawnAside.Kind: DrawnAside] {
    let happened = Set(asides.map(\.words))
    return causes(in: expectedAsides ?? asides).filter { happened.contains($0.value.words) }
  }

  /// A hint at what may hold a part that should have been freed; nil where that is not what differs.
  var leak: String? { Leak(difference, in: same + recorded, cast: cast)?.words }

  var messages: [Message] { (same + expected + recorded).compactMap(\.message) }
  var allAsides: [DrawnAside] { asides + (expectedAsides ?? []) }
}

extension FlowDiagram {
  static let parting = "first difference"

  /// True of the same message twice, each behind an answer: nobody knows which is too many.
  var isOpen: Bool {
    guard let difference, difference.isRepeated else { return false }
    return asides.contains { $0.kind == .answered && $0.place == difference.index - 1 }
  }

  /// The words below flows that do not differ.
  var agreement: String {
    isAlone ? "that is all" : "the messages are as expected\(ending.map { "; \($0)" } ?? "")"
  }

  /// One of the two flows from where they differ.
  struct Side {
    var title: String
    var style: Style
    var entries: [Recording.Entry]
    var first: Message?
    /// The words where no message is left.
    var ending: String
    /// The other flow's message in the place of the first.
    var other: Message?
    var asides: [DrawnAside] = []
  }

  var sides: [Side] {
    let (was, found) = (difference?.expected, difference?.recorded)
    return [
      Side(
        title: "expected", style: .good, entries: expected, first: was,
        ending: Self.ending(expected), other: found, asides: later(expectedAsides ?? [])),
      Side(
        title: "recorded", style: .bad, entries: recorded, first: found,
        ending: ending ?? Self.ending(recorded), other: was, asides: later(asides)),
    ]
  }

  /// The events after the common messages, and earlier ones that only this flow has.
  ///
  /// Their places count from the end of the common messages.
  private func later(_ asides: [DrawnAside]) -> [DrawnAside] {
    var shared = sharedAsides.map(\.words)
    let own = asides.filter { aside in
      guard aside.place <= same.count, let index = shared.firstIndex(of: aside.words) else {
        return true
      }
      shared.remove(at: index)
      return false
    }
    return own.map { $0.moved(min($0.place, same.count)) }
  }

  private static func ending(_ entries: [Recording.Entry]) -> String {
    entries.isEmpty ? "nothing more" : "nothing more in this step"
  }
}

extension FlowDiagram {
  package func lines(on medium: Medium) -> [Line] {
    guard !messages.isEmpty else { return [Line("no message is expected, and none was sent")] }
    if medium.isPlain { return sentences }
    let (width, signs) = (max(40, medium.width), medium.signs)
    return rows(Lifelines(self, within: width, signs: signs), width, signs).map { Line($0.tidied) }
  }

  /// A picture that needs nothing else: own background, the viewer's own fonts.
  package var svg: String {
    let signs = Signs(isUnicode: true)
    let lifelines = Lifelines(self, labels: 28, signs: signs, gap: 6)
    let rows = rows(lifelines, max(80, lifelines.width), signs)
    let title =
      difference.map { "Expected and recorded messages: \(Visible.text($0.words))" }
      ?? "Expected and recorded messages are the same"
    return FlowSVG(rows: rows.map(\.tidied), title: title).text
  }

  private func rows(_ lifelines: Lifelines, _ width: Int, _ signs: Signs) -> [[Cell]] {
    let needed = (lifelines.centers.last ?? 0) + 1
    var layout = FlowDrawing(lifelines, self, signs: signs, width: max(width, needed))
    layout.heads()
    layout.draw(same: same, sharedAsides)
    guard let difference else {
      layout.rule(agreement, .good)
      return layout.rows
    }
    layout.rule(Self.parting, .strong)
    layout.words(signs.shown(difference.words + (isOpen ? ", here or just before" : "")))
    for side in sides {
      layout.rule(side.title, side.style)
      layout.draw(side)
    }
    return layout.rows
  }
}

extension [Cell] {
  /// Without blanks at the end; the other blanks take the style of what is before them.
  fileprivate var tidied: [Cell] {
    var cells = self
    while cells.last?.isBlank == true { cells.removeLast() }
    for index in cells.indices.dropFirst() where cells[index].isBlank {
      cells[index].style = cells[index - 1].style
    }
    return cells
  }
}
