import Basics
import Common
import Host

/// Three questions before one edits: they are counted, and never graded.
struct Quiz {
  let exercise: Course.Exercise
  let session: CheckSession
  let output: Output
  let host: HostSystem

  private var path: String { session.workspace.path(exercise.layout.questions) }

  /// Nil if this copy has no questions on the exercise.
  func ask(answers: String?) throws(Complaint) -> ExitCode? {
    guard let questions: Questions = try host.files.json(path), !questions.all.isEmpty else {
      return nil
    }
    if let answers, !answers.allSatisfy(Report.letters.contains) {
      throw .usage("--answers takes the letters a to d.", next: "kata ask 2 --answers abc")
    }
    let sentences = try session.workspace.expected(exercise.id).sentences
    var given = answers.map { Array($0) }
    var right = 0
    for (index, question) in questions.all.enumerated() {
      let heading = "\(exercise.id) · question \(index + 1) of \(questions.all.count)"
      output.write([Line(heading, .strong), .empty] + Report.question(question, output.medium))
      let letter: Character?
      if given != nil {
        letter = given?.isEmpty == false ? given?.removeFirst() : nil
      } else {
        output.write([.empty, Line("Which messages follow: a, b, c or d?", .faint)])
        letter = read()
      }
      guard let letter, let chosen = Report.letters.firstIndex(of: letter) else { return .success }
      let answer = Report.answer(to: question, chosen, sentences)
      if answer.isRight { right += 1 }
      output.write([.empty] + answer.lines + [.empty])
    }
    output.write([Line("\(right) of \(questions.all.count) predicted", .strong)])
    return .success
  }

  /// A letter: a key on a terminal, else a line; nil at the end of the input.
  private func read() -> Character? {
    if !output.isPlain, let console = Console() {
      let letter = console.key { key -> Character? in
        if case .letter(let letter) = key {
          return Report.letters.contains(letter) || letter == "q" ? letter : nil
        }
        return key == .end ? "q" : nil
      }
      return letter == "q" ? nil : letter
    }
    while let line = readLine() {
      if let letter = line.lowercased().first, Report.letters.contains(letter) { return letter }
    }
    return nil
  }
}

extension Report {
  static let letters: [Character] = ["a", "b", "c", "d"]

  /// The script's steps, and the four flows.
  static func question(_ question: Question, _ medium: Medium) -> [Line] {
    var lines = question.steps.enumerated().flatMap { index, step in
      Wrapping.sentences("\(index + 1). \(step)", columns: medium.width - 4, indent: "   ")
        .map { Line("    \($0)", .strong) }
    }
    let receivers = question.flows.flatMap { $0.flow.map(\.receiver.columns) }
    for (letter, (flow, _)) in zip(letters, question.flows) {
      lines.append(.empty)
      for (index, message) in flow.enumerated() {
        let lead = index == 0 ? "  \(letter)  " : "     "
        let receiver = message.receiver.padded(to: 1 + max(11, receivers.max() ?? 0))
        let rows = Wrapping.sentences("\(receiver)\(message.text)", columns: 72, indent: "    ")
        lines += rows.enumerated().map {
          Line(Span($0 == 0 ? lead : "     ", .strong), Span($1))
        }
      }
    }
    return lines
  }

  /// The verdict on a letter, with the edge that decides.
  static func answer(
    to question: Question, _ chosen: Int, _ sentences: [Int: String]
  ) -> (isRight: Bool, lines: [Line]) {
    let flows = question.flows
    let right = flows.firstIndex { $0.wrong == nil }.map { letters[$0] } ?? "a"
    func edge(_ wrong: Question.Wrong) -> String {
      let number = Int(wrong.edge.dropFirst()) ?? 0
      return "\(wrong.edge)\(sentences[number].map { ": \($0)" } ?? "")"
    }
    guard let wrong = flows[chosen].wrong else {
      let others = zip(letters, flows).compactMap { letter, flow in
        flow.wrong.map { "  \(letter)  \($0.sentence) (\($0.edge))" }
      }
      return (
        true,
        [Line("\(right) is right. The others:", .good)]
          + others.flatMap { Wrapping.sentences($0, columns: 76, indent: "     ") }.map { Line($0) }
      )
    }
    let words =
      "\(letters[chosen]) is wrong, and \(right) is right. In \(letters[chosen]): \(wrong.sentence)"
    return (
      false,
      Wrapping.sentences(words, columns: 76).map { Line($0, .bad) }
        + Wrapping.sentences(edge(wrong), columns: 76).map { Line($0) }
    )
  }
}
