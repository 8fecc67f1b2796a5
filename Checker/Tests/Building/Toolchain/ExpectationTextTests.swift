@testable import Shared
import Testing

@testable import Common

@Suite struct ExpectationTextTests {
  @Test(
    arguments: [
      ("(sum + 1 → 2) == 3", "sum + 1 == 3", ["sum + 1 is 2"]),
      (
        "(kept → [nil]) == ([ann] → [Optional(LoginScene.Login.User(name: \"Ann\"))])",
        "kept == [ann]",
        ["kept is [nil]", "its number 1 should be Optional(User(name: \"Ann\"))"]
      ),
      (
        "(interactor.user → nil) == (bob → User(name: \"Bob\"))", "interactor.user == bob",
        ["interactor.user is nil", "bob is User(name: \"Bob\")"]
      ),
      (
        "!((view → Exercise04.LoginView).canLogIn → true → true)", "!view.canLogIn",
        ["view.canLogIn is true"]
      ),
      ("!(told → <not evaluated>)", "!told", ["told is true"]),
      (
        "(view → Exercise04.LoginView).isLoading → false", "view.isLoading",
        ["view.isLoading is false"]
      ),
      (
        "!((makeView(email: \"a)\", password: \"\") → Exercise04.LoginView).canLogIn → true → true)",
        "!makeView(email: \"a)\", password: \"\").canLogIn",
        ["makeView(email: \"a)\", password: \"\").canLogIn is true"]
      ),
      ("(left → LoginSpies.KataSpy) == nil", "left == nil", ["left is KataSpy"]),
      (
        "(log.calls → []) == ([\n        asked,\n        .view(.a),\n      ] → [worker a()])",
        "log.calls == [asked, .view(.a)]",
        ["log.calls is []", "its number 1 is missing: worker a()"]
      ),
      ("await gate.next() == .open", "await gate.next() == .open", []),
      (
        "(log.calls → [Exercise08Tests.Call.present(LoginScene.Login.Reset.Response.sent(to: \"A.b\"))]) == []",
        "log.calls == []", ["log.calls is [.present(.sent(to: \"A.b\"))]"]
      ),
      ("(sum → 2) < (limit → 1)", "sum < limit", ["sum is 2", "limit is 1"]),
      ("(all.map { $0 } → [\"{\"]) == []", "all.map { $0 } == []", ["all.map { $0 } is [\"{\"]"]),
      (
        "(log.calls → [M.Call.a(1, 2), M.Call.b]) == (flow() → [M.Call.a(1, 2)])",
        "log.calls == flow()",
        ["log.calls is [.a(1, 2), .b]", "its number 2 is too many: .b"]
      ),
      (
        "(a() → [\"p\", \"p\", \"v\"]) == (all → [\"p\", \"v\"])", "a() == all",
        ["a() is [\"p\", \"p\", \"v\"]", "its number 2 should be \"v\""]
      ),
      (
        "(a → [1, 3, 4]) == (b → [1, 2, 3, 4])", "a == b",
        ["a is [1, 3, 4]", "its number 2 should be 2"]
      ),
      (
        "(a → [1, 3, 2]) == (b → [1, 2, 3])", "a == b",
        ["a is [1, 3, 2]", "its number 2 should be 2"]
      ),
      ("(a → [1]) != (b → [1])", "a != b", ["a is [1]", "b is [1]"]),
      ("([] → []) == (b → [1])", "[] == b", ["b is [1]"]),
      ("(a → 1) == ((b → 2) + c → 3)", "a == b + c", ["a is 1", "b + c is 3"]),
    ])
  func `condition and values are told apart`(text: String, condition: String, found: [String]) {
    let expectation = ExpectationText("Expectation failed: \(text)")
    #expect(expectation?.condition == condition)
    #expect(expectation?.found == found)
  }

  @Test(
    arguments: [
      "Caught error: no", "Expectation failed: \"a\" == \"b\"", "Expectation failed: (a → (1) == 2",
      "Expectation failed: (a → 1)" + String(repeating: "(", count: 5_000),
      "Expectation failed: (a → \"" + String(repeating: "x", count: 100_000) + "\") == 2",
      "Expectation failed: (a → \"1) == 2", "Expectation failed: (a → 1]) == 2", "",
    ])
  func `what can't be taken apart is left alone`(text: String) {
    #expect(ExpectationText(text) == nil)
  }
}
