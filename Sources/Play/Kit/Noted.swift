package import PlayWire

/// Stands before a part of a scene: it has the stage tell of each message, and hands it on.
///
/// For each protocol, an extension passes the protocol's messages, in a line each.
@MainActor
package final class Noted<Part> {
  package let part: Part
  private let stage: Stage
  private let from: PlayPart
  private let to: PlayPart

  package init(_ part: Part, on stage: Stage, from: PlayPart, to: PlayPart) {
    (self.part, self.stage, self.from, self.to) = (part, stage, from, to)
  }

  package func pass<Value>(
    _ name: String, _ payload: (any Encodable)? = nil, _ body: (Part) throws -> Value
  ) rethrows -> Value {
    try stage.message(name, payload, from: from, to: to) { try body(part) }
  }

  package func pass<Value>(
    _ name: String, _ payload: (any Encodable)? = nil,
    _ body: @MainActor (Part) async throws -> Value
  ) async rethrows -> Value {
    try await stage.message(name, payload, from: from, to: to) { try await body(part) }
  }
}
