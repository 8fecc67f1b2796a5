package import Core

/// The commands that two programs have: the script `kata` chooses between them by an option.
extension CommandSpec {
  /// With `--package`, kata-code runs it; else the learner's program.
  package static let flow = CommandSpec(
    "flow", operand: .upToTwo("NN", "TEST"),
    options: [
      .init("--svg", value: "FILE", "writes the picture to a file, for a README or a slide"),
      .init("--package", value: "PATH", "draws a test of a package of yours: --package . TEST"),
      .plain,
    ],
    discussion: """
      Without TEST: the first test that fails by its messages, or the script that tells your
      code from the reference, or else the first test. TEST is a part of a test's name. In 100
      columns or more, expected and recorded messages stand side by side, if they fit.
      Spies know who gets a message, not who sends it: the sender is drawn as VIP has it. Of a
      long message, a drawing shows what differs from the last one of that name.
      Docs/own-code.md has the flow of tests in packages of your own.
      """)

  /// With `--box`, kata-class runs it; else the learner's program.
  package static let doctor = CommandSpec(
    "doctor",
    options: [
      .init("--report", "one text to send to the course's authors, without your names and paths"),
      .init("--box", "tries to get out of the box in which a learner's code runs"), .json,
    ],
    discussion: """
      Exit code: 0 when all is well, 3 when something is not. With --box: 0 when the box held, 1
      when it did not, 3 when there is none. --json belongs to --box.
      """)
}
