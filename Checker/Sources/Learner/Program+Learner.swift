package import Common

extension Program {
  package static let learner = Program(
    [
      .home, .watch, .check, .show, .hint, .flow, .diff, .list, .reset, .path, .teeth,
      .submit, .doctor,
    ], hidden: [.watchCheck])
}
