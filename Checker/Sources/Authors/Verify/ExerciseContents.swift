import Host
import Basics
import Common

/// The contents of an exercise's folders, read once, for checks that need no compiler.
struct ExerciseContents {
  var exercise: Course.Exercise
  var readme: String?
  var hints: String?
  var after: String?
  var why: String?
  /// The course's README, with a row for each exercise.
  var list: String?
  /// Required files and folders that are not there.
  var missing: [String]
  /// Files of stub and suite that are not as `shipped.txt` has them.
  var unshipped: [String]
  var alternatives: [String]
  /// Each mutant's name and the edge or rule that it breaks.
  var mutants: [String: String]
  /// The number of those that a user would notice.
  var reports = 6
  /// The edges that each test names; none if the learner writes the suite.
  var tests: [String: [Int]] = [:]
  /// Each right implementation's name and what it does, if the learner writes the suite.
  var right: [String: String] = [:]

  /// True if no file that a build needs is missing; other gaps do not prevent a proof.
  var canBeProved: Bool {
    missing.allSatisfy { path in
      [".md", "/Alternatives", ".diff"].contains { path.hasSuffix($0) }
    }
  }

  /// Everything that is wrong with them, in plain sentences and in the order of work.
  var faults: [String] {
    // The page of an exercise with own tests is looked at with its sources.
    guard exercise.writes == .sources || exercise.tests == nil else {
      return missing.map { "\($0) is missing" } + (exercise.silences == true ? [] : rightFaults)
    }
    return missing.map { "\($0) is missing" }
      + unshipped.map { "\($0) is not as \(ShippedFiles.path) has it; --record first" }
      + specificationFaults + solutionFaults
  }

  /// The faults of what the learner reads and runs, which need no solution.
  var specificationFaults: [String] { readmeFaults + (exercise.writes == .suite ? [] : testFaults) }

  /// The faults of what proves it, and of the pages that follow from that.
  var solutionFaults: [String] {
    (exercise.writes == .suite ? rightFaults : partFaults) + mutantFaults + pageFaults
  }

  private static func fault(_ page: String, _ text: String?) -> [String] {
    let line = text?.split(separator: "\n").first { $0.contains(/Write (this\.|two sentences)/) }
    return line.map { ["\(page).md still has words of the template's: \($0.prefix(60))"] } ?? []
  }

  private var pageFaults: [String] {
    var faults: [String] = []
    let count = Hints(hints ?? "").all.filter { !$0.allSatisfy(\.isWhitespace) }.count
    if After(after ?? "").answer == nil {
      faults.append("AFTER.md isn't a reason, a question, and an answer in a fold")
    }
    if hints != nil, count != 3 { faults.append("HINTS.md has \(count) hints, not 3") }
    let edges = readme.map { Readme($0).edges }
    for edge in Hints(hints ?? "").edges.keys.sorted() where edges?.contains("E\(edge)") == false {
      faults.append("HINTS.md has a hint on E\(edge), which the README does not list")
    }
    faults += [("HINTS", hints), ("AFTER", after), ("WHY", why)].flatMap(Self.fault)
    return faults + rowFaults
  }

  private var rowFaults: [String] {
    guard let list else { return [] }
    guard let row = list.lines.first(where: { $0.contains("(\(exercise.layout.readme))") }) else {
      return ["the course's README has no row for it"]
    }
    let fits = row.contains("[\(exercise.title)]") && row.hasSuffix("| \(exercise.minutes) |")
    return fits && !row.contains("write its idea")
      ? [] : ["its row in the course's README lacks its title, its idea or its minutes"]
  }

  private var readmeFaults: [String] {
    guard let text = readme else { return [] }
    let readme = Readme(text)
    var faults = Self.fault("README", text)
    faults += readme.sections.filter { $0.text.allSatisfy(\.isWhitespace) }
      .map { "README.md has nothing under \"\($0.heading)\"" }
    let title = "\(exercise.id.short) · \(exercise.title)"
    if readme.title != title {
      faults.append("README.md is titled \"\(readme.title)\", and in course.json \"\(title)\"")
    }
    if readme.sections.map(\.heading) != Readme.headings {
      faults.append("README.md's sections are not \(Readme.headings.joined(separator: ", "))")
    }
    if readme.edges.isEmpty || readme.edges != readme.edges.indices.map({ "E\($0 + 1)" }) {
      faults.append("README.md's edges are not numbered E1, E2 and so on, each in a list item")
    }
    let done = readme.sections.first { $0.heading == "Done when" }?.text ?? ""
    return faults
      + exercise.rules.filter { !done.contains("*\($0)*") }
      .map { "README.md does not name the rule *\($0)* under \"Done when\"" }
  }

  private var partFaults: [String] {
    let breaks = exercise.breaks.map { Set($0.keys).symmetricDifference(exercise.edit).sorted() }
    return (alternatives.isEmpty ? ["there is no alternative"] : [])
      + (breaks ?? []).map {
        "course.json says of \($0) either that it is edited or what it breaks"
      }
  }

  private var rightFaults: [String] {
    let few = "at least 3 right implementations are needed; there: \(right.count)"
    return (right.count < 3 ? [few] : [])
      + right.filter { $1.count < 10 }.keys.sorted().map {
        "the right implementation \($0) does not begin with \"// what it does\""
      }
  }

  /// The mutants' faults: fewer than 10, or than 6 with a report, one that breaks no listed edge or
  /// rule, an edge without one.
  private var mutantFaults: [String] {
    let noun = exercise.writes == .suite ? "wrong implementation" : "mutant"
    let edges = Readme(readme ?? "").edges
    let known = edges + exercise.rules
    let few = "at least 10 \(noun)s are needed; there: \(mutants.count)"
    let unseen = "kata again needs at least 6 mutants with a report; there: \(reports)"
    return mutants.filter { readme != nil && !known.contains($1) }.sorted { $0.key < $1.key }.map {
      "the \(noun) \($0) breaks \($1), which the README does not list"
    }
      + edges.filter { !mutants.values.contains($0) }.map {
        "\($0) has no \(noun): a text that fails it?"
      }
      + (mutants.count < 10 ? [few] : []) + (reports < 6 ? [unseen] : [])
  }

  /// The tests' faults: one that names no edge or an unlisted one, an edge that no test names.
  private var testFaults: [String] {
    guard let readme else { return [] }
    let edges = Readme(readme).edges
    let named = tests.mapValues { $0.map { "E\($0)" } }
    return named.filter { $1.isEmpty }.keys.sorted().map {
      "the test \"\($0)\" names no edge, as .tags(.edge1) does"
    }
      + Set(named.values.joined()).subtracting(edges).sorted().map {
        "a test names \($0), which the README does not list"
      }
      + edges.filter { edge in !named.values.contains { $0.contains(edge) } }.map {
        "\($0) has no test: which sentence says it?"
      }
  }
}

extension ExerciseContents {
  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    let id = exercise.id
    let files = workspace.host.files
    let layout = exercise.layout
    let solution = workspace.solution(id)
    self.exercise = exercise
    readme = try files.text(workspace.path(layout.readme))
    hints = try files.text(workspace.path(layout.hints))
    after = try files.text(workspace.path(layout.after))
    why = try files.text("\(solution)/WHY.md")
    list = try files.text(workspace.path("README.md"))
    let solved =
      exercise.writes == .suite
      ? ["WHY.md", "Tests"]
        + (exercise.silences == true ? [] : ["Subjects/Right", "Subjects/Wrong.diff"])
      : ["WHY.md", "Sources", "Alternatives", "Mutants.diff", "Player"]
    let required =
      [layout.readme, layout.hints, layout.after, exercise.own, exercise.givenPath] + exercise.paths
      + (exercise.hasGivenWrong ? [layout.givenWrong] : [])
      + solved.map { "\(layout.solution)/\($0)" }
    missing = required.filter { !files.exists(workspace.path($0)) }
    unshipped = []
    for folder in [exercise.ownFolder, exercise.givenFolder] {
      let shipped = workspace.shipped[id, folder]
      if shipped.isEmpty { missing.append("\(id)/\(folder) in \(ShippedFiles.path)") }
      unshipped +=
        try workspace.differences(workspace.path("\(layout.folder)/\(folder)"), shipped)
        .map { "\(folder)/\($0)" }
    }
    alternatives = files.list("\(solution)/Alternatives") ?? []
    let mutants = try Mutants(of: exercise, in: workspace).all.map(\.mutant)
    self.mutants = Dictionary(mutants.map { ($0.name, $0.edge) }) { $1 }
    guard exercise.writes == .suite else {
      reports = mutants.count { $0.report != nil }
      tests = TestEdges(workspace.shippedSuite(of: exercise)).edges
      return
    }
    guard exercise.silences != true else { return }
    let subjects = try SubjectFolder(exercise, in: workspace)
    for (name, subject) in zip(subjects.names, subjects.subjects) where subject.kind == .right {
      right[name] = subject.description
    }
  }
}
