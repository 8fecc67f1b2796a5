import Basics
@testable import Common
@testable import Shared
import Testing

@Suite struct CommandSpecTests {
  @Test(
    arguments: [
      (CommandSpec.Operand.none, "kata show [--color WHEN]"),
      (.one("NN"), "kata show NN [--color WHEN]"),
      (.optional("NN"), "kata show [NN] [--color WHEN]"),
      (.many("NN"), "kata show [NN…] [--color WHEN]"),
      (.upToTwo("NN", "TEST"), "kata show [NN [TEST]] [--color WHEN]"),
    ])
  func `the usage tells what may stand behind`(operand: CommandSpec.Operand, usage: String) {
    #expect(CommandSpec("show", operand: operand).usage == usage)
  }

  @Test func `the usage tells every option, with its value`() {
    let spec = CommandSpec(
      "check", options: [.json, .init("--seed", value: "S", "the seed")])

    #expect(spec.usage == "kata check [--json] [--seed S] [--color WHEN]")
  }

  @Test func `a hidden option is taken, and help leaves it out`() throws {
    let spec = CommandSpec("check", options: [.json, .init("--seed", value: "S", nil)])

    #expect(spec.usage == "kata check [--json] [--color WHEN]")
    #expect(!Report.help(spec).contains { $0.text.contains("--seed") })
    #expect(try Invocation(["--seed", "7"], for: spec).value("--seed") == "7")
  }

  @Test func `plain kata is a command, too`() {
    let home = CommandSpec("")

    #expect(home.title == "kata")
    #expect(home.helpCommand == "kata help")
    #expect(home.usage == "kata [--color WHEN]")
  }
}
