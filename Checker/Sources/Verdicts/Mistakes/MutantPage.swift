import Foundation

/// A mistake that people make in an exercise: its difference from what is right.
package struct Mutant: Sendable, Equatable {
  /// The edge that it breaks ("E1"), or the rule ("weak-back").
  package var edge: String
  package var name: String
  /// One sentence that says what is wrong, fit for the learner.
  package var sentence: String
  /// A user's words for it; nil if no user would notice, and in a page without reports.
  package var report: String?
  package var diff: UnifiedDiff

  /// The rule that it breaks; nil if it breaks an edge.
  package var rule: Rule? { Rule(rawValue: edge) }

  package var note: String { "\(edge): \(sentence)" }

  /// Sorts edges by their numbers, and rules behind them.
  package var order: String { rule == nil && edge.count == 2 ? "E0\(edge.dropFirst())" : edge }
}

/// All mistakes of an exercise, one below the other, in the order of the edges.
///
/// `Mutants.diff` holds for each a heading, a sentence, a report if it breaks an edge, and a diff:
///
///     ## E1 · PresentsBoth
///     After a success, a failure is presented as well.
///     report: I was welcomed, and then an alert said that something went wrong.
///     --- LoginInteractor.swift
///     +++ LoginInteractor.swift
///     @@ -20,6 +20,7 @@
package struct MutantPage: Sendable, Equatable {
  package private(set) var mutants: [Mutant] = []
  /// A sentence on each section that can't be read; the other mutants are there all the same.
  package private(set) var faults: [String] = []

  /// With reports, each edge's mutants have one, or say that there is none.
  package init(_ text: String, withReports: Bool = true) {
    let sections = "\n\(text)".components(separatedBy: "\n## ")
    if sections[0].contains(where: { !$0.isWhitespace }) {
      faults.append("it begins with no \"##\"")
    }
    for section in sections.dropFirst() {
      let lines = section.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
      do throws(DiffFault) {
        let mutant = try mutant(lines)
        mutants.append(mutant)
        if withReports, let fault = Self.fault(ofReport: lines[2], mutant) {
          faults.append("\(lines[0]): \(fault)")
        }
      } catch {
        faults.append("\(lines[0]): \(error.text)")
      }
    }
    for (mutant, next) in zip(mutants, mutants.dropFirst()) where next.order < mutant.order {
      faults.append("\(next.name) (\(next.edge)) belongs before \(mutant.name) (\(mutant.edge))")
    }
  }

  private func mutant(_ lines: [String]) throws(DiffFault) -> Mutant {
    let heading = lines[0].components(separatedBy: " · ")
    guard heading.count == 2,
      heading[0].wholeMatch(of: #/E[1-9]\d?/#) != nil || Rule(rawValue: heading[0]) != nil,
      heading[1].wholeMatch(of: #/[A-Z][A-Za-z0-9]*/#) != nil
    else {
      throw DiffFault("a heading names an edge or a rule, as in \"## E1 · AcceptsBlanks\"")
    }
    guard !mutants.contains(where: { $0.name == heading[1] }) else {
      throw DiffFault("this name has been there before")
    }
    guard lines.count > 1, lines[1].count >= 10 else {
      throw DiffFault("one sentence should say what is wrong")
    }
    let report = lines.count > 2 && lines[2].hasPrefix(Self.report) ? lines[2] : nil
    return Mutant(
      edge: heading[0], name: heading[1], sentence: lines[1],
      report: report.map { String($0.dropFirst(Self.report.count)) }.flatMap {
        $0 == "none" ? nil : $0
      }, diff: try UnifiedDiff(reading: Array(lines[(report == nil ? 2 : 3)...])))
  }

  private static let report = "report: "

  /// Users know neither parts nor names of the code, and no rules.
  private static func fault(ofReport line: String, _ mutant: Mutant) -> String? {
    guard line.hasPrefix(Self.report) == (mutant.rule == nil) else {
      return mutant.rule == nil
        ? "below the sentence stands \"report: \", and what a user would say or \"none\""
        : "no user reports a broken rule"
    }
    guard let report = mutant.report else { return nil }
    let code = #/[a-z][A-Z]|[`_{}]|View|Interactor|Presenter|Router|Request|Response|worker/#
    guard (20...160).contains(report.count), report.contains(#/^["A-Z].*[.!?]"?$/#),
      report.firstMatch(of: code) == nil, report != mutant.sentence
    else {
      return "a report is one line, as someone would say it who knows nothing of the code"
    }
    return nil
  }
}
