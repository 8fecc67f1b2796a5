import Basics
import Foundation
@testable import Shared
import Testing

@testable import Common

struct FlowDiagramTests {
  @Test(
    arguments: [
      "screen.80", "scene.80", "wide.80", "numbered.80", "same.80", "answeredLate.80",
      "wide.ascii",
    ])
  func `is drawn as it is kept`(file: String) throws {
    let words = file.split(separator: ".")
    let flow = try #require(FlowCase.all.first { $0.description == words[0] })
    let lines = flow.diagram.lines(
      on: Medium(width: Int(words[1]) ?? 80, unicode: words[1] != "ascii"))
    try Fixture("Flow/\(file).txt").expect(Renderer(color: false).render(lines))
  }

  @Test func `no line is wider than asked for, and ASCII is ASCII`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<150 {
      let (expected, recorded) = (flow(&random), flow(&random))
      let diagram = FlowDiagram(expected: expected, recorded: recorded, cast: .sample)
      let width = 60 + random.below(90)
      let isUnicode = random.below(2) == 0
      for line in diagram.lines(on: Medium(width: width, unicode: isUnicode)) {
        #expect(line.text.columns <= width, "\(expected) \(recorded)")
        #expect(isUnicode || line.text.utf8.allSatisfy { $0 < 0x80 }, "\(expected) \(recorded)")
      }
    }
  }

  @Test(arguments: [40, 80, 100, 160])
  func `what differs is seen, however long the message is`(width: Int) {
    let place = String(repeating: "left and ", count: 40)
    let messages = ["A", "Z"].map {
      Message(receiver: "view", text: "show(\"\(place)\($0)\(place)\")")
    }
    let diagram = FlowDiagram(expected: [messages[0]], recorded: [messages[1]], cast: .sample)
    let lines = diagram.lines(on: Medium(width: width)).map(\.text)
    #expect(lines.contains { $0.contains("A") })
    #expect(lines.contains { $0.contains("Z") })
    #expect(lines.count < 40)
  }

  @Test func `nothing is cut that fits`() {
    let flow = [Message(receiver: "view", text: "show(\"\(String(repeating: "z", count: 140))\")")]
    let lines = FlowDiagram(expected: flow, recorded: flow, cast: .sample).lines(
      on: Medium(width: 80))
    #expect(lines.allSatisfy { !$0.text.contains("…") })
    #expect(lines.reduce(0) { $0 + $1.text.count { $0 == "z" } } == 140)
  }

  @Test func `a flow of thousands is drawn around its first difference`() {
    let many = (0..<5_000).map { Message(receiver: "view", text: "displayTime(\($0))") }
    let diagram = FlowDiagram(expected: Array(many.prefix(2_000)), recorded: many, cast: .sample)
    let lines = diagram.lines(on: Medium(width: 80)).map(\.text)
    #expect(lines.count < 60)
    #expect(lines.contains { $0.contains("1988 earlier, the same in both") })
    #expect(lines.contains { $0.contains("displayTime(2000)") })
    #expect(lines.contains { $0.contains("2988 more") })
  }

  @Test(arguments: [(14, 0), (15, 1)])
  func `only what is more than two too many is left out`(count: Int, remarks: Int) {
    let many = (0..<count).map { Message(receiver: "view", text: "displayTime(\($0))") }
    let lines = FlowDiagram(expected: many, recorded: [], cast: .sample).lines(
      on: Medium(width: 80))
    #expect(lines.count { $0.text.contains("… 3 more") } == remarks)
    #expect(lines.count { $0.text.contains("displayTime(") } == count - 3 * remarks)
  }

  @Test func `of several routers, the one that was asked last shows a screen`() {
    let messages = [
      ("router 1", "routeToHome()"), ("navigator", "push(1)"), ("router 2", "routeToHome()"),
      ("navigator", "push(2)"),
    ].map { Message(receiver: $0, text: $1) }
    let lines = FlowDiagram(expected: messages, recorded: messages, cast: .sample)
      .lines(on: Medium(width: 100)).map(\.text)

    #expect(
      lines.dropLast() == [
        "router 1   router 2   navigator  view 1   view 2",
        "    │          │          │         │        │",
        "    │◄─ routeToHome ──────┼─────────┤        │",
        "    ├─ push(1) ┼─────────►│         │        │",
        "    │          │◄─ routeToHome ─────┼────────┤",
        "    │          ├─ push ──►│         │        │",
        "    │          │  2       │         │        │",
      ])
  }

  @Test func `more parts than fit are drawn side by side all the same`() {
    let parts = (1...14).map { Message(receiver: "part\($0)", text: "go(\($0))") }
    let lines = FlowDiagram(expected: parts, recorded: parts, cast: .sample)
      .lines(on: Medium(width: 60)).map(\.text)
    #expect(lines.contains { $0.count { "│┤├┼".contains($0) } == 15 })
    #expect(lines.contains { $0.contains("go(14)") || $0.contains("  14") })
  }

  @Test(arguments: [true, false])
  func `control characters never reach the terminal`(isUnicode: Bool) {
    let evil = [Message(receiver: "vi\u{1B}ew", text: "show(\"\u{7}\u{202E}\")")]
    let diagram = FlowDiagram(expected: evil, recorded: [], cast: .sample)
    let text = diagram.lines(on: Medium(width: 80, unicode: isUnicode)).map(\.text).joined()
    #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}"))
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
