/// A type whose cases scripts name.
package protocol KataKind: CaseIterable, Encodable {}

extension KataKind {
  /// The case's name, as scripts have it.
  package var kind: String { String(KataText.of(self).dropFirst()) }

  /// Nil when no case has this name.
  package init?(kind: String) {
    guard let value = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = value
  }
}
