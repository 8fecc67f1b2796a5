/// What can stand where a shell's user presses Tab, by the table that help and parser read, too.
package struct Completion {
  package var specs: [CommandSpec]
  /// Nil outside a course.
  package var course: Course?
  /// The names of an exercise's tests.
  package var tests: (Course.Exercise) -> [String]
  package var mutants: (Course.Exercise) -> [String]

  package init(
    specs: [CommandSpec], course: Course?, tests: @escaping (Course.Exercise) -> [String],
    mutants: @escaping (Course.Exercise) -> [String]
  ) {
    self.specs = specs
    self.course = course
    self.tests = tests
    self.mutants = mutants
  }

  /// Something to type, and what it stands for.
  package struct Candidate: Equatable {
    package var text: String
    package var help: String

    package init(_ text: String, _ help: String = "") {
      self.text = text
      self.help = help
    }

    /// The names of files, which the shell knows.
    package static let files = Candidate(":files")
  }

  /// The words behind `kata`, as they were typed; the last is the one that is to be completed.
  package func candidates(for words: [String]) -> [Candidate] {
    // Where a shell takes "--color=never" for three words.
    var words = words.filter { $0 != "=" || words.last == "=" }.map(ShellWord.plain)
    if words.last == "=" { words[words.count - 1] = "" }
    guard let word = words.last else { return [] }
    let all = words.count == 1 ? first(word) : behind(Array(words.dropLast()), word)
    return all.filter { $0 == .files || $0.text.hasPrefix(word) }
  }

  private func first(_ word: String) -> [Candidate] {
    guard !word.hasPrefix("-") else { return options(of: spec("")) }
    return specs.filter { !$0.name.isEmpty }.map { Candidate($0.name, $0.summary) }
  }

  private func behind(_ words: [String], _ word: String) -> [Candidate] {
    let name = words[0].hasPrefix("-") ? "" : words[0]
    guard let spec = spec(name) else { return [] }
    var operands: [String] = []
    var rest = words.dropFirst(name.isEmpty ? 0 : 1)
    while let next = rest.popFirst() {
      guard next.hasPrefix("-") else {
        operands.append(next)
        continue
      }
      guard let value = spec.options.first(where: { $0.name == next })?.value else { continue }
      if rest.popFirst() == nil { return values(value) }
    }
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      return joined(String(word[..<equals]), spec)
    }
    if word.hasPrefix("-") { return options(of: spec) }
    return operand(of: spec, behind: operands, word)
  }

  private func spec(_ name: String) -> CommandSpec? { specs.first { $0.name == name } }

  private func options(of spec: CommandSpec?) -> [Candidate] {
    (spec?.options ?? []).map { Candidate($0.name, $0.help) }
  }

  /// The values of an option, as in "--color=never".
  private func joined(_ option: String, _ spec: CommandSpec) -> [Candidate] {
    let value = spec.options.first { $0.name == option }?.value
    return value.map(values)?.filter { $0 != .files }.map {
      Candidate("\(option)=\($0.text)", $0.help)
    } ?? []
  }

  private func values(_ placeholder: String) -> [Candidate] {
    switch placeholder {
    case "WHEN": CommandSpec.Option.colourChoices.map { Candidate($0) }
    case "FILE": [.files]
    default: []
    }
  }

  private func operand(
    of spec: CommandSpec, behind operands: [String], _ word: String
  ) -> [Candidate] {
    guard let placeholder = spec.operand.name(at: operands.count) else { return [] }
    let exercise = operands.first.flatMap { name in (try? course?.named([name]))?.first }
    switch placeholder {
    case "NN": return numbers(word).filter { !operands.contains($0.text) }
    case "TEST": return exercise.map(tests)?.map { Candidate(Report.title(of: $0)) } ?? []
    case "MUTANT": return exercise.map(mutants)?.map { Candidate($0) } ?? []
    case "PATH":
      return course?.ways.map { Candidate($0.name, "\($0.exercises.count) exercises") } ?? []
    case "COMMAND": return first("") + Rule.allCases.map { Candidate($0.rawValue, $0.instead) }
    case "SHELL": return Shell.allCases.map { Candidate($0.rawValue) }
    default: return []
    }
  }

  /// In the form that was begun: 3, 03 or Exercise03.
  private func numbers(_ word: String) -> [Candidate] {
    (course?.exercises ?? []).map { exercise in
      let id = exercise.id
      let text =
        switch word.first {
        case "0": id.short
        case "E": "\(id)"
        case "e": "\(id)".lowercased()
        default: "\(id.number)"
        }
      return Candidate(text, exercise.title)
    }
  }
}

extension CommandSpec.Operand {
  /// What stands at a place behind the command; nil where nothing does.
  func name(at index: Int) -> String? {
    switch self {
    case .none: nil
    case .one(let name), .optional(let name): index == 0 ? name : nil
    case .many(let name): name
    case .upToTwo(let first, let second): [first, second].dropFirst(index).first
    }
  }
}
