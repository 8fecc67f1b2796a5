import Foundation
import Testing

@testable import KataCore

struct FlowDiagramTests {
  @Test(arguments: FlowCase.all)
  func `it is drawn as kept in the fixtures`(flow: FlowCase) throws {
    try Fixture("Flow/\(flow).80.txt").expect(text(flow, width: 80, unicode: true))
    try Fixture("Flow/\(flow).120.txt").expect(text(flow, width: 120, unicode: true))
    try Fixture("Flow/\(flow).ascii.txt").expect(text(flow, width: 80, unicode: false))
  }

  @Test func `no line is wider than asked for, and ASCII is ASCII`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<150 {
      let (expected, recorded) = (flow(&random), flow(&random))
      let diagram = FlowDiagram(expected: expected, recorded: recorded, cast: .sample)
      let width = 40 + random.below(110)
      let isUnicode = random.below(2) == 0
      for line in diagram.lines(width: width, unicode: isUnicode) {
        #expect(line.text.columns <= width, "\(expected) \(recorded)")
        #expect(isUnicode || line.text.utf8.allSatisfy { $0 < 0x80 }, "\(expected) \(recorded)")
      }
    }
  }

  @Test(arguments: [40, 80, 100, 160])
  func `what differs is seen, however long the message is`(width: Int) {
    let place = String(repeating: "left and ", count: 40)
    let diagram = FlowDiagram(
      expected: [Message(receiver: "view", text: "show(\"\(place)A\(place)\")")],
      recorded: [Message(receiver: "view", text: "show(\"\(place)Z\(place)\")")],
      cast: .sample)
    let lines = diagram.lines(width: width, unicode: true)
    let text = lines.map(\.text).joined(separator: "\n")
    #expect(text.contains("A"))
    #expect(text.contains("Z"))
    #expect(lines.count < 40)
  }

  @Test func `nothing is cut that fits`() {
    let flow = [Message(receiver: "view", text: "show(\"\(String(repeating: "z", count: 140))\")")]
    let lines = FlowDiagram(expected: flow, recorded: flow, cast: .sample).lines(
      width: 80, unicode: true)
    #expect(lines.allSatisfy { !$0.text.contains("…") })
    #expect(lines.reduce(0) { $0 + $1.text.filter { $0 == "z" }.count } == 140)
  }

  @Test func `what differs is pointed at from below`() throws {
    let lines = FlowCase.contents.diagram.lines(width: 80, unicode: true).map(\.text)
    let pointer = try #require(lines.firstIndex { $0.contains("^") })
    let from = try #require(lines[pointer].firstIndex(of: "^"))
    let column = lines[pointer][..<from].count
    #expect(Array(lines[pointer - 1])[column...].hasPrefix(" s3cret "))
  }

  @Test func `a flow of thousands is drawn around the place where it parts`() {
    let many = (0..<5_000).map { Message(receiver: "view", text: "displayTime(\($0))") }
    let diagram = FlowDiagram(expected: Array(many.prefix(2_000)), recorded: many, cast: .sample)
    let lines = diagram.lines(width: 80, unicode: true).map(\.text)
    #expect(lines.count < 60)
    #expect(lines.contains { $0.contains("1988 earlier, the same in both") })
    #expect(lines.contains { $0.contains("displayTime(2000)") })
    #expect(lines.contains { $0.contains("2988 more") })
  }

  @Test(arguments: [(14, 0), (15, 1)])
  func `only what is more than two too many is left out`(count: Int, remarks: Int) {
    let many = (0..<count).map { Message(receiver: "view", text: "displayTime(\($0))") }
    let lines = FlowDiagram(expected: many, recorded: [], cast: .sample).lines(
      width: 80, unicode: true)
    #expect(lines.filter { $0.text.contains("… 3 more") }.count == remarks)
    #expect(lines.filter { $0.text.contains("displayTime(") }.count == count - 3 * remarks)
  }

  @Test func `more parts than lifelines fit are listed`() {
    let parts = (1...12).map { Message(receiver: "part\($0)", text: "go(\($0))") }
    let diagram = FlowDiagram(expected: parts, recorded: parts.dropLast(), cast: .sample)
    let lines = diagram.lines(width: 60, unicode: true).map(\.text)
    #expect(lines.contains("  test ► part11  go(11)"))
    #expect(lines.contains("go to part12 is missing"))
    #expect(lines.allSatisfy { !$0.contains("│") })
  }

  @Test func `control characters never reach the terminal`() {
    let evil = [Message(receiver: "vi\u{1B}ew", text: "show(\"\u{7}\u{202E}\")")]
    let diagram = FlowDiagram(expected: evil, recorded: [], cast: .sample)
    for unicode in [true, false] {
      let text = diagram.lines(width: 80, unicode: unicode).map(\.text).joined()
      #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!text.contains("\u{202E}"))
    }
  }

  private func text(_ flow: FlowCase, width: Int, unicode: Bool) -> String {
    Renderer(colour: false).render(flow.diagram.lines(width: width, unicode: unicode))
  }

  private func flow(_ random: inout SeededGenerator) -> [Message] {
    let parts = ["view", "interactor", "presenter", "worker", "router", "日本", "analyticsService"]
    let words = ["a", "show", "displayTheWholeMenu", "日本語", "👩‍👩‍👧", "\t", " ", "é", ", ", ": "]
    return (0..<random.below(6)).map { _ in
      let contents = (0..<random.below(40)).map { _ in random.pick(words) }.joined()
      let name = random.pick(["go", "presentLogin", "displayAvailableToppingsOfTheSeason"])
      let text = random.below(5) == 0 ? contents : "\(name)(\"\(contents)\")"
      return Message(receiver: random.pick(parts), text: text)
    }
  }
}

extension ArraySlice<Character> {
  fileprivate func hasPrefix(_ text: String) -> Bool { starts(with: text) }
}
