/// The requests that a test has under way, and what becomes of them, one event at a time.
///
/// Every wait here ends on an event or when none can come, so wrong code fails and does not hang,
/// unless it keeps a request waiting without having asked the double.
@MainActor
package final class KataRequests<Answer: Sendable> {
  package enum Event: Equatable, Sendable {
    /// The double holds the call with this number, counted from 0.
    case held(Int)
    /// The request with this number, counted from 0, is over.
    case ended(Int)
  }

  private let gate: KataGate<Answer>
  private var started = 0
  private var underWay = 0
  private var events: [Event] = []
  private var listener: CheckedContinuation<Event?, Never>?

  /// Follows the calls that the gate holds, and the requests that are started here.
  package init(_ gate: KataGate<Answer>) {
    self.gate = gate
    gate.onHold { [weak self] number in self?.add(.held(number)) }
  }

  /// Starts a request in a task of its own, and gives what comes of it first.
  @discardableResult
  package func start(_ request: @escaping @MainActor () async -> Void) async -> Event? {
    let number = started
    started += 1
    underWay += 1
    Task {
      await request()
      underWay -= 1
      add(.ended(number))
    }
    return await next()
  }

  /// Answers the call at this place among those that wait; nil when none waits there.
  @discardableResult
  package func answer(_ place: Int = 0, with answer: Answer) async -> Event? {
    let pending = gate.pending
    guard pending.indices.contains(place) else { return nil }
    gate.release(pending[place], with: answer)
    return await next()
  }

  /// The next event; nil when every request that is under way waits for an answer.
  private func next() async -> Event? {
    if !events.isEmpty { return events.removeFirst() }
    guard underWay > gate.pending.count else { return nil }
    return await withCheckedContinuation { listener = $0 }
  }

  private func add(_ event: Event) {
    guard let listener else { return events.append(event) }
    self.listener = nil
    listener.resume(returning: event)
  }
}
