import CommandKit
import Core

extension Subcommand {
  static let watch = Subcommand(
    spec: CommandSpec(
      "watch",
      operand: .optional("NN"),
      options: [
        .plain,
        .init(
          "--editor", value: "COMMAND",
          "what o opens: else KATA_EDITOR, VISUAL or EDITOR, as in code, xed, zed, vim, emacs, nano"
        ),
      ],
      discussion: """
        Without NN: the first exercise with something left to do. Without a terminal there are no
        keys: each verdict is written once, and it ends where its input does.
        """),
    options: { (name: $0.operands.first, editor: $0.value("--editor")) },
    run: { options, output, host throws(Complaint) in
      try WatchLoop(at: options.name, editor: options.editor, output, host).run()
    })
}
