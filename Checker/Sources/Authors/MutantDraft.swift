import Basics
import Common
import Foundation
import Host

/// A mutant that is made of a learner's file; its words remain to be written.
struct MutantDraft {
  let exercise: Course.Exercise
  let session: CheckSession

  /// Writes it into the page of mutants, with the first difference for its sentence.
  func make(from path: String, named name: String?, edge: String?) throws(Complaint) -> [Line] {
    let (workspace, number) = (session.workspace, exercise.id.number)
    let (files, page) = (workspace.host.files, exercise.layout.mutants)
    guard let file = exercise.edit.first(where: { "/\(path)".hasSuffix("/\($0)") }),
      let text = try files.text(workspace.host.place(path)), exercise.writes == .sources
    else {
      throw .usage(
        "--from takes a learner's \(exercise.edit.joined(separator: " or ")).",
        next: "kata mutant \(number) --from ann/\(exercise.edit[0])")
    }
    guard files.exists(workspace.path(exercise.layout.expected)) else {
      throw Complaint(
        "\(exercise.id) isn't recorded yet, so its first mutants are written by hand.",
        next: "kata verify \(number) --watch says what is missing", exit: .notPassed)
    }
    session.progress(.short("trying \(file)"))
    let right = try files.texts(in: workspace.path(exercise.layout.reference))
    let list = try ScriptList.all(of: exercise, in: workspace)
    let trial = try Trial(exercise, in: session)
    let stages = try trial.results(of: right.merging([file: text]) { $1 }, in: list, isNamed: true)
    let red = stages?.allTests.cases.filter { $0.outcome != .passed } ?? []
    let difference =
      stages.flatMap { Verdict($0).firstDifference?.words } ?? red.first.map { "red: \($0.title)" }
    guard let stages, stages.mistake == nil, let difference else {
      let words = stages?.mistake.map { "makes a known mistake: \($0.sentence)" }
      throw Complaint(
        "\(path) \(words ?? (stages == nil ? "doesn't compile" : "sends what it should")).",
        next: "kata mutant \(number)", exit: .notPassed)
    }
    let closest = red.min { ($0.edges?.count ?? 99) < ($1.edges?.count ?? 99) }?.edges?.first
    guard let edge = edge ?? closest.map({ "E\($0)" }) else {
      throw .usage(
        "No test fails, so say which edge it breaks: \(difference).",
        next: "kata mutant \(number) \(name.map { "\($0) " } ?? "")--from \(path) --edge EDGE")
    }
    let words = difference.split { !$0.isLetter }.prefix(4)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let section =
      "\(edge) · \(name ?? words.joined())\n\(difference).\nreport: none\n"
      + UnifiedDiff.text(of: file, from: right[file] ?? "", to: text)
    let before = try files.text(workspace.path(page)) ?? ""
    var sections = "\n\(before)".components(separatedBy: "\n## ")
    let place = MutantPage(before).mutants.prefix { mutant in
      mutant.rule == nil && Int(mutant.edge.dropFirst()) ?? 0 <= Int(edge.dropFirst()) ?? 0
    }.count
    sections.insert(section, at: place + 1)
    let after = String(sections.joined(separator: "\n## ").dropFirst())
    if let fault = MutantPage(after).faults.first {
      throw Complaint("\(page): \(fault)", next: "kata mutant \(number)", exit: .notPassed)
    }
    try files.write(workspace.path(page), Data(after.utf8))
    let caught = red.isEmpty ? ["the scripts alone"] : red.map { "\"\($0.title)\"" }
    return [Line("\(page) has it, as \(section.prefix { $0 != "\n" })", .good)]
      + caught.map { Line("  caught by \($0)") }
      + [Line("Write its sentence and report there; then:", .faint)]
      + [Report.next("kata verify \(number) --record")]
  }
}

extension UnifiedDiff {
  /// The text of the difference that leads from one text to another.
  static func text(of file: String, from old: String, to new: String) -> String {
    let rows = marked(old.lines.dropLast(), new.lines.dropLast())
    var hunks: [Range<Int>] = []
    for index in rows.indices where !rows[index].hasPrefix(" ") {
      let (start, end) = (max(0, index - 3), min(rows.count, index + 4))
      let joins = hunks.last.map { $0.upperBound >= start } ?? false
      hunks.append((joins ? hunks.removeLast().lowerBound : start)..<end)
    }
    let texts = hunks.map { hunk in
      let places = ["+", "-"].map { mark in
        let counts = [rows[..<hunk.lowerBound], rows[hunk]].map { $0.count { !$0.hasPrefix(mark) } }
        return "\(counts[0] + 1),\(counts[1])"
      }
      return "@@ -\(places[0]) +\(places[1]) @@\n" + rows[hunk].map { "\($0)\n" }.joined()
    }
    return "--- \(file)\n+++ \(file)\n\(texts.joined())"
  }
}
