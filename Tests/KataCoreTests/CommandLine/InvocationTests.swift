import KataCore
import Testing

@Suite struct InvocationTests {
  private let spec = CommandSpec(
    "check", "Judges.", operand: .many("NN"),
    options: [.json, .init("--seed", value: "S", "the seed")])

  private func refusal(
    _ words: [String], _ spec: CommandSpec? = nil
  ) -> (sentence: String?, next: String?) {
    let complaint = #expect(throws: Complaint.self) {
      try Invocation(words, for: spec ?? self.spec)
    }
    #expect(complaint?.exit == .usage)
    return (complaint?.sentence, complaint?.next)
  }

  @Test func `operands and options come in any order`() throws {
    let invocation = try Invocation(["3", "--json", "04", "--seed", "7", "-"], for: spec)

    #expect(invocation.operands == ["3", "04", "-"])
    #expect(invocation.has("--json"))
    #expect(invocation.value("--seed") == "7")
    #expect(invocation.value("--color") == nil)
  }

  @Test func `nothing is nothing`() throws {
    let invocation = try Invocation([], for: spec)

    #expect(invocation.operands == [])
    #expect(!invocation.has("--json"))
    #expect(try invocation.number("--seed", in: 0...9) == nil)
  }

  @Test(arguments: [["--seed", "7"], ["--seed=7"], ["--seed", "1", "--seed=7"]])
  func `a value stands behind its option, or behind a sign`(words: [String]) throws {
    #expect(try Invocation(words, for: spec).number("--seed", in: 0...9) == 7)
  }

  @Test func `a value may hold a sign, or look like an option`() throws {
    #expect(try Invocation(["--seed=a=b"], for: spec).value("--seed") == "a=b")
    #expect(try Invocation(["--seed", "--json"], for: spec).value("--seed") == "--json")
    #expect(try Invocation(["--seed="], for: spec).value("--seed") == "")
  }

  @Test func `every command knows --color`() throws {
    #expect(try Invocation(["--color", "never"], for: spec).value("--color") == "never")
  }

  @Test(
    arguments: [
      ("--jsn", "kata check knows no option --jsn; did you mean --json?"),
      ("--seeds=3", "kata check knows no option --seeds; did you mean --seed?"),
      ("--frobnicate", "kata check knows no option --frobnicate."),
      ("-x", "kata check knows no option -x."),
    ])
  func `an unknown option is refused, with the nearest`(word: String, sentence: String) {
    #expect(refusal([word]) == (sentence, "kata help check"))
  }

  @Test func `an option without its value is refused`() {
    #expect(
      refusal(["3", "--seed"]) == ("--seed needs a value: --seed S.", "kata help check"))
  }

  @Test(arguments: ["--json=yes", "--json="])
  func `a value that nobody asked for is refused`(word: String) {
    #expect(refusal([word]) == ("--json takes no value.", "kata help check"))
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

  @Test(arguments: [(CommandSpec.Operand.none, 0), (.optional("NN"), 1), (.one("NN"), 1)])
  func `an operand too many is named`(operand: CommandSpec.Operand, room: Int) {
    let words = (0...room).map { "word\($0)" }

    #expect(
      refusal(words, CommandSpec("show", "Shows.", operand: operand)).sentence
        == "kata show does not know what to do with \"word\(room)\".")
  }

  @Test func `an operand too few is said, with the usage`() {
    #expect(
      refusal([], CommandSpec("show", "Shows.", operand: .one("NN")))
        == ("kata show needs to know which exercise.", "kata show NN [--color WHEN]"))
  }

  @Test(arguments: [(CommandSpec.Operand.none, 0), (.optional("NN"), 0), (.optional("NN"), 1)])
  func `as many operands as there is room for are taken`(
    operand: CommandSpec.Operand, count: Int
  ) throws {
    let words = (0..<count).map { "\($0)" }

    #expect(
      try Invocation(words, for: CommandSpec("show", "Shows.", operand: operand)).operands
        == words)
  }

  @Test func `plain kata is named without a blank behind it`() {
    let home = CommandSpec("", "Says where you are.")

    #expect(
      refusal(["list"], home)
        == ("kata does not know what to do with \"list\".", "kata [--color WHEN]"))
    #expect(refusal(["--color"], home).next == "kata help")
  }

  @Test func `behind two dashes everything is an operand`() throws {
    let spec = CommandSpec("check", "Judges.", operand: .many("NN"), options: [.json])
    let invocation = try Invocation(["1", "--", "--json", "--"], for: spec)

    #expect(invocation.operands == ["1", "--json", "--"])
    #expect(!invocation.has("--json"))
  }
}
