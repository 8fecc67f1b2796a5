import Basics
@testable import Shared
import Testing

@testable import Common

/// The text of a long message beside another one.
struct ValueTextTests {
  private func text(_ own: String, from other: String, isMarked: Bool = false) -> String {
    Message(receiver: "presenter", text: own)
      .cells(
        changedFrom: Message(receiver: "presenter", text: other), .plain, isMarked: isMarked
      )
      .map { $0.isMarked ? "^" : String($0.character) }.joined()
  }

  @Test(
    arguments: [
      ("show(a: 1, b: 2)", "show(a: 1, b: 3)", "show(b: 2)"),
      (
        "show(.x(a: 1, b: (c: 2, d: 3)))", "show(.x(a: 1, b: (c: 9, d: 3)))",
        "show(.x(b: (c: 2, …), …))"
      ),
      ("show(list: [1, 2, 3])", "show(list: [1, 9, 3])", "show(list: [1: 2])"),
      ("show(list: [1, 2])", "show(list: [2, 1])", "show(list: [1, 2])"),
      ("show(list: [1])", "show(list: [1, 2])", "show(list: [1])"),
      (#"show(a: "1, 2", b: 3)"#, #"show(a: "1, 9", b: 3)"#, #"show(a: "1, 2")"#),
      ("show(.x(1))", "show(.y(1))", "show(.x(1))"), ("show(1)", "show(1)", "show(as before)"),
      ("hide(1)", "show(1)", "hide(1)"), ("show(a: 1)", "show(b: 1)", "show(a: 1)"),
    ])
  func `what is equal is left out`(own: String, other: String, shown: String) {
    #expect(text(own, from: other) == shown)
  }

  @Test func `each part that differs is marked by itself`() {
    #expect(
      text("show(a: 1, b: 2, c: [4, 5])", from: "show(a: 7, b: 2, c: [4, 6])", isMarked: true)
        == "show(a: ^, c: [1: ^])")
  }
}
