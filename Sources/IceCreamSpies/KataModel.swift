import SpyKit

/// A model whose type the learner declares: it is known, and compared, by its text alone.
///
/// Like every spy, it is made and read on the main actor.
nonisolated package struct KataModel: Equatable, Encodable, @unchecked Sendable {
  private let model: any Encodable

  package init(_ model: any Encodable) {
    self.model = model
  }

  package func encode(to encoder: any Encoder) throws {
    try model.encode(to: encoder)
  }

  package static func == (left: Self, right: Self) -> Bool {
    KataText.of(left).utf8.elementsEqual(KataText.of(right).utf8)
  }
}
