internal import Dispatch

/// Where a player's tasks go on, once what they waited for is there: on the main actor's own queue.
///
/// A task that was suspended comes back through the threads of the pool, and from there to the main
/// actor. Waking two threads takes longer than most of what a script does.
package final class KataMainQueue: TaskExecutor {
  package static let shared = KataMainQueue()

  /// Nil where the running task is not one of a player's.
  static var current: KataMainQueue? {
    withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil ? nil : shared }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
