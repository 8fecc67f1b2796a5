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
        "in the screen, a changed, but told nobody"
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

  @Test(
    arguments: [
      (["1"], [], "nothing more was recorded"), ([], ["1"], "nothing more was expected"),
      (["1"], ["2"], "the script goes on differently"),
    ])
  func `steps that differ are told as that`(expected: [String], recorded: [String], words: String) {
    let flows = [expected, recorded].map { $0.map(Recording.Entry.step) }
    #expect(
      FirstDifference(expected: flows[0], recorded: flows[1], cast: .sample)?.words == words)
  }

  @Test func `of a long value, its ends are told, and the place that differs`() {
    let rest = #"rest: "\#(String(repeating: "so on ", count: 12))""#
    let texts = [8, 9].map { "view a((days: [(at: 7, high: \($0)), (at: 8, high: 8)], \(rest)))" }
    let words = FirstDifference(
      expected: entries([texts[0]]), recorded: entries([texts[1]]), cast: .sample)?.words
    #expect(words == "")
  }

  private func entries(_ texts: [String]) -> [Recording.Entry] {
    texts.map { .message(FlowCase.message($0)) }
  }
}
