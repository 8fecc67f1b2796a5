import Testing

@testable import SpyKit

private enum Call: KataMessage {
  case view(View)
  case worker(Worker)

  static let cast: [KataPart] = [
    KataPart("view", from: "presenter"), KataPart("worker", from: "interactor"),
  ]

  enum View: Equatable, Encodable {
    case show(String)
    case list(names: [String], total: Int, title: String)
  }

  enum Worker: Equatable, Encodable {
    case ask
  }
}

@MainActor @Suite struct KataFlowTests {
  @Test(arguments: [
    (["a", "c"], "message 2 should be  view show(\"b\")\nbut what came is     view show(\"c\")"),
    (["a"], "message 2 should be  view show(\"b\")\nbut what came is     nothing more"),
    ([], "message 1 should be  view show(\"a\")\nbut what came is     nothing"),
    (
      ["a", "b", "b"],
      "message 3 should be  nothing more\nbut what came is     view show(\"b\")"
    ),
  ])
  func `a red comparison names the first message that differs`(shown: [String], words: String) {
    let flow = KataFlow()
    KataFlow.$current.withValue(flow) {
      let calls = shown.map { Call.view(.show($0)) }
      #expect((calls == [.view(.show("a")), .view(.show("b"))]) == false)
    }
    #expect(flow.takeDifference() == words)
  }

  @Test func `of a long message, the fields that differ are named`() {
    let title = "All the players of both of the teams"
    let words = KataFlow.difference(
      [Call.view(.list(names: ["Ann"], total: 3, title: title + " "))],
      [Call.view(.list(names: [], total: 3, title: title))])
    #expect(
      words?.split(separator: "\n").dropFirst(2) == [
        "names should be [], and is [\"Ann\"]", "in title, the spaces differ",
      ])
  }

  @Test func `an issue gets the words of its own comparison, not those of one before`() {
    let flow = KataFlow()
    KataFlow.$current.withValue(flow) {
      #expect(([Call.worker(.ask)] == []) == false)
      #expect([Call.worker(.ask)] == [.worker(.ask)])
    }
    #expect(flow.takeDifference() == nil)
  }

  @Test func `a flow has each message with its sender`() {
    let flow = KataFlow()
    KataFlow.$current.withValue(flow) {
      let log = KataLog<Call>()
      log.record(.worker(.ask))
      log.record(.view(.show("a")))
    }
    #expect(flow.text == "interactor → worker  ask()\npresenter → view  show(\"a\")")
  }

  @Test(
    .compactMapIssues { issue in
      #expect(issue.comments.first?.rawValue.hasPrefix("message 1 should be  nothing") == true)
      return nil
    },
    .flow)
  func `a red test begins with the message that differs`() async {
    guard KataRecorder.shared == nil else { return }
    #expect([Call.worker(.ask)] == [])
  }
}
