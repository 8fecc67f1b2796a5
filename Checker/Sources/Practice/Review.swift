import Basics
import Common
import Foundation
import Host

/// Three versions of a file, one right and two with a mistake, as a reviewer gets them.
struct Review: Codable, Equatable {
  var exercise: String
  var file: String
  /// In the order of their names: a, b, c.
  var versions: [Version]

  struct Version: Codable, Equatable {
    /// The edges that it breaks, its mistake's own first; none of the right one.
    var edges: [String] = []
    var sentence: String?
    /// The first line that differs, and the last.
    var first = 0
    var last = 0
  }

  /// A reviewer's finding, as in "b:E5:34".
  struct Finding: Equatable {
    var version: Int
    var edge: String
    var line: Int

    init?(_ text: Substring) {
      let parts = text.split(separator: ":")
      guard parts.count == 3, let letter = parts[0].lowercased().first, parts[0].count == 1,
        let version = Array("abc").firstIndex(of: letter), let line = Int(parts[2])
      else { return nil }
      (self.version, self.line) = (version, line)
      edge = "E" + parts[1].drop { $0 == "E" || $0 == "e" }
    }
  }

  /// The texts of three versions; nil if no file of the exercise has two mistakes of its own.
  static func make(
    _ exercise: Course.Exercise, in workspace: Workspace, seed: UInt64
  ) throws(Complaint) -> (review: Review, texts: [String])? {
    var random = SeededNumbers(seed: seed)
    let right = try workspace.host.files.texts(in: workspace.path(exercise.layout.reference))
    let expected = try workspace.expected(exercise.id)
    let mutants = try Mutants(of: exercise, in: workspace).all.filter { $0.mutant.rule == nil }
    for file in exercise.edit.shuffled(using: &random) {
      guard let text = right[file] else { continue }
      let own = mutants.filter { $0.texts.filter { right[$0] != $1 }.map(\.key) == [file] }
        .map { (mutant: $0.mutant, text: $0.texts[file] ?? "") }.shuffled(using: &random)
      // Side by side, the odd one out would be wrong: so both change the same lines, if two do.
      let pairs = own.indices.flatMap { index in
        own[..<index].filter { $0.mutant.edge != own[index].mutant.edge }.map { [$0, own[index]] }
      }
      let shares = pairs.map { pair in
        Self.share(pair.map { Self.lines(of: text, unlike: $0.text) })
      }
      guard let best = pairs.indices.max(by: { shares[$0] < shares[$1] }) else { continue }
      let wrong = pairs[best].map { mutant, wrong in
        let (first, last) = Self.lines(of: wrong, unlike: text)
        return (
          Version(
            edges: expected.edges(brokenBy: mutant), sentence: mutant.sentence, first: first,
            last: last), wrong
        )
      }
      let all = ([(Version(), text)] + wrong).shuffled(using: &random)
      return (Review(exercise: exercise.name, file: file, versions: all.map(\.0)), all.map(\.1))
    }
    return nil
  }

  /// The lines of a text between what it has in common with another one.
  static func lines(of text: String, unlike other: String) -> (first: Int, last: Int) {
    let (lines, others) = (text.lines, other.lines)
    let start = zip(lines, others).prefix { $0 == $1 }.count
    let end = zip(lines.dropFirst(start).reversed(), others.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return (start + 1, max(start + 1, lines.count - end))
  }

  /// The share of lines that are in both ranges.
  private static func share(_ ranges: [(first: Int, last: Int)]) -> Double {
    let sets = ranges.map { Set($0.first...$0.last) }
    return Double(sets[0].intersection(sets[1]).count) / Double(sets[0].union(sets[1]).count)
  }

  /// The judgement of a reviewer's findings: a line within two of the change counts.
  func answer(_ findings: [Finding]) -> [Line] {
    var score = 0
    let lines = versions.indices.flatMap { index -> [Line] in
      let (version, letter) = (versions[index], Report.letters[index])
      let finding = findings.first { $0.version == index }
      guard let edge = version.edges.first else {
        return [
          finding == nil
            ? Line("\(letter) is right.", .good)
            : Line("\(letter) is right: a false alarm.", .bad)
        ]
      }
      let isPlaced = finding.map { (version.first - 2...version.last + 2) ~= $0.line } ?? false
      let isNamed = finding.map { version.edges.contains($0.edge) } ?? false
      let others = (isNamed ? [] : ["edge"]) + (isPlaced ? [] : ["line"])
      let parts = finding == nil ? 0 : 3 - others.count
      score += parts
      let found =
        finding == nil
        ? "not found"
        : others.isEmpty ? "found" : "found, by another \(others.joined(separator: " and "))"
      let place =
        version.first == version.last
        ? "line \(version.first)" : "lines \(version.first) to \(version.last)"
      let also =
        version.edges.count > 1
        ? ", and so \(version.edges.dropFirst().joined(separator: ", "))" : ""
      let words =
        "\(letter) is wrong (\(found)): \(edge)\(also), \(place). \(version.sentence ?? "")"
      return Wrapping.sentences(words, columns: 76).map { Line($0, parts == 3 ? .good : .doubtful) }
    }
    let alarms = findings.count { versions[$0.version].edges.isEmpty }
    let parts = "a point each for finding it, its edge and its line"
    return lines + [Line("\(score) of 6 (\(parts)), false alarms: \(alarms)", .strong)]
  }
}

extension Expected {
  /// The edges that a mutant breaks: its own, and those of the tests that it turns red.
  func edges(brokenBy mutant: Mutant) -> [String] {
    let red = mistakes?.all.first { $0.sentence == mutant.sentence }?.red?.split(separator: " ")
    let others = zip(red ?? [], tests).filter { $0.0 != "0" }.flatMap(\.1.edges)
    return [mutant.edge] + Set(others).sorted().map { "E\($0)" }.filter { $0 != mutant.edge }
  }
}

/// `kata again --review NN`: lays the versions out, and judges the findings.
struct ReviewCommand {
  let session: CheckSession
  let output: Output

  private var folder: String { "\(session.workspace.state)/again/review" }

  func run(_ name: String, wrong: String?) throws(Complaint) -> ExitCode {
    let (workspace, host) = (session.workspace, session.workspace.host)
    let exercise = try workspace.named([name])[0]
    let state = try workspace.states().first { $0.id == exercise.id }
    guard state?.isPassed == true else {
      throw Complaint(
        "\(exercise.id) has not passed yet; a review shows a right answer.",
        next: "kata check \(exercise.id.number)", exit: .notPassed)
    }
    let record = "\(folder).json"
    var open: Review? = try host.files.json(record)
    if open?.exercise != exercise.name {
      let seed = UInt64(max(0, host.now()))
      guard exercise.writes == .sources, workspace.hasReference(exercise.id),
        let (review, texts) = try Review.make(exercise, in: workspace, seed: seed)
      else {
        throw Complaint(
          "This copy has no three versions of \(exercise.id) to review.", next: "kata again",
          exit: .notPassed)
      }
      try host.files.remove(folder)
      for (letter, text) in zip(Report.letters, texts) {
        try host.files.write("\(folder)/\(letter).swift", Data(text.utf8))
      }
      try host.files.write(json: review, to: record)
      open = review
    }
    guard let open else { return .machine }
    output.write(
      [Line("\(exercise.id) · \(exercise.title): a review of \(open.file)", .strong), .empty]
        + [
          Line("  \(workspace.relative(folder))/a.swift, b.swift and c.swift"), .empty,
          Line("One is right, and two break an edge. Name these with edge and line,"),
          Line("as in b:E5:34 c:E2:20; an empty line leaves, and the same files wait for you."),
          .empty,
        ])
    let words = wrong ?? readLine() ?? ""
    guard words.contains(where: { !$0.isWhitespace }) else { return .success }
    let parts = words.split { " ,".contains($0) }
    let findings = parts.compactMap(Review.Finding.init)
    guard findings.count == parts.count, Set(findings.map(\.version)).count == parts.count else {
      throw .usage(
        "Write version, edge and line, as in b:E5:34.",
        next: "kata again --review \(exercise.id.number) --wrong b:E5:34,c:E2:20")
    }
    output.write(open.answer(findings))
    try host.files.remove(record)
    try host.files.remove(folder)
    return .success
  }
}
