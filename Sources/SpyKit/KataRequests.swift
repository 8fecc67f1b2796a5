/// The requests that a test has under way, and what becomes of them.
///
/// Every wait here ends on an event or when none can come, so wrong code fails and does not hang,
/// unless it keeps a request waiting without having asked the double.
@MainActor
public final class KataRequests<Answer: Sendable> {
  public enum Event: Equatable, Sendable {
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
  /// For each held call the request in which it was made.
  private var requests: [Int: Int] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]

  /// Follows the calls that the gate holds, and the requests that are started here.
  public init(_ gate: KataGate<Answer>) {
    self.gate = gate
    gate.onHold { [weak self] number in
      self?.requests[number] = KataRequest.current
      self?.add(.held(number))
    }
  }

  /// The requests whose calls are held, numbered from 0, by their age; nil for a call of no request.
  public var waiting: [Int?] { held.map { requests[$0] } }

  /// The held calls by the age of their requests: which of two that were begun together asked
  /// first says nothing.
  private var held: [Int] {
    let pending = gate.pending
    guard pending.count > 1 else { return pending }
    return pending.sorted { (requests[$0] ?? .max, $0) < (requests[$1] ?? .max, $1) }
  }

  /// Starts a request in a task of its own, and gives what comes of it first.
  @discardableResult
  public func start(_ request: @escaping @MainActor () async -> Void) async -> Event? {
    begin(request)
    return await next()
  }

  /// Answers the call at this place among those that wait; nil when none waits there.
  @discardableResult
  public func answer(_ place: Int = 0, with answer: Answer) async -> Event? {
    release(place, with: answer) ? await next() : nil
  }

  /// Starts a request in a task of its own, and does not wait for what comes of it.
  public func begin(
    priority: TaskPriority? = nil, _ request: @escaping @MainActor () async -> Void
  ) {
    let number = started
    started += 1
    underWay += 1
    tasks[number] = Task(priority: priority) {
      await KataRequest.$current.withValue(number) { await request() }
      tasks[number] = nil
      underWay -= 1
      add(.ended(number))
    }
  }

  /// Answers a call as `answer` does, and does not wait either; false when none waits there.
  @discardableResult
  public func release(_ place: Int, with answer: Answer) -> Bool {
    let held = held
    guard held.indices.contains(place) else { return false }
    gate.release(held[place], with: answer)
    return true
  }

  /// Cancels the task of the request with this number, which goes on to wait for its answer.
  public func cancel(_ request: Int) {
    KataRecorder.current?.aside("the caller is cancelled", request: request)
    tasks[request]?.cancel()
  }

  /// Waits until every request that is under way waits for an answer.
  public func settle() async {
    while await next() != nil {}
  }

  /// The next event; nil when every request that is under way waits for an answer.
  private func next() async -> Event? {
    if !events.isEmpty { return events.removeFirst() }
    guard underWay > gate.count else { return nil }
    return await withCheckedContinuation { listener = $0 }
  }

  private func add(_ event: Event) {
    guard let listener else { return events.append(event) }
    self.listener = nil
    listener.resume(returning: event)
  }
}

/// Runs a request in a task that was cancelled before it began.
@MainActor
public func kataCancelled<Value: Sendable>(
  _ isCancelled: Bool = true, _ body: () async -> Value
) async -> Value {
  if isCancelled {
    KataRecorder.current?.aside("the caller is cancelled", request: KataRequest.current)
    withUnsafeCurrentTask { $0?.cancel() }
  }
  return await body()
}

/// The request in which a message is sent, known to all that its task calls.
enum KataRequest {
  @TaskLocal static var current: Int?
}
