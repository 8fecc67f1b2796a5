/// The gather scene's models: a match between friends; those of one use case are nested once more.
///
/// `Encodable` serves the tests alone: their log writes each message down through it (`KataText`).
package enum Gather {}

extension Gather {
  /// A player, known by the id; several players may have the same name.
  package struct Player: Equatable, Encodable, Sendable {
    package let id: Int
    package let name: String

    package init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// One of the two sides of a match.
  package enum Team: Equatable, Encodable, Sendable, CaseIterable {
    case a
    case b
  }

  /// Who plays for which team; both in the order of the list.
  package struct LineUp: Equatable, Encodable, Sendable {
    package let a: [Player]
    package let b: [Player]

    package init(a: [Player], b: [Player]) {
      self.a = a
      self.b = b
    }
  }
}
