@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct InvocationTests {
  private let spec = CommandSpec(
    "check", operand: .many("NN"),
    options: [.json, .init("--seed", value: "S", "the seed")])

  private func refusal(_ words: [String], _ spec: CommandSpec) -> [String?] {
    let complaint = #expect(throws: Complaint.self) { try Invocation(words, for: spec) }
    #expect(complaint?.exit == .usage)
    return [complaint?.sentence, complaint?.next]
  }

  @Test func `operands and options come in any order`() throws {
    let words = ["3", "--json", "04", "--seed", "7", "--color", "never", "-", "--", "--json", "--"]
    let invocation = try Invocation(words, for: spec)
    let none = try Invocation([], for: spec)

    #expect(invocation.operands == ["3", "04", "-", "--json", "--"])
    #expect(invocation.has("--json"))
    #expect(invocation.value("--seed") == "7")
    #expect(invocation.value("--color") == "never")
    #expect(none.operands == [])
    #expect(!none.has("--json"))
    #expect(try none.number("--seed", in: 0...9) == nil)
  }

  @Test(
    arguments: [
      (["--seed", "7"], "7"), (["--seed=7"], "7"), (["--seed", "1", "--seed=7"], "7"),
      (["--seed=a=b"], "a=b"), (["--seed", "--json"], "--json"), (["--seed="], ""),
    ])
  func `a value stands behind its option, or behind a sign`(words: [String], value: String) throws {
    #expect(try Invocation(words, for: spec).value("--seed") == value)
  }

  @Test(
    arguments: [
      (["--jsn"], "kata check knows no option --jsn; did you mean --json?"),
      (["--seeds=3"], "kata check knows no option --seeds; did you mean --seed?"),
      (["--frobnicate"], "kata check knows no option --frobnicate."),
      (["-x"], "kata check knows no option -x."),
      (["3", "--seed"], "--seed needs a value: --seed S."),
      (["--json=yes"], "--json takes no value."), (["--json="], "--json takes no value."),
    ])
  func `a wrong option is refused, with the nearest`(words: [String], sentence: String) {
    #expect(refusal(words, spec) == [sentence, "kata help check"])
  }

  @Test(arguments: ["", "x", "-1", "10", "1.5", " 1", "１", "99999999999999999999", "0x1"])
  func `a number has to be one, within its range`(text: String) throws {
    let invocation = try Invocation(["--seed=\(text)"], for: spec)

    let complaint = #expect(throws: Complaint.self) {
      try invocation.number("--seed", in: 0...9)
    }
    #expect(
      complaint?.sentence == "--seed takes a whole number from 0 to 9, not \"\(text)\".")
  }

  @Test(
    arguments: [
      (CommandSpec.Operand.none, 0...0), (.optional("NN"), 0...1), (.one("NN"), 1...1),
      (.upToTwo("NN", "TEST"), 0...2),
    ])
  func `as many operands as there is room for are taken`(
    operand: CommandSpec.Operand, room: ClosedRange<Int>
  ) throws {
    let spec = CommandSpec("show", operand: operand)
    let words = (0...room.upperBound).map { "word\($0)" }

    for count in room {
      #expect(try Invocation(Array(words.prefix(count)), for: spec).operands.count == count)
    }
    #expect(
      refusal(words, spec)[0]
        == "kata show does not know what to do with \"word\(room.upperBound)\".")
  }

  @Test func `an operand too few is said, with the usage`() {
    #expect(
      refusal([], CommandSpec("show", operand: .one("NN")))
        == ["kata show needs to know which exercise.", "kata show NN [--color WHEN]"])
  }

  @Test func `plain kata is named without a blank behind it`() {
    #expect(
      refusal(["list"], CommandSpec(""))
        == ["kata does not know what to do with \"list\".", "kata [--color WHEN]"])
  }
}
