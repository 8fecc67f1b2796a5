/// Knows which parts of a test are still alive, and keeps none of them so.
@MainActor
public final class KataLeakCheck {
  private var parts: [(name: String, isAlive: () -> Bool)] = []
  private let recorder: KataRecorder?

  /// Notes counts for `kata` as well, where a suite or a player runs under it.
  public init() {
    recorder = KataRecorder.current
  }

  public func watch(_ part: AnyObject?, as name: String) {
    parts.append((name, { [weak part] in part != nil }))
  }

  /// The names of the parts that are alive now, in the order of the alphabet.
  public var living: [String] { parts.filter { $0.isAlive() }.map(\.name).sorted() }

  /// The same, noted as a count.
  public func alive() -> [String] {
    let names = living
    recorder?.message(
      to: "census", "alive: \(names.isEmpty ? "none" : names.joined(separator: ", "))")
    return names
  }
}
