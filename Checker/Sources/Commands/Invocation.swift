package import Basics

/// A command line, read against its command's specification.
package struct Invocation: Sendable, Equatable {
  package var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]
  private let known: Set<String>
  package let help: String

  package init(_ words: [String], for spec: CommandSpec) throws(Complaint) {
    help = spec.helpCommand
    known = Set(spec.options.map(\.name))
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try take(word, &rest, spec)
    }
    try checkOperands(spec)
  }

  package func offers(_ option: CommandSpec.Option) -> Bool { known.contains(option.name) }

  package func has(_ flag: String) -> Bool {
    precondition(known.contains(flag), "\(help) does not offer \(flag)")
    return flags.contains(flag)
  }

  package func value(_ option: String) -> String? {
    precondition(known.contains(option), "\(help) does not offer \(option)")
    return values[option]
  }

  /// The option's value as a number; nil when the option was not given.
  package func number(_ option: String, in range: ClosedRange<Int>) throws(Complaint) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Complaint.usage(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(text)\".", next: help)
    }
    return number
  }

  private mutating func take(
    _ word: String, _ rest: inout ArraySlice<String>, _ spec: CommandSpec
  ) throws(Complaint) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let option = spec.options.first(where: { $0.name == parts[0] }) else {
      let near = Spelling.nearest(to: parts[0], among: spec.options.map(\.name))
      throw Complaint.usage(
        "\(spec.title) knows no option \(parts[0])\(near.map { "; did you mean \($0)?" } ?? ".")",
        next: spec.helpCommand)
    }
    guard let value = option.value else {
      guard parts.count == 1 else {
        throw Complaint.usage("\(option.name) takes no value.", next: spec.helpCommand)
      }
      flags.insert(option.name)
      return
    }
    guard let given = parts.count == 2 ? parts[1] : rest.popFirst() else {
      throw Complaint.usage(
        "\(option.name) needs a value: \(option.name) \(value).", next: spec.helpCommand)
    }
    values[option.name] = given
    while option.name == CommandSpec.Option.exercises.name, let next = rest.first,
      ExerciseID(next) != nil
    {
      values[option.name, default: ""] += " \(rest.removeFirst())"
    }
  }

  private func checkOperands(_ spec: CommandSpec) throws(Complaint) {
    let allowed = spec.operand.room
    guard !allowed.contains(operands.count) else { return }
    let sentence =
      operands.count < allowed.lowerBound
      ? "\(spec.title) needs to know which exercise."
      : "\(spec.title) does not know what to do with \"\(operands[allowed.upperBound])\"."
    throw Complaint.usage(sentence, next: spec.usage)
  }
}
