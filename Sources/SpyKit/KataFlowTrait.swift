#if canImport(Testing)
  public import Testing

  /// Keeps each test's log for `kata` to show; a plain `swift test` is not changed by it.
  public struct KataFlowTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil, let recorder = await KataRecorder.shared else {
        return try await function()
      }
      await recorder.begin(test.displayName ?? test.name, withAnswers: true)
      try await KataRecorder.$current.withValue(recorder) { try await function() }
      await recorder.end()
    }
  }

  extension Trait where Self == KataFlowTrait {
    /// Keeps the messages of each test, so that `kata` can show where they first differ.
    public static var flow: Self { Self() }
  }
#endif
