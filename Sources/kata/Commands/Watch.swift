import KataCore
import KataHost

extension KataCommand {
  static let watch = KataCommand(
    spec: CommandSpec(
      "watch", "Checks an exercise whenever you save; ? shows the keys.",
      operand: .optional("NN"),
      options: [
        .plain,
        .init(
          "--editor", value: "COMMAND",
          "what o opens: else KATA_EDITOR, VISUAL or EDITOR, as in code, xed, zed, vim, emacs, nano"
        ),
      ],
      discussion: """
        Without NN: the first exercise with something left to do. It goes on to the next one
        only when you press n, once this one is green. A save while it checks has it begin anew.
        Without a terminal there are no keys: each verdict is written once, and it ends where
        its input does.
        """),
    options: WatchOptions.init,
    run: { options, output, host throws(Complaint) in
      try WatchLoop(options, output, host).run()
    })
}

/// The options of `kata watch`.
struct WatchOptions {
  /// Nil for the first exercise with something left to do.
  var name: String?
  var isPlain: Bool
  var editor: String?

  init(_ invocation: Invocation) {
    name = invocation.operands.first
    isPlain = invocation.has(CommandSpec.Option.plain.name)
    editor = invocation.value("--editor")
  }
}
