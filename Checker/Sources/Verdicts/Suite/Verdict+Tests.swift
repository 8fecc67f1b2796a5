extension Verdict {
  package struct Tests: Codable, Sendable, Equatable {
    package var passed = 0
    /// The passed tests that the stub does not pass.
    package var gained = 0
    package var expected: Int
    package var cases: [Case] = []
    /// The learner's own tests: run and shown; counted only where they are asked for.
    package var added: [Case] = []

    /// The red test to begin with: one that was broken off, or else one whose messages differ.
    ///
    /// Those about the known mistake's edge come first. Once some tests are gained, the one to which
    /// a message came too late does, and then those about the edge that is most in doubt.
    package func telling(on mistake: Mistake?) -> Case? { brokenOff.first ?? failed(on: mistake) }

    /// Those that did not come to their own end, the gravest first.
    var brokenOff: [Case] {
      let endings: [CaseOutcome] = [.crashed, .timedOut, .exited, .skipped, .missing]
      return endings.flatMap { ending in cases.filter { $0.outcome == ending } }
    }

    private func failed(on mistake: Mistake?) -> Case? {
      let red = cases.filter { $0.outcome == .failed }
      let fitting = red.filter { $0.edges?.contains { "E\($0)" == mistake?.edge } == true }
      let few = fitting.map { $0.edges?.count ?? 0 }.min()
      let chosen = fitting.isEmpty ? red : fitting.filter { $0.edges?.count == few }
      let telling = chosen.filter { $0.hasOtherMessages && !$0.isAboutSomethingElse }
      guard gained > 0 else {
        // Of tests that get the same message, which none expects, the shortest is about it.
        let surplus = telling.first?.surplus
        let expected = cases.flatMap { $0.flow?.expected ?? [] }
        let isStray = surplus != nil && !expected.contains { $0.name == surplus?.name }
        let same = isStray ? telling.filter { $0.surplus == surplus } : []
        return same.min { $0.length < $1.length } ?? telling.first ?? chosen.first
      }
      guard fitting.isEmpty else { return telling.first ?? chosen.first }
      if let late = red.first(where: { FailedFlow($0)?.difference?.isLate == true }) { return late }
      let most = red.compactMap { doubt(of: $0)?.share }.max()
      let doubted = red.filter { doubt(of: $0)?.share == most }
      return doubted.first(where: telling.contains) ?? doubted.first
    }

    /// The edge of a test that is most in doubt, and the share of its tests that is red.
    private func doubt(of test: Case) -> (edge: Int, share: Double)? {
      let doubts = (test.edges ?? []).map { edge in
        let about = cases.filter { $0.edges?.contains(edge) == true }
        return (edge, Double(about.count { $0.outcome != .passed }) / Double(about.count))
      }
      return doubts.max { $0.1 < $1.1 }
    }

    /// The edge that is most likely broken: the known mistake's, or the one most in doubt.
    package func edge(on mistake: Mistake?) -> Int? {
      mistake.flatMap { Int($0.edge.dropFirst()) } ?? telling(on: mistake).flatMap(doubt)?.edge
    }

    /// The cases with these tests in front of all other red ones.
    package func tellingFirst(on mistake: Mistake?) -> [Case] {
      let front = brokenOff + [failed(on: mistake)].compactMap(\.self)
      guard let first = cases.firstIndex(where: { $0.outcome != .passed }) else { return cases }
      let others = cases[first...].filter { test in !front.contains { $0.name == test.name } }
      return cases[..<first] + front + others
    }

    /// For each test, the number of arguments with which it fails: 1 for one that takes none.
    package var failures: [Int] {
      cases.map { test in
        test.outcome == .passed ? 0 : max(1, Set(test.issues.compactMap(\.argument)).count)
      }
    }

    var isRedOnOwnCode: Bool { added.contains { $0.outcome != .passed } }
  }

  package struct Case: Codable, Sendable, Equatable {
    package var name: String
    package var outcome: CaseOutcome
    package var issues: [Issue]
    /// Both flows of a test that did not pass, the reference's and the learner's.
    package var flow: Flow?
    package var edges: [Int]?
    package var file: String?
    package var line: Int?

    package var title: String { Self.title(of: name) }

    fileprivate var length: Int { flow?.expected.count ?? 0 }

    fileprivate var surplus: Message? {
      flow.flatMap { zip($0.recorded, $0.expected + [nil]).first { $0 != $1 }?.0 }
    }

    fileprivate var hasOtherMessages: Bool { flow.map { $0.expected != $0.recorded } ?? false }

    /// True if the first expectation that failed looks at another value than the messages: than
    /// their list, or than a count of the living, which is one of them.
    var isAboutSomethingElse: Bool { outcome == .failed && issues.first?.isAboutMessages == false }

    /// True if it ended where a value was nil that the test needs: later messages are missing for that.
    var hasStopped: Bool {
      issues.last.flatMap { ExpectationText($0.message) }?.isMissingValue == true
    }

    /// A test's name without its suite's, and without the parentheses of a plain function.
    package static func title(of name: String) -> String {
      let name = name.split(separator: "/", maxSplits: 1).last.map(String.init) ?? name
      // A class of learners has many names, and a regular expression is dear.
      let isFunction =
        name.hasSuffix(")") && name.allSatisfy { $0.isLetter || $0.isNumber || "_():".contains($0) }
      return isFunction && name.first != "(" ? String(name.prefix { $0 != "(" }) : name
    }
  }

  package struct Flow: Codable, Sendable, Equatable {
    package var expected: [Message]
    package var recorded: [Message]
    /// The scene's, as the reference has it.
    package var cast: Cast
    /// The events beside the messages of the reference; `asides` are those of the learner's code.
    var expectedAsides: [Aside]?
    package var asides: [Aside]?

    package init(
      expected: [Message], recorded: [Message], cast: Cast, expectedAsides: [Aside]? = nil,
      asides: [Aside]? = nil
    ) {
      (self.expected, self.recorded, self.cast) = (expected, recorded, cast)
      (self.expectedAsides, self.asides) = (expectedAsides, asides)
    }
  }

  package struct Issue: Codable, Sendable, Equatable {
    package var message: String
    package var file: String?
    package var line: Int?
    /// The arguments with which a test failed that takes some.
    package var argument: String?

    /// Nil where what was expected can't be read.
    var isAboutMessages: Bool? {
      ExpectationText(message).map {
        $0.condition.lowercased().contains("calls") || $0.condition.contains(".alive()")
      }
    }
  }
}
