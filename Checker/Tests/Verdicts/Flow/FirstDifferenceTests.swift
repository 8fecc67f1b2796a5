@testable import Shared
import Testing

@testable import Common

struct FirstDifferenceTests {
  /// The difference between two flows, such as `view a() | view b()`; a number is a step.
  private func difference(
    _ expected: String, _ recorded: String, rest: FirstDifference.Rest? = nil
  ) -> FirstDifference? {
    let flows = [expected, recorded].map { flow in
      flow.split(separator: " | ").map { text in
        Int(text) != nil
          ? Recording.Entry.step(String(text)) : .message(Message.sample(String(text)))
      }
    }
    return FirstDifference(expected: flows[0], recorded: flows[1], cast: .sample, rest: rest)
  }

  @Test(
    arguments: [
      ("view a() | view b()", "view a()", "b from the presenter to the view is missing"),
      ("view a() | view b()", "view b()", "a from the presenter to the view is missing"),
      ("view a()", "view a() | view a()", "a to the view comes once too often"),
      ("view a()", "view a() | view b()", "b to the view wasn't expected"),
      ("view b()", "view a() | view b()", "a to the view wasn't expected here"),
      ("view a() | view b()", "view b() | view a()", "b to the view comes too early"),
      ("view a(1) | view a(2)", "view a(2) | view a(1)", "a(2) to the view comes too early"),
      ("view a() | view b(1)", "view b(2) | view a()", "b to the view comes too early"),
      (
        "view a() | view b() | view a() | view c()", "view b() | view a() | view c()",
        "a from the presenter to the view is missing"
      ),
      (
        "view a(x: \"\u{C5}\")", "view a(x: \"\u{212B}\")",
        #"a has x: "\u{212B}", which looks like the expected "\u{C5}""#
      ),
      (
        "view a() | view b()", "view b() | view a() | view a()",
        "b to the view wasn't expected here"
      ),
      (
        "worker a() | census alive: none", "census alive: none | worker a()",
        "a to the worker comes too late, after the test looked: is it sent from a task that nothing "
          + "awaits?"
      ),
      ("view a(2) | view a(1)", "view a(1) | view a(1)", "a has 1; expected 2"),
      (
        "view a() | worker b() | view a()", "view a() | view a() | worker b() | view a()",
        "a to the view comes once too often"
      ),
      (
        "view a() | census alive: none | view a()",
        "view a() | view a() | census alive: none | view a() | view a()",
        "a to the view comes once too often"
      ),
      (
        "view a(1) | worker b() | view a(2)", "view a(2)",
        "a to the view comes once here, not twice"
      ),
      ("view a(1) | view a(2)", "view a(2)", "a(1) from the presenter to the view is missing"),
      ("view a()", "view b()", "the view should get a, but gets b"),
      ("view a()", "worker a()", "expected a to the view, recorded a to the worker"),
      ("view a(x: 1, y: 2)", "view a(x: 1, y: 3)", "a has y: 3; expected y: 2"),
      ("view a(x: 1)", "view a(x: 1, y: 3)", "a has different contents"),
      (
        "view a(x: 1, y: 2)", "view a(x: 2, y: 1)",
        "a has the right values, swapped"
      ),
      ("odd b()", "", "b to the odd is missing"),
      ("store u: nil", "store u: 1", "u in the store: 1; expected nil"),
      ("store u: 1", "store u: 1 | store u: 1", "u in the store: 1, which wasn't expected"),
      ("store u: nil", "", "expected next: u in the store: nil"),
      ("store u: 1", "view a()", "expected: u in the store: 1, recorded a to the view"),
      (
        "census alive: none", "census alive: view, worker",
        "alive in the census: view, worker; expected none"
      ),
      (
        "screen shows(a: 1, b: 2)", "screen shows(a: 1, b: 3)",
        "the screen has b: 3; expected b: 2"
      ),
      ("screen shows(a: 1)", "", "a look at the screen is missing"),
      ("", "screen a changed, but told no reader", "in the screen, a changed, but told no reader"),
      (
        "screen has gone", "screen is kept alive",
        "the screen is kept alive; expected has gone"
      ),
      ("", "screen has gone", "the screen has gone, which wasn't expected"),
      ("1", "", "nothing more was recorded"), ("", "1", "nothing more was expected"),
      ("1", "2", #"the script goes on with a different step: expected "1", recorded "2""#),
      ("view a() | 2 | view b()", "2 | view b()", "a from the presenter to the view is missing"),
      // In another step, a message isn't missing, and no other one is too many.
      ("view a() | 2", "2 | view a()", "a to the view comes too late, after the next step"),
      ("2 | view a()", "view a() | 2", "a to the view comes too early, before the next step"),
      ("view a() | 2 | view a()", "2 | view a()", "a from the presenter to the view is missing"),
      // A state is noted after the messages of its turn.
      (
        "screen shows(a: 1) | caller done()", "caller done() | screen shows(a: 1)",
        "done to the caller comes before a look at the screen"
      ),
      ("view a(1) | view a(2)", "view a(3)", "a to the view comes once here, not twice"),
      (
        "view a(1) | view a(2)", "view b() | view a(3)",
        "a(1) from the presenter to the view is missing"
      ),
      (
        "view b() | view a(1) | view c()", "view a(1) | view b() | view a(1)",
        "a to the view wasn't expected here"
      ),
      (
        "view a(1)", "view a(2) | view a(3) | view a(4)",
        "a to the view comes 3 times here, not once"
      ),
    ])
  func `the difference is said in words`(expected: String, recorded: String, words: String) {
    #expect(difference(expected, recorded)?.words == words)
  }

  /// Values that are too long to be told beside one another.
  @Test(
    arguments: [
      ("[1, 2, 3]", "[1, 5, 3]", "has list[1]: 5; expected 2"),
      ("[1, 2, 3]", "[1, 2]", "lacks list[2]: 3"),
      ("[1, 2]", "[1, 2, 3]", "has list[2]: 3, which wasn't expected"),
      (
        "[(day: 1, hours: [(at: 7, high: 8)])]", "[(day: 1, hours: [(at: 7, high: 9)])]",
        "has list[0].hours[0].high: 9; expected 8"
      ),
      ("(1, 2)", "(1, 3)", "has list.1: 3; expected 2"),
      (".some(1)", ".other(1)", "has list: .other(1); expected .some(1)"),
      (#"["a, b"]"#, #"["a; b"]"#, #"has list[0]: "a; b"; expected "a, b""#),
      ("nil", "[1]", "has list: [1]; expected nil"),
      ("(low: 1, top: 2)", "(low: 1, max: 2)", "has the label max; expected top in list"),
    ])
  func `of a long value, the first place that differs is told`(
    expected: String, recorded: String, words: String
  ) {
    let rest = #"rest: "\#(String(repeating: "so on ", count: 12))""#
    let texts = [expected, recorded].map { "view a((list: \($0), \(rest)))" }
    #expect(difference(texts[0], texts[1])?.words == "a \(words)")
  }

  @Test(
    arguments: [
      ("view a()", "worker a()", true), ("view a(1)", "view a(2)", true),
      ("view a()", "view a() | view a()", false), ("view a()", "", true),
      ("view a() | view b()", "view a()", false), ("odd a() | odd b()", "odd a()", true),
      ("", "view a()", true), ("census alive: x", "census alive: y", true),
      ("screen shows(a: 1)", "screen shows(a: 2)", false),
      ("view a(1) | view a(2)", "view a(2) | view a(1)", false),
    ])
  func `two messages that say it all need no sentence`(
    expected: String, recorded: String, isPlain: Bool
  ) {
    #expect(difference(expected, recorded)?.isPlain == isPlain)
  }

  @Test(
    arguments: [
      (
        "view a()", "",
        "a to the view comes too late, after the test looked: is it sent from a task that nothing "
          + "awaits?"
      ),
      ("", "view a()", "a to the view comes too early"),
      ("view a()", "view b()", "the view should get a, but gets b"),
    ])
  func `what came after a look was late, and what it saw beforehand was early`(
    expected: String, recorded: String, words: String
  ) {
    let all = ["view a()", "view b()"].map(Message.sample)
    let (none, late) = ([Message](), expected.isEmpty ? 0 : 1)
    let look = difference(
      expected, recorded,
      rest: .init(expected: late == 0 ? all : none, recorded: late == 1 ? all : none))
    // What both flows have later says nothing about this one.
    let same = difference(expected, recorded, rest: .init(expected: all, recorded: all))
    #expect(same?.words.contains("too ") == false)
    #expect(look?.words == words)
    #expect(look?.isPlain == false)
  }

  @Test(arguments: [
    ("view a()", "", "a from the presenter to the view is missing"),
    ("", "view a()", "a to the view wasn't expected"),
    (
      "worker f()", "census alive: a | worker f()",
      "alive in the census: a, which wasn't expected here"
    ),
  ])
  func `what never comes in the other flow is neither late nor early`(
    expected: String, recorded: String, words: String
  ) {
    let none = FirstDifference.Rest(
      expected: [Message.sample("census alive: none")], recorded: [])
    #expect(difference(expected, recorded, rest: none)?.words == words)
  }

  @Test func `a part with a number is a name`() {
    let message = Recording.Entry.message(Message(receiver: "view 2", text: "a()"))
    let difference = FirstDifference(expected: [message], recorded: [], cast: .sample)
    #expect(difference?.words == "a from presenter 2 to view 2 is missing")
  }

  @Test func `equal flows have no difference`() {
    #expect(difference("view a()", "view a()") == nil)
    #expect(difference("", "") == nil)
  }
}
