extension Verdict {
  /// One of the steps in which the exercise is handed in.
  package struct Milestone: Codable, Sendable, Equatable {
    package var title: String
    /// The given tests of its edges that pass, of how many.
    package var done: Int
    package var of: Int
  }

  /// The work that a change request took.
  package struct Change: Codable, Sendable, Equatable {
    package var title: String
    /// The files that it touched, of those that were there.
    package var files: [String]
    package var of: Int
    package var added: Int
    /// The lines that stood before and stand no more, of how many.
    package var rewritten: Int
    package var lines: Int
  }

  /// A milestone that has passed by itself, while the next one is in hand.
  package struct Passed: Codable, Sendable, Equatable {
    /// Its number, from 1.
    package var stage: Int
    package var tests: Int
    /// The scripts in which its messages were the reference's.
    package var scripts: Int
  }
}

extension StageResults {
  /// The milestone that the verdict is about, from 0; nil for the exercise as a whole.
  package var milestone: Int? {
    guard let all = exercise.stages, suite != nil else { return nil }
    let green = greenMilestones
    return isHeldBack ? green - 1 : green < all.count ? green : nil
  }

  /// The number of milestones from the first whose given tests all pass.
  package var greenMilestones: Int {
    guard let all = exercise.stages, suite != nil else { return 0 }
    let red = allTests.cases.filter { $0.outcome != .passed }
    return red.compactMap { exercise.milestone(of: $0.edges ?? []) }.min() ?? all.count
  }

  /// True if a test passes that the stub fails, of a milestone behind those whose tests all pass.
  package var hasBegunNext: Bool {
    let passed = Set(allTests.cases.filter { $0.outcome == .passed }.map(\.name))
    return expected.tests.contains { test in
      test.stubFails && passed.contains(test.name)
        && exercise.milestone(of: test.edges).map { $0 >= greenMilestones } == true
    }
  }

  /// The tests of the milestone in hand; all of them where there is none.
  package var tests: Verdict.Tests {
    guard let milestone, let suite else { return allTests }
    var own = expected
    own.tests = own.tests.filter { exercise.milestone(of: $0.edges) == milestone }
      .sorted { ($0.edges.first ?? 0) < ($1.edges.first ?? 0) }
    var tests = suite.tests(own)
    tests.added = allTests.added
    let later = suite.unasked(own)
    for index in tests.cases.indices { tests.cases[index].flow?.leaveOut(later) }
    return tests
  }

  var milestones: [Verdict.Milestone]? {
    guard let all = exercise.stages, suite != nil else { return nil }
    let cases = allTests.cases
    return all.indices.map { index in
      let own = cases.filter { exercise.milestone(of: $0.edges ?? []) == index }
      return Verdict.Milestone(
        title: all[index].title, done: own.count { $0.outcome == .passed }, of: own.count)
    }
  }
}

extension SuiteResult {
  /// Messages that tests pass without, though the stub fails them and the reference sends these: a later
  /// milestone's.
  func unasked(_ expected: Expected) -> [Message] {
    let sent = recording.episodes.flatMap(\.flow.messages)
    return expected.tests.filter { $0.stubFails && run.cases[$0.name]?.outcome == .passed }
      .flatMap { $0.flows.flatMap(\.messages) }
      .filter { message in !sent.contains(where: message.isLike) }
  }
}

extension Verdict.Flow {
  /// Leaves messages out that aren't asked for yet.
  mutating func leaveOut(_ later: [Message]) {
    let isAsked = expected.map { message in !later.contains(where: message.isLike) }
    expectedAsides = expectedAsides?.compactMap { aside in
      var aside = aside
      if let question = aside.question, !isAsked.dropFirst(question).prefix(1).allSatisfy(\.self) {
        return nil
      }
      aside.place -= isAsked.prefix(aside.place).count { !$0 }
      aside.question = aside.question.map { $0 - isAsked.prefix($0).count { !$0 } }
      return aside
    }
    expected = zip(expected, isAsked).filter(\.1).map(\.0)
  }
}
