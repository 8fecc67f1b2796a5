import Testing

@testable import KataCore

@Suite struct CompletionTests {
  private let completion = Completion(
    specs: [
      CommandSpec("", "Says where you are."),
      CommandSpec(
        "check", "Judges.", operand: .many("NN"),
        options: [.json, .init("--seed", value: "S", "the seed")]),
      CommandSpec(
        "flow", "Draws.", operand: .upToTwo("NN", "TEST"),
        options: [.init("--svg", value: "FILE", "a picture")]),
      CommandSpec("path", "Chooses.", operand: .optional("PATH")),
      CommandSpec("mutant", "Tries.", operand: .upToTwo("NN", "MUTANT")),
      CommandSpec("help", "Tells.", operand: .optional("COMMAND")),
      CommandSpec("completions", "Prints.", operand: .one("SHELL")),
      CommandSpec("later", "Nobody knows how.", operand: .one("SOMETHING")),
    ], course: .sample,
    tests: { ["Tests/of \($0.id.number), it's \"so\"", "Tests/other()"] },
    mutants: { _ in ["Swaps", "Keeps"] })

  private func texts(_ words: String...) -> [String] {
    completion.candidates(for: words).map(\.text)
  }

  @Test func `commands come from the table, with what they do`() {
    #expect(completion.candidates(for: ["ch"]) == [.init("check", "Judges.")])
    #expect(texts("") == ["check", "flow", "path", "mutant", "help", "completions", "later"])
    #expect(texts("-") == ["--color"])
    #expect(texts() == [])
  }

  @Test func `options come from the table`() {
    #expect(texts("check", "--") == ["--json", "--seed", "--color"])
    #expect(texts("check", "1", "--s") == ["--seed"])
    #expect(completion.candidates(for: ["check", "--j"]).first?.help.isEmpty == false)
  }

  @Test func `an option's value stands behind it, or behind an equals sign`() {
    #expect(texts("check", "--color", "") == ["auto", "always", "never"])
    #expect(texts("check", "--color", "=", "ne") == ["never"])
    #expect(texts("check", "--color", "=") == ["auto", "always", "never"])
    #expect(texts("check", "--color=ne") == ["--color=never"])
    #expect(texts("--color", "al") == ["always"])
    #expect(texts("check", "--seed", "") == [])
    #expect(texts("check", "--json", "") == ["1", "2", "10"])
    #expect(completion.candidates(for: ["flow", "1", "--svg", "x"]) == [.files])
  }

  @Test func `exercises come in the form that was begun, each once`() {
    #expect(texts("check", "") == ["1", "2", "10"])
    #expect(texts("check", "0") == ["01", "02"])
    #expect(texts("check", "Exercise1") == ["Exercise10"])
    #expect(texts("check", "ex") == ["exercise01", "exercise02", "exercise10"])
    #expect(texts("check", "1", "") == ["2", "10"])
    #expect(completion.candidates(for: ["check", "2"]) == [.init("2", "Validation")])
  }

  @Test func `tests are those of the exercise before them, also within quotes`() {
    #expect(texts("flow", "2", "") == ["of 2, it's \"so\"", "other"])
    #expect(texts("flow", "2", "\"of 2, i") == ["of 2, it's \"so\""])
    #expect(texts("flow", "2", "of\\ 2,\\ it\\'s") == ["of 2, it's \"so\""])
    #expect(texts("flow", "2", "'of 1") == [])
    #expect(texts("flow", "99", "") == [])
    #expect(texts("flow", "2", "other", "") == [])
  }

  @Test func `paths, mutants, rules and shells are known where they can stand`() {
    #expect(texts("path", "") == ["all"])
    #expect(texts("mutant", "1", "S") == ["Swaps"])
    #expect(texts("help", "one") == ["one-way"])
    #expect(texts("help", "che") == ["check"])
    #expect(texts("completions", "") == ["bash", "zsh", "fish"])
    #expect(texts("later", "") == [])
    #expect(texts("nothing", "") == [])
  }

  @Test func `outside a course there are commands and options all the same`() {
    var completion = completion
    completion.course = nil

    #expect(completion.candidates(for: ["ch"]).map(\.text) == ["check"])
    #expect(completion.candidates(for: ["check", ""]) == [])
  }

  @Test func `no script holds a command or an option of the table`() {
    for shell in Shell.allCases {
      #expect(!shell.script.contains("--json"))
      #expect(!shell.script.contains("check"))
    }
  }
}
