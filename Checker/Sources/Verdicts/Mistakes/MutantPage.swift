import Foundation

/// A mistake that people make in an exercise: its difference from what is right.
package struct Mutant: Sendable, Equatable {
  /// The edge that it breaks ("E1"), or the rule ("weak-back").
  package var edge: String
  package var name: String
  /// One sentence that says what is wrong, fit for the learner.
  package var sentence: String
  package var diff: UnifiedDiff

  /// The rule that it breaks; nil if it breaks an edge.
  package var rule: Rule? { Rule(rawValue: edge) }

  package var note: String { "\(edge): \(sentence)" }

  /// Sorts edges by their numbers, and rules behind them.
  package var order: String {
    rule == nil && edge.count == 2 ? "E0\(edge.dropFirst())" : edge
  }
}

/// All mistakes of an exercise, one below the other, in the order of the edges.
///
/// `Mutants.diff` holds for each a heading, a sentence and a diff:
///
///     ## E1 · PresentsBoth
///     Nothing ends after the success: the failure is presented as well.
///     --- LoginInteractor.swift
///     +++ LoginInteractor.swift
///     @@ -20,6 +20,7 @@
package struct MutantPage: Sendable, Equatable {
  package private(set) var mutants: [Mutant] = []
  /// A sentence on each section that can't be read; the other mutants are there all the same.
  package private(set) var faults: [String] = []

  package init(_ text: String) {
    let sections = "\n\(text)".components(separatedBy: "\n## ")
    if sections[0].contains(where: { !$0.isWhitespace }) {
      faults.append("it begins with no \"##\"")
    }
    for section in sections.dropFirst() {
      let lines = section.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
      do throws(DiffFault) {
        mutants.append(try mutant(lines))
      } catch {
        faults.append("\(lines[0]): \(error.text)")
      }
    }
    for (mutant, next) in zip(mutants, mutants.dropFirst()) where next.order < mutant.order {
      faults.append(
        "\(next.name) (\(next.edge)) belongs before \(mutant.name) (\(mutant.edge))")
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
    return Mutant(
      edge: heading[0], name: heading[1], sentence: lines[1],
      diff: try UnifiedDiff(reading: Array(lines[2...])))
  }
}
