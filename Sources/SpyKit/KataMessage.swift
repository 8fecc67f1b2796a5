/// One message of the VIP cycle, as the spy that received it wrote it down.
///
/// A scene declares an enum with a case for each part, which carries an enum of that part's
/// messages: `.worker(.authenticate(email:password:))`. Text and receiver follow from these.
public protocol KataMessage: Equatable, Sendable, Encodable, CustomDebugStringConvertible {
  /// The parts of the scene, in their order on paper, and who sends to each.
  static var cast: [KataPart] { get }

  /// The message in one of several scenes: a case that carries the number and the message.
  static func numbering(_ call: Self, _ number: Int) -> Self
}

extension KataMessage {
  /// A scene of which there is only one needs no numbers.
  public static func numbering(_ call: Self, _ number: Int) -> Self { call }

  /// The part that received it: "worker", or "worker 2" in the second of several scenes.
  public var receiver: String { KataText.message(self).receiver }

  /// Its name and payload in one canonical line, the same in every process and on every machine.
  public var text: String { KataText.message(self).text }

  public var debugDescription: String {
    let (receiver, text) = KataText.message(self)
    return "\(receiver) \(text)"
  }
}

/// A part of a scene, as flows show it.
public struct KataPart: Equatable, Sendable {
  public let name: String
  /// The part that its messages come from; nil for a state, which is looked at and sent nothing.
  public let sender: String?

  /// A part that another one sends to.
  public init(_ name: String, from sender: String) {
    self.name = name
    self.sender = sender
  }

  /// A state that a player looks at: a screen, a store, the living parts.
  public static func state(_ name: String) -> Self { Self(state: name) }

  private init(state name: String) {
    self.name = name
    sender = nil
  }
}
