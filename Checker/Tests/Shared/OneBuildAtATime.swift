import Testing

/// Suites that run the real compiler wait for one another: side by side they would meet time limits.
struct OneBuildAtATime: SuiteTrait, TestScoping {
  private static let turn = Turn()

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    await Self.turn.take()
    do {
      try await function()
    } catch {
      await Self.turn.give()
      throw error
    }
    await Self.turn.give()
  }
}

extension Trait where Self == OneBuildAtATime {
  static var oneBuildAtATime: Self { Self() }
}

/// One at a time, in the order in which they asked.
private actor Turn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func give() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}
