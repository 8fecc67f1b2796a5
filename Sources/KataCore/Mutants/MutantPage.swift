import Foundation
package import KataRules

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

  /// `E1: Nothing ends after the success.`, taken apart; nil if it names neither edge nor rule.
  package static func note(_ text: String) -> (edge: String, sentence: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let edge = String(text[..<colon])
    let sentence = text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    guard isEdge(edge), sentence.count >= 10, !sentence.contains("\n") else { return nil }
    return (edge, sentence)
  }

  /// `note`'s counterpart.
  package var note: String { "\(edge): \(sentence)" }

  /// Whether the text is an edge's number or a rule's name.
  static func isEdge(_ text: String) -> Bool {
    text.wholeMatch(of: #/E[1-9]\d?/#) != nil || Rule(rawValue: text) != nil
  }

  /// Whether it can name a mutant: `AcceptsBlanks`.
  package static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Z][A-Za-z0-9]*/#) != nil
  }

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
  /// What can't be read, or is not in its place; the other mutants are there all the same.
  package private(set) var faults: [DiffFault] = []
  /// The line at which each mutant's heading stands.
  private var lines: [String: Int] = [:]

  package init(_ text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let starts = all.indices.filter { all[$0].hasPrefix("## ") }
    if all[..<(starts.first ?? all.count)].contains(where: { !$0.isEmpty }) {
      faults.append(DiffFault(1, "\"## E1 · AcceptsBlanks\" should stand here"))
    }
    for (start, end) in zip(starts, starts.dropFirst() + [all.count]) {
      do throws(DiffFault) {
        try add(Array(all[start..<end]), line: start + 1)
      } catch {
        faults.append(DiffFault(start + error.line, error.text))
      }
    }
  }

  /// A section's lines, of which the last ones may be empty.
  private mutating func add(_ section: [String], line: Int) throws(DiffFault) {
    let heading = section[0].dropFirst(3).split(separator: " · ").map(String.init)
    guard heading.count == 2, Mutant.isEdge(heading[0]), Mutant.isName(heading[1]) else {
      throw DiffFault(1, "\"## E1 · AcceptsBlanks\" should stand here, with an edge or a rule")
    }
    guard lines[heading[1]] == nil else {
      throw DiffFault(1, "\(heading[1]) has been there before")
    }
    guard section.count > 1, section[1].count >= 10 else {
      throw DiffFault(2, "one sentence that says what is wrong should stand here")
    }
    let end = section.lastIndex { !$0.isEmpty } ?? 0
    var mutant = Mutant(
      edge: heading[0], name: heading[1], sentence: section[1],
      diff: UnifiedDiff(from: [:], to: [:]))
    do throws(DiffFault) {
      mutant.diff = try UnifiedDiff(reading: Array(section[2..<max(2, end + 1)]))
    } catch {
      throw DiffFault(error.line + 2, error.text)
    }
    lines[mutant.name] = line
    mutants.append(mutant)
    if mutants.count > 1, mutants[mutants.count - 2].order > mutant.order {
      throw DiffFault(1, "\(mutant.name) does not stand in the order of the edges")
    }
  }

  /// The page as it is written.
  package var text: String {
    mutants.map { "## \($0.edge) · \($0.name)\n\($0.sentence)\n\($0.diff.text)" }
      .joined(separator: "\n")
  }

  /// Puts a mutant in the place of the one of its name, or behind the last one of its edge.
  package mutating func put(_ name: String, edge: String, sentence: String, diff: UnifiedDiff) {
    let mutant = Mutant(edge: edge, name: name, sentence: sentence, diff: diff)
    let old = mutants.firstIndex { $0.name == mutant.name }
    if let old, mutants[old].edge == mutant.edge {
      mutants[old] = mutant
    } else {
      if let old { mutants.remove(at: old) }
      let place = mutants.firstIndex { $0.order > mutant.order } ?? mutants.endIndex
      mutants.insert(mutant, at: place)
    }
    self = MutantPage(text)
  }

  /// The files with the mistake in them; a fault names the page's line.
  package func texts(
    _ mutant: Mutant, from base: [String: String]
  ) throws(DiffFault) -> [String: String] {
    do throws(DiffFault) {
      return try mutant.diff.applied(to: base)
    } catch {
      throw DiffFault((lines[mutant.name] ?? 0) + 1 + error.line, error.text)
    }
  }
}
