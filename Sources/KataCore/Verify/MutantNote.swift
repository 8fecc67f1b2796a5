import Foundation

/// What a mutant says of itself on its diff's first line: the edge (or rule) that it breaks, and why.
package struct MutantNote: Sendable, Equatable {
  package var edge: String
  package var words: String

  /// Nil when the line names neither an edge nor a rule, or says nothing.
  package init?(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    edge = String(line[..<colon])
    words = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let isEdge = edge.hasPrefix("E") && Int(edge.dropFirst()) != nil
    guard isEdge || Rule(rawValue: edge) != nil, words.count >= 10 else { return nil }
  }
}
