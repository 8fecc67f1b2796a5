@testable import KataCore
import Testing

struct FirstDifferenceTests {
  @Test(
    arguments: [
      (["view a()", "view b()"], ["view a()"], 1, "b from the presenter to the view is missing"),
      (["view a()", "view b()"], ["view b()"], 0, "a from the presenter to the view is missing"),
      (["view a()"], ["view a()", "view a()"], 1, "a to the view comes once too often"),
      (["view a()"], ["view a()", "view b()"], 1, "b to the view was not expected"),
      (
        ["view b()"], ["view a()", "view b()"], 0,
        "a to the view was not expected here"
      ),
      (["view a()", "view b()"], ["view b()", "view a()"], 0, "b to the view comes too early"),
      (
        ["view a(true)", "view a(false)"], ["view a(false)", "view a(true)"], 0,
        "a(false) to the view comes too early"
      ),
      (["view a()"], ["view b()"], 0, "the view should get a, and gets b"),
      (["view a()"], ["worker a()"], 0, "expected a to the view, recorded a to the worker"),
      (["view a(x: 1, y: 2)"], ["view a(x: 1, y: 3)"], 0, "a comes with y: 3, expected was y: 2"),
      (["view a(x: 1)"], ["view a(x: 1, y: 3)"], 0, "a comes with other contents"),
      (["store u: nil"], ["store u: 1"], 0, "u in the store: 1, expected was nil"),
      (
        ["screen alive: nobody"], ["screen alive: view, worker"], 0,
        "alive in the screen: view, worker; expected was nobody"
      ),
      (
        ["store u: 1"], ["store u: 1", "store u: 1"], 1,
        "u in the store: 1, which was not expected"
      ),
      (
        ["screen shows(a: 1, b: 2)"], ["screen shows(a: 1, b: 3)"], 0,
        "the screen has b: 3, expected was b: 2"
      ),
      (["store u: nil"], [], 0, "expected next was: u in the store: nil"),
      (
        ["screen a: 1"], ["screen a changed, but told nobody", "screen a: 1"], 0,
        "in the screen, a changed, as expected, but told nobody"
      ),
      (
        [], ["screen a changed, but told nobody", "screen a: 1"], 0,
        "in the screen, a changed, but told nobody"
      ),
      (
        ["store u: nil"], ["store u: 1", "store u: nil"], 0,
        "u in the store: 1, which was not expected here"
      ),
      (
        ["screen has gone"], ["screen is kept alive"], 0,
        "the screen is kept alive, expected was: has gone"
      ),
      (["screen has gone"], [], 0, "expected next was: the screen has gone"),
      ([], ["screen has gone"], 0, "the screen has gone, which was not expected"),
      (
        ["view a()"], ["router has a user, and no navigator"], 0,
        "expected a to the view, recorded: the router has a user, and no navigator"
      ),
      (
        ["view a(x: 1, y: 2)"], ["view a(x: 2, y: 1)"], 0,
        "a comes with the right values in each other's place"
      ),
      (
        ["store u: 1"], ["view a()"], 0, "expected: u in the store: 1, recorded a to the view"
      ),
      (["odd b()"], [], 0, "b to the odd is missing"),
      (["screen shows(a: 1)"], [], 0, "a look at the screen is missing"),
      (["view a()", "view b(1)"], ["view b(2)", "view a()"], 0, "b to the view comes too early"),
      (
        ["view a(1)", "worker b()", "view a(1)"], ["view a(2)", "worker b()", "view a(1)"], 0,
        "a comes with 2, expected was 1"
      ),
      (
        ["view a(2)", "view a(1)"], ["view a(1)", "view a(1)"], 0, "a comes with 1, expected was 2"
      ),
      (
        ["view a(1)", "view a(2)", "view a(3)"], ["view a(3)", "view a(1)", "view a(2)"], 0,
        "a(3) to the view comes too early"
      ),
    ])
  func `the difference is said in words`(
    expected: [String], recorded: [String], index: Int, words: String
  ) {
    let difference = FirstDifference(
      expected: entries(expected), recorded: entries(recorded), cast: .sample)
    #expect(difference?.index == index)
    #expect(difference?.words == words)
  }

  /// So long that values are not told beside one another.
  private let rest = #"rest: "\(String(repeating: "and so on ", count: 6))""#

  @Test(
    arguments: [
      ("[1, 2, 3]", "[1, 5, 3]", "with 5 as number 2 of list, expected was 2"),
      ("[1, 2, 3]", "[1, 2]", "without number 3 of list: 3"),
      ("[1, 2]", "[1, 2, 3]", "with 3 as number 3 of list, which was not expected"),
      ("[1, 2]", "[2]", "with 2 as number 1 of list, expected was 1"),
      (
        "[(day: 1, hours: [(at: 7, high: 8)])]", "[(day: 1, hours: [(at: 7, high: 9)])]",
        "with 9 as high in number 1 of hours in number 1 of list, expected was 8"
      ),
      ("(1, 2)", "(1, 3)", "with 3 as number 2 of list, expected was 2"),
      (".some(1)", ".other(1)", "with .other(1) as list, expected was .some(1)"),
      (#"["a, b"]"#, #"["a; b"]"#, #"with "a; b" as number 1 of list, expected was "a, b""#),
      ("nil", "[1]", "with [1] as list, expected was nil"),
    ])
  func `of a long value, the first place that differs is told`(
    expected: String, recorded: String, words: String
  ) {
    let texts = [expected, recorded].map { "view a((list: \($0), \(rest)))" }
    let difference = FirstDifference(
      expected: entries([texts[0]]), recorded: entries([texts[1]]), cast: .sample)

    #expect(difference?.words == "a comes \(words)")
  }

  @Test func `two long outcomes are told by their cases`() {
    let texts = [".outdated((\(rest)))", ".failure(.offline)"].map { "view a(\($0))" }
    let difference = FirstDifference(
      expected: entries([texts[0]]), recorded: entries([texts[1]]), cast: .sample)

    #expect(difference?.words == "a comes with .failure(.offline), expected was .outdated(…)")
  }

  @Test(
    arguments: [
      (["view a()"], ["worker a()"], true), (["view a(1)"], ["view a(2)"], true),
      (["view a()"], ["view a()", "view a()"], false), (["view a()"], [], true),
      (["view a()", "view b()"], ["view a()"], false),
      (["odd a()", "odd b()"], ["odd a()"], true),
      ([], ["view a()"], true), (["census alive: x"], ["census alive: y"], true),
      (["screen shows(a: 1)"], ["screen shows(a: 2)"], false),
      (["view a(1)", "view a(2)"], ["view a(2)", "view a(1)"], false),
      (["view a(1)", "view a(1)"], ["view a(2)", "view a(1)"], true),
    ])
  func `two messages that say it all need no sentence`(
    expected: [String], recorded: [String], isPlain: Bool
  ) {
    #expect(
      FirstDifference(expected: entries(expected), recorded: entries(recorded), cast: .sample)?
        .isPlain
        == isPlain)
  }

  @Test(arguments: [
    ("x: ", "a comes with another value of x"), ("", "a comes with other contents"),
  ])
  func `long contents are not repeated`(label: String, words: String) {
    let long = String(repeating: "long ", count: 20)
    let difference = FirstDifference(
      expected: entries(["view a(\(label)\"\(long)1\")"]),
      recorded: entries(["view a(\(label)\"\(long)2\")"]), cast: .sample)
    #expect(difference?.words == words)
  }

  @Test(
    arguments: [
      (
        ["view a()"], [],
        "a to the view comes too late, after the test looked: is all that leads to it awaited?"
      ),
      ([], ["view a()"], "a to the view comes too early"),
      (["view a()"], ["view b()"], "the view should get a, and gets b"),
    ])
  func `what came after a look was late, and what it saw beforehand was early`(
    expected: [String], recorded: [String], words: String
  ) {
    let difference = FirstDifference(
      expected: entries(expected), recorded: entries(recorded), cast: .sample, isLook: true)
    #expect(difference?.words == words)
    #expect(difference?.isPlain == false)
  }

  @Test func `of a long list it is not said that it is another one`() {
    let all = #""interactor", "presenter", "router", "view", "worker"#
    let difference = FirstDifference(
      expected: entries(["census alive: \(all)\""]),
      recorded: entries(["census alive: \(all) 2\""]), cast: .sample)
    #expect(difference?.words == "alive in the census: not what was expected")
  }

  @Test func `a part with a number is a name`() {
    let message = Recording.Entry.message(Message(receiver: "view 2", text: "a()"))
    let difference = FirstDifference(expected: [message], recorded: [], cast: .sample)
    #expect(difference?.words == "a from presenter 2 to view 2 is missing")
  }

  @Test func `equal flows have no difference`() {
    #expect(
      FirstDifference(
        expected: entries(["view a()"]), recorded: entries(["view a()"]), cast: .sample)
        == nil)
    #expect(FirstDifference(expected: [], recorded: [], cast: .sample) == nil)
  }

  @Test func `what a later step brings is not compared with this one`() {
    let expected: [Recording.Entry] = entries(["view a()"]) + [.step("2")] + entries(["view b()"])
    let recorded: [Recording.Entry] = [.step("2")] + entries(["view b()"])
    let difference = FirstDifference(expected: expected, recorded: recorded, cast: .sample)
    #expect(difference?.expected?.text == "a()")
    #expect(difference?.recorded == nil)
    #expect(difference?.words == "a from the presenter to the view is missing")
  }

  @Test func `a recording that ends before the next step is told as that`() {
    let step = [Recording.Entry.step("1")]
    #expect(
      FirstDifference(expected: step, recorded: [], cast: .sample)?.words
        == "nothing more was recorded")
    #expect(
      FirstDifference(expected: [], recorded: step, cast: .sample)?.words
        == "nothing more was expected")
    #expect(
      FirstDifference(expected: step, recorded: [.step("2")], cast: .sample)?.words
        == "the script goes on differently")
  }

  private func entries(_ texts: [String]) -> [Recording.Entry] {
    texts.map { .message(FlowCase.message($0)) }
  }
}
