import Dispatch
import Testing

@testable import SpyKit

@MainActor @Suite struct KataMainQueueTests {
  nonisolated private static let key = DispatchSpecificKey<Bool>()

  init() {
    DispatchQueue.main.setSpecific(key: Self.key, value: true)
  }

  /// Where a task goes on that is not the main actor's.
  @concurrent nonisolated private func isOnMainQueue() async -> Bool {
    DispatchQueue.getSpecific(key: Self.key) == true
  }

  @Test func `a player's tasks go on on the main actor's queue, others on their own`() async {
    #expect(await !isOnMainQueue())
    await withTaskExecutorPreference(KataMainQueue.shared) {
      #expect(await isOnMainQueue())
    }
  }

  @Test(arguments: [false, true])
  func `a request goes on where the task does that begins it`(isPlayers: Bool) async {
    var isOnMain: Bool?
    let requests = KataRequests(KataGate<Void>())
    await withTaskExecutorPreference(isPlayers ? KataMainQueue.shared : nil) {
      requests.begin { isOnMain = await isOnMainQueue() }
      await requests.settle()
    }

    #expect(isOnMain == isPlayers)
  }
}
