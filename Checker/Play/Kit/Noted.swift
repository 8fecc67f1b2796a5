package import PlayWire

/// Stands before a part of a scene: it has the stack tell of each message, and hands it on.
///
/// For each protocol, an extension passes the protocol's messages, in a line each.
@MainActor
package final class Noted<Part> {
  package let part: Part
  private let stack: PageStack
  private let from: PlayPart
  private let to: PlayPart

  package init(_ part: Part, on stack: PageStack, from: PlayPart, to: PlayPart) {
    (self.part, self.stack, self.from, self.to) = (part, stack, from, to)
  }

  package func pass<Value>(
    _ name: String, _ payload: (any Encodable)? = nil, _ body: (Part) throws -> Value
  ) rethrows -> Value {
    try stack.message(name, payload, from: from, to: to) { try body(part) }
  }

  package func pass<Value>(
    _ name: String, _ payload: (any Encodable)? = nil,
    _ body: @MainActor (Part) async throws -> Value
  ) async rethrows -> Value {
    try await stack.message(name, payload, from: from, to: to) { try await body(part) }
  }
}
