/// What lies in an exercise's folders, read once, for checks that need no compiler.
package struct ExerciseFacts: Sendable {
  package var exercise: Course.Exercise
  package var readme: String?
  package var hints: String?
  package var why: String?
  /// Required files and folders that are not there.
  package var missing: [String]
  /// Files in which stub and `.given/start`, or suite and `.given/tests`, differ.
  package var unshipped: [String]
  /// Names without their ending.
  package var alternatives: [String]
  /// Name and note; where the learner writes the suite, of the wrong implementations.
  package var mutants: [String: String]
  /// Name and first line of the right implementations of such an exercise.
  package var right: [String: String]
  /// The longest of the files that the learner starts with.
  package var stubLines: Int

  package init(
    exercise: Course.Exercise, readme: String?, hints: String?, why: String?, missing: [String],
    unshipped: [String], alternatives: [String], mutants: [String: String],
    right: [String: String] = [:], stubLines: Int
  ) {
    self.exercise = exercise
    self.readme = readme
    self.hints = hints
    self.why = why
    self.missing = missing
    self.unshipped = unshipped
    self.alternatives = alternatives
    self.mutants = mutants
    self.right = right
    self.stubLines = stubLines
  }

  /// Whether all is there that a build needs; other gaps do not keep the rest from its proof.
  package var canBeProved: Bool {
    missing.allSatisfy { path in
      [".md", "/Alternatives", "/Mutants"].contains { path.hasSuffix($0) }
    }
  }

  /// Everything that is wrong with them, in plain sentences.
  package var faults: [String] {
    missing.map { "\($0) is missing" }
      + unshipped.map { "\($0) is not what .given holds" }
      + readmeFaults + textFaults + (exercise.writes == .suite ? subjectFaults : mutantFaults)
  }

  private var readmeFaults: [String] {
    guard let text = readme else { return [] }
    let readme = Readme(text)
    var faults: [String] = []
    let title = "\(exercise.id.short) · \(exercise.title)"
    if readme.title != title {
      faults.append("README.md is titled \"\(readme.title)\", not \"\(title)\"")
    }
    if readme.sections.map(\.heading) != Readme.headings {
      faults.append("README.md's sections are not \(Readme.headings.joined(separator: ", "))")
    }
    faults += readme.sections.filter { $0.text.allSatisfy(\.isWhitespace) }
      .map { "README.md says nothing under \"\($0.heading)\"" }
    let numbered = readme.edges.indices.map { "E\($0 + 1)" }
    if readme.edges.isEmpty || readme.edges != numbered {
      faults.append("README.md's edges are not numbered E1, E2 and so on, each in a list item")
    }
    for rule in exercise.rules where Rule(rawValue: rule) == nil {
      faults.append("course.json asks for the rule \"\(rule)\", which there is not")
    }
    let done = readme.sections.first { $0.heading == "Done when" }?.text ?? ""
    faults += exercise.rules.filter { !done.contains("*\($0)*") }
      .map { "README.md does not name the rule *\($0)* under \"Done when\"" }
    return faults
  }

  private var textFaults: [String] {
    var faults: [String] = []
    let rungs = Hints(hints ?? "").rungs.filter { !$0.allSatisfy(\.isWhitespace) }.count
    if hints != nil, rungs != 3 { faults.append("HINTS.md has \(rungs) rungs, not 3") }
    if let why, why.count < 200 { faults.append("WHY.md says too little") }
    if stubLines > 60 { faults.append("the stub has \(stubLines) lines; about 40 are enough") }
    return faults
  }

  private var mutantFaults: [String] {
    var faults: [String] = []
    if alternatives.isEmpty { faults.append("there is no alternative") }
    if mutants.count < 10 {
      faults.append("at least 10 mutants are needed; there: \(mutants.count)")
    }
    if let breaks = exercise.breaks {
      for file in Set(breaks.keys).symmetricDifference(exercise.edit).sorted() {
        faults.append("course.json says of \(file) either that it is edited or what it breaks")
      }
      for rule in breaks.values.sorted() where Rule(rawValue: rule) == nil {
        faults.append("course.json names the rule \"\(rule)\", which there is not")
      }
    }
    return faults + edgeFaults("mutant")
  }

  /// Where the README's edges and what breaks them do not agree.
  func edgeFaults(_ noun: String) -> [String] {
    var faults: [String] = []
    let edges = Readme(readme ?? "").edges
    var covered: Set<String> = []
    for (name, line) in mutants.sorted(by: { $0.key < $1.key }) {
      guard let note = MutantNote(line) else {
        faults.append("the \(noun) \(name) does not begin with \"E1: what is wrong\"")
        continue
      }
      covered.insert(note.edge)
      if readme != nil, !edges.contains(note.edge), !exercise.rules.contains(note.edge) {
        faults.append("the \(noun) \(name) breaks \(note.edge), which the README does not list")
      }
    }
    return faults + edges.filter { !covered.contains($0) }.map { "no \(noun) breaks \($0)" }
  }
}

extension ExerciseFacts {
  /// What is wrong with the implementations that the learner's suite is run against.
  var subjectFaults: [String] {
    var faults: [String] = []
    if right.count < 3 {
      faults.append("there are \(right.count) right implementations; at least 3 it takes")
    }
    if mutants.count < 10 {
      faults.append("there are \(mutants.count) wrong implementations; at least 10 it takes")
    }
    for (name, line) in right.sorted(by: { $0.key < $1.key })
    where !line.hasPrefix("// ") || Subject(right: line).description.count < 10 {
      faults.append("the right implementation \(name) does not begin with \"// what it does\"")
    }
    return faults + edgeFaults("wrong implementation")
  }
}
