/// Lets one test run at a time, so that one that hangs is known by its name.
@MainActor
enum KataTurns {
  private static let limit = KataTimeLimit(seconds: 20)
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a test once those that came before it are over, and ends the process if it hangs.
  static func run(
    _ test: String, limit: KataTimeLimit = limit,
    _ body: @concurrent @Sendable () async throws -> Void
  ) async rethrows {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    limit.begin(test)
    defer {
      limit.end()
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    try await body()
  }
}
