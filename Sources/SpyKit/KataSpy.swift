/// The common code of all spies; a spy adds its protocol's methods, a line each.
///
/// A scene has one base class that holds the two: another module can't inherit from a class that
/// is not `open`.
@MainActor
public protocol KataSpy: AnyObject {
  associatedtype Call: KataMessage

  var log: KataLog<Call> { get }

  /// Tells it from others that write into the same log; nil where there is one alone.
  var number: Int? { get }
}

extension KataSpy {
  /// Writes down a message that it received, and gives what its answer is written down by.
  @discardableResult
  public func record(_ call: Call) -> KataQuestion? {
    log.record(number.map { .numbering(call, $0) } ?? call)
  }

  /// Writes down for `kata` alone how a part is, which no message tells.
  public func note(_ part: String, _ words: String) {
    log.note(number.map { "\(part) \($0)" } ?? part, words)
  }
}
