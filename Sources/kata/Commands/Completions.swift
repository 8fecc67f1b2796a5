import KataCore

extension KataCommand {
  static let completions = KataCommand(
    spec: CommandSpec(
      "completions", "Prints what has a shell complete kata's commands: bash, zsh or fish.",
      operand: .one("SHELL"),
      discussion: """
        bash: source <(kata completions bash), in ~/.bashrc with kata's whole path
        zsh:  source <(kata completions zsh), behind compinit in ~/.zshrc
        fish: kata completions fish | source, in ~/.config/fish/config.fish
        """),
    options: { invocation throws(Complaint) in try Shell(named: invocation.operands[0]) },
    run: { shell, _, host throws(Complaint) in
      host.terminal.write(shell.script)
      return .success
    })

  /// What those scripts ask when somebody presses Tab: a row for each candidate, and no complaint.
  static let complete = KataCommand(
    spec: CommandSpec("complete", "Answers a shell.", operand: .many("WORD")),
    options: \.operands,
    run: { words, _, host throws(Complaint) in
      let workspace = try? Workspace(around: host.directory, host: host)
      let completion = Completion(
        specs: Commands.all.map(\.spec), course: workspace?.course,
        tests: { exercise in
          (try? workspace?.expected(exercise.id))?.tests.map(\.name) ?? []
        },
        mutants: { exercise in
          (try? workspace?.mutants(of: exercise.id))?.map(\.name) ?? []
        })
      for candidate in completion.candidates(for: words) {
        let row = candidate.help.isEmpty ? [candidate.text] : [candidate.text, candidate.help]
        host.terminal.write(row.map(Visible.text).joined(separator: "\t") + "\n")
      }
      return .success
    })
}
