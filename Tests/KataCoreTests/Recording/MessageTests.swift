import KataCore
import Testing

@Suite struct MessageTests {
  private func flow(_ texts: String...) -> [Message] {
    texts.map { Message(receiver: "presenter", text: $0) }
  }

  private func difference(_ expected: [Message], _ recorded: [Message]) -> MessageDifference? {
    MessageDifference(expected: expected, recorded: recorded)
  }

  @Test func `is the same to the byte`() {
    let message = Message(receiver: "worker", text: "ask(\"é\")")

    #expect(message == Message(receiver: "worker", text: "ask(\"é\")"))
    #expect(message != Message(receiver: "worker", text: "ask(\"e\u{301}\")"))
    #expect(message != Message(receiver: "presenter", text: "ask(\"é\")"))
    #expect(Set([message, message]).count == 1)
  }

  @Test func `flows that are the same have no difference`() {
    #expect(difference([], []) == nil)
    #expect(difference(flow("a", "b"), flow("a", "b")) == nil)
  }

  @Test func `the first message that differs is told`() {
    let found = difference(flow("a", "b", "c"), flow("a", "x", "y"))

    #expect(found?.index == 1)
    #expect(found?.expected?.text == "b")
    #expect(found?.recorded?.text == "x")
  }

  @Test func `a message too few or too many stands beside nothing`() {
    let missing = difference(flow("a", "b"), flow("a"))
    let extra = difference(flow("a"), flow("a", "b"))
    let silent = difference(flow("a"), [])

    #expect((missing?.index, missing?.expected?.text, missing?.recorded) == (1, "b", nil))
    #expect((extra?.index, extra?.expected, extra?.recorded?.text) == (1, nil, "b"))
    #expect((silent?.index, silent?.expected?.text, silent?.recorded) == (0, "a", nil))
  }

  @Test func `order counts`() {
    #expect(difference(flow("a", "b"), flow("b", "a"))?.index == 0)
  }

  @Test func `one scalar or two is a difference`() {
    #expect(difference(flow("é"), flow("e\u{301}"))?.index == 0)
  }
}
