import Dispatch
import Foundation
import SpyKit
import Synchronization
import WeatherScene

extension KataWeatherCall {
  nonisolated package enum Client: Equatable, Encodable, Sendable {
    case send(String, onMain: Bool)
    /// The handle of the request for this path was told to cancel, for the first time.
    case cancel(String)
  }

  /// The outcome that the caller of a worker gets.
  nonisolated package enum Reader: Equatable, Encodable, Sendable {
    case read(Weather.Forecast)
    case refused(Weather.Failure)
    case isCancelled
    case caughtAnotherError(String)
    /// No outcome came, although it was due.
    case isStillWaiting
  }
}

/// A client that asks nobody: a test says when it calls back, how often, and with what.
///
/// It works on any thread, so it keeps what it sees; the reader puts that into the log.
nonisolated package final class KataForecastClientSpy: WeatherClient {
  package typealias Answer = Result<Weather.ClientAnswer, any Error>

  /// Something that happens before `send` has returned.
  package enum DuringSend: Sendable {
    case callsBack([Answer])
    /// The caller's task is cancelled.
    case isCancelled(CallsBack)
  }

  /// The moment, if any, at which a cancelled request calls back with `URLError(.cancelled)`.
  package enum CallsBack: String, Codable, CaseIterable, Sendable {
    case whileCancelling, later, never
  }

  fileprivate struct Question: Sendable {
    let path: String
    let fetch: Int
    let completion: @Sendable (Answer) -> Void
    var isAnswered = false
    var isCancelled = false
  }

  fileprivate struct State {
    var questions: [Question] = []
    var unrecorded: [KataWeatherCall.Client] = []
    /// The fetch that was begun last, and its task.
    var fetch = 0
    var task: Task<Void, Never>?
    var duringSend: DuringSend?
    var callsBack = CallsBack.never
    var tell: (@Sendable () -> Void)?
  }

  private struct Handle: WeatherClientHandle {
    let client: KataForecastClientSpy
    let number: Int

    func cancel() { client.cancel(number) }
  }

  fileprivate let state = Mutex(State())

  @MainActor package init() {
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
  }

  package func send(
    _ path: String, completion: @escaping @Sendable (Answer) -> Void
  ) -> any WeatherClientHandle {
    let isOnMain = DispatchQueue.getSpecific(key: mainQueue) == true
    let (number, during, task) = state.withLock { state in
      state.questions.append(.init(path: path, fetch: state.fetch, completion: completion))
      state.unrecorded.append(.send(path, onMain: isOnMain))
      defer { state.duringSend = nil }
      return (state.questions.count - 1, state.duringSend, state.task)
    }
    switch during {
    case .callsBack(let answers): callBack(number, with: answers)
    case .isCancelled(let callsBack):
      state.withLock { $0.callsBack = callsBack }
      task?.cancel()
    case nil: break
    }
    state.withLock(\.tell)?()
    return Handle(client: self, number: number)
  }

  private func cancel(_ number: Int) {
    let callsBack = state.withLock { state -> CallsBack in
      let question = state.questions[number]
      guard !question.isAnswered, !question.isCancelled else { return .never }
      state.questions[number].isCancelled = true
      state.unrecorded.append(.cancel(question.path))
      return state.callsBack
    }
    if callsBack == .whileCancelling { callBack(number, with: [.failure(URLError(.cancelled))]) }
    state.withLock(\.tell)?()
  }

  /// Calls back on the present thread.
  fileprivate func callBack(_ number: Int, with answers: [Answer]) {
    answers.forEach(completions(for: [number])[0])
  }

  /// Calls back from several threads; seldom do two of them race.
  fileprivate func callBackAtOnce(_ number: Int, with answers: [Answer]) {
    let completion = completions(for: [number])[0]
    DispatchQueue.concurrentPerform(iterations: answers.count) { completion(answers[$0]) }
  }

  /// Calls back for each of these questions on as many threads as there are answers, which wait for
  /// one another before each call, so that they race.
  fileprivate func race(_ numbers: [Int], with answers: [Answer]) {
    let calls = completions(for: numbers).map { ($0, Meeting(of: answers.count)) }
    let threads = DispatchGroup()
    for (thread, answer) in answers.enumerated() {
      threads.enter()
      Thread.detachNewThread {
        for (completion, meeting) in calls {
          if thread == 0 { meeting.lead() } else { meeting.follow() }
          completion(answer)
        }
        threads.leave()
      }
    }
    threads.wait()
  }

  private func completions(for numbers: [Int]) -> [@Sendable (Answer) -> Void] {
    state.withLock { state in
      numbers.map { number in
        state.questions[number].isAnswered = true
        return state.questions[number].completion
      }
    }
  }

  /// Where threads meet, to go on in the same instant.
  ///
  /// One of them leads: it asks until all others answer at once, so that each has a core. They turn
  /// in loops, since a thread that is woken comes too late.
  private final class Meeting: Sendable {
    private let followers: Int
    private let question = Atomic(0)
    private let answers = Atomic(0)
    private let start = Atomic<UInt64>(0)

    init(of count: Int) {
      followers = count - 1
    }

    func lead() {
      let deadline = now + 1_000_000
      var (asked, answered) = (now, UInt64.max)
      while answered - asked > 2_000, asked < deadline {
        asked = now
        let question = question.add(1, ordering: .sequentiallyConsistent).newValue
        while answers.load(ordering: .sequentiallyConsistent) < question * followers {}
        answered = now
      }
      start.store(now + 1_000, ordering: .sequentiallyConsistent)
      waitForStart()
    }

    func follow() {
      var answered = 0
      while start.load(ordering: .sequentiallyConsistent) == 0 {
        let question = question.load(ordering: .sequentiallyConsistent)
        guard question > answered else { continue }
        answered = question
        answers.add(1, ordering: .sequentiallyConsistent)
      }
      waitForStart()
    }

    private func waitForStart() {
      while now < start.load(ordering: .sequentiallyConsistent) {}
    }

    /// In nanoseconds.
    private var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
  }
}

nonisolated private let mainQueue = DispatchSpecificKey<Bool>()

/// Asks a worker for forecasts, and records what its client sees and what comes of each fetch.
///
/// Wrong code may never answer. So where an outcome is due, the reader waits for a while, and then
/// records that there is none.
package final class KataForecastReader: KataWeatherSpy {
  package typealias Answer = KataForecastClientSpy.Answer

  private struct Fetch {
    var task: Task<Void, Never>?
    var outcome: KataWeatherCall.Reader?
    var isRecorded = false
  }

  private let client: KataForecastClientSpy
  private let worker: any WeatherForecastWorkerLogic
  private var fetches: [Fetch] = []
  /// What is drawn of the client's questions, in their order.
  private var drawn: [KataQuestion?] = []
  private var listener: (number: Int, continuation: CheckedContinuation<Bool, Never>)?
  private var waits = 0
  /// True once an outcome that was due has not come in this process.
  package private(set) static var hasGivenUp = false

  package init(
    _ log: KataWeatherLog, client: KataForecastClientSpy, worker: any WeatherForecastWorkerLogic
  ) {
    (self.client, self.worker) = (client, worker)
    super.init(log)
    client.state.withLock { state in
      state.tell = { [weak self] in Task { @MainActor in self?.wake(true) } }
    }
  }

  /// The paths of the questions that wait for an answer, the oldest first.
  package var waiting: [String] { waitingQuestions.map { question($0).path } }

  /// Begins a fetch in a task of its own, and waits until the client is asked, or until it is over.
  package func ask(
    _ place: String, isCancelled: Bool = false, during: KataForecastClientSpy.DuringSend? = nil
  ) async {
    let number = fetches.count
    log.ask("fetchForecast", Weather.Place(name: place), from: "reader", to: "worker")
    let asked = await begin(place, isCancelled: isCancelled, during: during)
    if case .isCancelled(.later)? = during, count > asked { await callBackOnceCancelled(asked) }
    if isCancelled || during != nil { await end(number) }
    record()
  }

  /// Fetches the same 300 times more, and has two threads call back for each in the same instant:
  /// in some of them, calls meet that only a lock keeps apart.
  ///
  /// Records the first fetch, and the first of the others that ends in another way.
  package func race(_ place: String, with answer: Answer) async {
    await ask(place)
    await self.answer(with: answer, answer, atOnce: true)
    guard !Self.hasGivenUp, let first = fetches.last?.outcome, count == fetches.count else {
      return
    }
    var questions: [Int] = []
    for _ in 1...300 {
      questions.append(await begin(place))
      guard count == fetches.count else { return record() }
    }
    await onAnotherThread { [client, questions] in
      client.race(questions, with: [answer, answer])
    }
    client.state.withLock { $0.unrecorded = [] }
    var isAsFirst = true
    for number in fetches.indices where !fetches[number].isRecorded {
      if isAsFirst {
        await end(number)
        isAsFirst = fetches[number].outcome == first
        guard isAsFirst else { continue }
      }
      fetches[number].isRecorded = true
    }
    record()
  }

  /// Begins a fetch, and waits until the client is asked, or until it is over; gives the number of
  /// questions before.
  private func begin(
    _ place: String, isCancelled: Bool = false, during: KataForecastClientSpy.DuringSend? = nil
  ) async -> Int {
    let number = fetches.count
    let task = Task {
      if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
      finish(number, await outcome(of: .init(name: place)))
    }
    fetches.append(Fetch(task: task))
    let asked = client.state.withLock { state in
      (state.fetch, state.task, state.duringSend) = (number, task, during)
      return state.questions.count
    }
    await wait { [self] in isOver(number) || count > asked }
    return asked
  }

  /// Calls back for the question at this place among those that wait, and waits for the outcome.
  package func answer(_ place: Int = 0, with answers: Answer..., atOnce: Bool = false) async {
    await answer(place, with: answers, atOnce: atOnce)
  }

  package func answer(_ place: Int, with answers: [Answer], atOnce: Bool) async {
    record()
    guard waitingQuestions.indices.contains(place) else { return }
    let number = waitingQuestions[place]
    if let answer = answers.first {
      _ = try? log.give(answer, to: drawn[number]) { "\($0.status), \($0.body.count) bytes" }
    }
    await onAnotherThread { [client] in
      if atOnce {
        client.callBackAtOnce(number, with: answers)
      } else {
        client.callBack(number, with: answers)
      }
    }
    await end(question(number).fetch)
    record()
  }

  /// Cancels the task of the fetch whose question is at this place, and waits for the outcome.
  package func cancel(
    _ place: Int = 0, callsBack: KataForecastClientSpy.CallsBack = .never
  ) async {
    guard waitingQuestions.indices.contains(place) else { return }
    let number = waitingQuestions[place]
    let fetch = question(number).fetch
    client.state.withLock { $0.callsBack = callsBack }
    fetches[fetch].task?.cancel()
    if callsBack == .later { await callBackOnceCancelled(number) }
    await end(fetch)
    record()
  }

  private func outcome(of place: Weather.Place) async -> KataWeatherCall.Reader {
    do {
      return .read(try await worker.fetchForecast(for: place))
    } catch let failure as Weather.Failure {
      return .refused(failure)
    } catch is CancellationError {
      return .isCancelled
    } catch {
      return .caughtAnotherError("\(type(of: error))")
    }
  }

  /// As clients do.
  private func onAnotherThread(_ callBack: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        callBack()
        done.resume()
      }
    }
  }

  /// Not before: while `send` returns its handle, nobody can cancel that.
  private func callBackOnceCancelled(_ number: Int) async {
    await wait { [self] in question(number).isCancelled }
    await onAnotherThread { [client] in
      client.callBack(number, with: [.failure(URLError(.cancelled))])
    }
  }

  // MARK: - What is under way

  private var count: Int { client.state.withLock(\.questions.count) }

  private var waitingQuestions: [Int] {
    client.state.withLock { state in
      state.questions.indices.filter {
        !state.questions[$0].isAnswered && !state.questions[$0].isCancelled
      }
    }
  }

  private func question(_ number: Int) -> KataForecastClientSpy.Question {
    client.state.withLock { $0.questions[number] }
  }

  private func isOver(_ number: Int) -> Bool { fetches[number].outcome != nil }

  private func finish(_ number: Int, _ outcome: KataWeatherCall.Reader) {
    fetches[number].outcome = fetches[number].outcome ?? outcome
    wake(true)
  }

  /// Waits for the outcome, and until no question of a fetch that was cancelled is left open.
  private func end(_ number: Int) async {
    await wait { [self] in isOver(number) && !isLeftOpen(number) }
    fetches[number].outcome = fetches[number].outcome ?? .isStillWaiting
  }

  private func isLeftOpen(_ number: Int) -> Bool {
    fetches[number].outcome == .isCancelled
      && waitingQuestions.contains { question($0).fetch == number }
  }

  private func record() {
    let unrecorded = client.state.withLock { state in
      defer { state.unrecorded = [] }
      return state.unrecorded
    }
    for message in unrecorded {
      let question = record(.client(message))
      if case .send = message { drawn.append(question) }
    }
    for number in fetches.indices where !fetches[number].isRecorded {
      guard let outcome = fetches[number].outcome else { continue }
      fetches[number].isRecorded = true
      record(.reader(outcome))
    }
  }

  // MARK: - Waiting

  private func wait(until isTrue: () -> Bool) async {
    // Once all is lost, time is saved.
    let deadline = DispatchTime.now() + (Self.hasGivenUp ? 0.1 : 2)
    while !isTrue() {
      guard await event(before: deadline) else {
        Self.hasGivenUp = true
        return
      }
    }
  }

  /// Waits for the next event; false if there is none in time.
  private func event(before deadline: DispatchTime) async -> Bool {
    waits += 1
    let number = waits
    return await withCheckedContinuation { continuation in
      listener = (number, continuation)
      DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in
        Task { @MainActor in self?.wake(false, number) }
      }
    }
  }

  private func wake(_ isEvent: Bool, _ number: Int? = nil) {
    guard let listener, listener.number == number ?? listener.number else { return }
    self.listener = nil
    listener.continuation.resume(returning: isEvent)
  }
}
