import Basics
import Common
import Host

extension Subcommand {
  static let ask = Subcommand(
    spec: CommandSpec(
      "ask",
      operand: .upToTwo("NN", "WORDS"),
      options: [
        .init("--script", value: "JSON", nil),
        .init("--answers", value: "abc", "answers the three questions at once"),
        .init("--json", "prints the scripts that fit, and nothing else"),
        .plain,
      ],
      discussion: """
        Without WORDS you get three questions: a script, and four flows, of which one is right. Answer
        by its letter; nothing is graded. With WORDS, the shortest script with WORDS in a step is shown,
        such as kata ask 2 cancelled, or kata ask 2 'email " "'. On a terminal you predict
        the messages, and then see them. A copy without Solutions has the recorded answers.
        """),
    options: {
      (
        name: $0.operands.first as String?, words: $0.operands.dropFirst().first,
        script: $0.value("--script"),
        answers: $0.value("--answers"), isJSON: $0.has("--json")
      )
    },
    run: { options, output, host throws(Complaint) in
      guard let name = options.name else {
        throw .usage("kata ask needs to know which exercise.", next: "kata ask 2")
      }
      let session = try CheckSession(host, progress: output.note)
      let exercise = try session.workspace.named([name])[0]
      guard exercise.writes == .sources else {
        throw Complaint(
          "In \(exercise.id) you write the suite, and no script is played.",
          next: "kata check \(exercise.id.number)", exit: .notPassed)
      }
      let quiz = Quiz(exercise: exercise, session: session, output: output, host: host)
      let isPlain = options.words == nil && options.script == nil && !options.isJSON
      if isPlain, let code = try quiz.ask(answers: options.answers) { return code }
      let recording = try session.recording(of: exercise, options.script)
      output.clearProgress()
      let found = recording.scripts(with: options.words ?? "")
      guard let first = found.first else {
        throw .usage(
          options.script == nil
            ? "No script of \(exercise.id) has \"\(options.words ?? "")\" in a step."
            : "No step of that script applies to \(exercise.id).",
          next: "kata ask \(exercise.id.number) --json shows scripts")
      }
      guard !options.isJSON else {
        host.terminal.write(found.map { $0.name + "\n" }.joined())
        return .success
      }
      let (question, answer) = Report.ask(
        first, recording.cast, on: output.medium)
      output.write([Line("\(exercise.id) · \(exercise.title)", .strong), .empty] + question)
      output.pause("Which messages follow? Predict them, then press Return.")
      let more = found.count - 1
      output.write(
        [.empty] + answer + [.empty]
          + (more > 0 ? [Line("\(more) more scripts fit: --json prints them", .faint)] : []))
      return .success
    })
}
