#if canImport(Testing)
  public import Testing

  /// Keeps each test's messages: for `kata` to draw, and elsewhere for the words of a red test.
  public struct KataFlowTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      guard testCase != nil else { return try await function() }
      let name = test.displayName ?? test.name
      if let recorder = await KataRecorder.shared {
        await recorder.begin(name, withAnswers: true)
        try await KataRecorder.$current.withValue(recorder) { try await function() }
        return await recorder.end()
      }
      let flow = KataFlow()
      let words = IssueHandlingTrait.compactMapIssues { flow.explained($0) }
      try await KataTurns.run("\"\(name)\" (\(test.sourceLocation))") {
        try await KataFlow.$current.withValue(flow) {
          try await words.provideScope(for: test, testCase: testCase, performing: function)
        }
      }
    }
  }

  extension Trait where Self == KataFlowTrait {
    /// Keeps the messages of each test, and ends a run in which a test hangs.
    public static var flow: Self { Self() }
  }

  extension KataFlow {
    /// The issue, with the first message that differs ahead of its comments, and all messages so far
    /// as an attachment.
    fileprivate func explained(_ issue: Issue) -> Issue {
      guard case .expectationFailed = issue.kind else { return issue }
      let difference = takeDifference()
      let all = [difference, text].compactMap(\.self).joined(separator: "\n\n")
      if !all.isEmpty { Attachment.record(all, named: "flow.txt") }
      guard let difference else { return issue }
      var issue = issue
      issue.comments.insert(Comment(rawValue: difference), at: 0)
      return issue
    }
  }
#endif
