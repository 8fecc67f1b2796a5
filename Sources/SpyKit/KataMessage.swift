/// One message of the VIP cycle, as the spy that received it wrote it down.
package protocol KataMessage: Equatable, Sendable, CustomDebugStringConvertible {
  /// The part that received it: "worker", "presenter".
  var receiver: String { get }

  /// Its name and payload in one canonical line, the same in every process and on every machine.
  var text: String { get }
}

extension KataMessage {
  package var debugDescription: String { "\(receiver) \(text)" }
}
