internal import Dispatch
internal import Synchronization

/// Requests that ask several doubles at once, and how far they have come.
///
/// While no question waits, the next event is awaited: one must come, unless wrong code keeps a
/// request waiting without having asked. While one waits, there may be no more events. So what a
/// request does on no actor runs on the main thread, too, and is counted. If nothing is new after a
/// request of our own has gone its whole way through that line, only an answer can bring news.
@MainActor
package final class KataConcurrentRequests {
  private let executor = CountingExecutor()
  private let waiting: () -> Int
  private let progress: () -> Int
  private var started = 0
  private var ended = 0
  private var task: Task<Void, Never>?
  private var listener: CheckedContinuation<Void, Never>?

  /// Follows how many questions wait, and how many messages there have been so far.
  package init(waiting: @escaping () -> Int, progress: @escaping () -> Int) {
    self.waiting = waiting
    self.progress = progress
  }

  /// Starts a request in a task of its own, and waits until it is over or waits for an answer.
  package func start(_ request: @escaping @MainActor () async -> Void) async {
    let number = started
    started += 1
    task = KataRequest.$current.withValue(number) {
      Task(executorPreference: executor) { [self] in await perform(request) }
    }
    await settle()
  }

  /// Cancels the task of the last request, which goes on to wait for its answers.
  package func cancel() {
    KataRecorder.current?.aside("the caller is cancelled", request: started - 1)
    task?.cancel()
  }

  /// Called when a question has begun to wait.
  package func wake() {
    listener?.resume()
    listener = nil
  }

  /// Waits until the requests are over, or wait for answers.
  package func settle() async {
    while true {
      if waiting() == 0, ended < started {
        await withCheckedContinuation { listener = $0 }
      }
      let last = [executor.count, progress(), ended]
      await Task(executorPreference: CountingExecutor()) { await Self.askTwice() }.value
      if last == [executor.count, progress(), ended], waiting() > 0 || ended == started { return }
    }
  }

  private func perform(_ request: @MainActor () async -> Void) async {
    await request()
    ended += 1
    wake()
  }

  /// Does what a request does, and gets both answers at once.
  private static func askTwice() async {
    async let first: Void = answer()
    async let second: Void = answer()
    _ = await (first, second)
  }

  private static func answer() async {
    await withCheckedContinuation { question in
      Task { @MainActor in question.resume() }
    }
  }
}

/// Runs jobs on the main thread, one after the other, and counts their coming and their turns.
private final class CountingExecutor: TaskExecutor {
  private let changes = Atomic(0)

  var count: Int { changes.load(ordering: .relaxed) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    changes.add(1, ordering: .relaxed)
    DispatchQueue.main.async { [self] in
      changes.add(1, ordering: .relaxed)
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
