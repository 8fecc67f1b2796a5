/// Holds answers back until a test gives them, so that no test needs to sleep or to count yields.
@MainActor
public final class KataGate<Answer: Sendable> {
  private var scripted: [Answer]
  private var waiting: [Int: CheckedContinuation<Answer, Never>] = [:]
  private var held = 0
  private var announced = 0
  private var listener: CheckedContinuation<Int, Never>?
  private var listeners: [(Int) -> Void]

  /// The first calls get the scripted answers at once; those after them are held.
  public init(_ scripted: [Answer] = [], onHold: @escaping (Int) -> Void = { _ in }) {
    self.scripted = scripted
    listeners = [onHold]
  }

  /// The held calls that still wait, numbered from 0 in the order in which they came.
  public var pending: [Int] { waiting.keys.sorted() }

  /// How many these are.
  var count: Int { waiting.count }

  /// The answer of a double's method: a scripted one, or the one that a release brings.
  public func answer() async -> Answer {
    guard scripted.isEmpty else { return scripted.removeFirst() }
    return await withCheckedContinuation { continuation in
      waiting[held] = continuation
      held += 1
      for tell in listeners { tell(held - 1) }
      announce()
    }
  }

  /// Reports each call that is held from now on.
  public func onHold(_ listener: @escaping (Int) -> Void) {
    listeners.append(listener)
  }

  /// Waits for the next call that is held, and gives its number.
  public func next() async -> Int {
    await withCheckedContinuation { continuation in
      listener = continuation
      announce()
    }
  }

  /// Gives a held call its answer; does nothing when no such call waits.
  public func release(_ number: Int, with answer: Answer) {
    waiting.removeValue(forKey: number)?.resume(returning: answer)
  }

  private func announce() {
    guard let listener, announced < held else { return }
    self.listener = nil
    announced += 1
    listener.resume(returning: announced - 1)
  }
}
