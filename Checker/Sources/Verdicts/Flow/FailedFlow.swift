import Basics

/// The two flows that show why a test did not pass.
///
/// An expectation that failed in the middle of the test may have seen an earlier difference than the
/// one that is left in the end: then they are the messages that were there when it looked.
struct FailedFlow: Sendable {
  let diagram: FlowDiagram
  /// The expectation that failed on what is shown; nil where that can't be told.
  private(set) var issue: Verdict.Issue?

  /// Nil when what failed is no message.
  var difference: FirstDifference? { diagram.difference }

  /// Nil for a test that passed, or that has no messages.
  init?(_ test: Verdict.Case) {
    guard test.outcome != .passed, let flow = test.flow,
      !flow.expected.isEmpty || !flow.recorded.isEmpty
    else { return nil }
    var diagram = FlowDiagram(expected: flow.expected, recorded: flow.recorded, cast: flow.cast)
    diagram.ending = test.ending
    let issues = test.issues.filter { $0.argument == test.shownIssue?.argument }
    issue = issues.first { $0.isAboutMessages == true }
    let end = diagram.difference?.index ?? .max
    let look = issues.lazy.compactMap { Look($0, flow) }.first.flatMap { look in
      // What was too many when it looked is told so, though in the end something else is due there.
      look.index < end || look.index == end && look.expected.count < look.seen.count ? look : nil
    }
    if let look {
      diagram = FlowDiagram(
        expected: look.expected, recorded: look.seen, cast: flow.cast,
        rest: FirstDifference.Rest(
          expected: Array(flow.expected.dropFirst(look.expected.count)),
          recorded: Array(flow.recorded.dropFirst(look.seen.count))))
      diagram.ending = "nothing more by then"
      issue = look.issue
    }
    // An aside noted with the last message may have come after the look.
    let asides = { (asides: [Aside]?, all: [Message], seen: [Message]?) in
      guard let seen else { return asides }
      return all.starts(with: seen) ? asides?.filter { $0.place < seen.count } : []
    }
    diagram.show(
      asides(flow.asides, flow.recorded, look?.seen) ?? [],
      expected: asides(flow.expectedAsides, flow.expected, look?.expected))
    self.diagram = diagram
  }

  /// The events that led to the difference: the last request or response, and the last remark and
  /// answer since.
  ///
  /// If the sentence is about both flows, an event counts only if both have it. No event counts if
  /// their answers differ.
  var causes: [(label: String, aside: DrawnAside)] {
    guard let difference, !diagram.isOpen else { return [] }
    let sides = [
      difference.expected == nil || !difference.isAboutExpected ? nil : diagram.expectedCauses,
      difference.recorded == nil || !difference.isAboutRecorded
        ? nil : diagram.causes(in: diagram.asides),
    ].compactMap(\.self)
    let isSame = Set(sides.map { $0[.answered]?.words }).count == 1
    return DrawnAside.Kind.allCases.compactMap { kind in
      let asides = sides.map { $0[kind] }
      guard isSame, let aside = asides.first ?? nil,
        asides.allSatisfy({ $0?.words == aside.words })
      else { return nil }
      return (kind.rawValue, aside)
    }
  }
}

extension FailedFlow {
  /// The test to look at first: the first whose messages failed, rather than a value beside them.
  static func first(of cases: [Verdict.Case]) -> Verdict.Case? {
    let drawable = cases.compactMap { test in FailedFlow(test).map { (test: test, flow: $0) } }
    let differing = drawable.filter { $0.flow.difference != nil }
    let chosen =
      differing.first { !$0.test.isAboutSomethingElse } ?? differing.first ?? drawable.first
    return chosen?.test
  }
}

extension Verdict {
  /// What it begins with: of a test, or else of a script.
  package var firstDifference: FirstDifference? {
    if let test = tests.telling(on: mistake) { return FailedFlow(test)?.difference }
    return reference.difference.flatMap {
      FirstDifference(expected: $0.expected, recorded: $0.recorded, cast: $0.cast)
    }
  }
}

/// An expectation about the calls: what it asked for, and what it saw at that time, each with all
/// messages before it.
private struct Look {
  var issue: Verdict.Issue
  var expected: [Message]
  var seen: [Message]

  /// Nil when it compares something else than lists of the flow's messages.
  init?(_ issue: Verdict.Issue, _ flow: Verdict.Flow) {
    guard let text = ExpectationText(issue.message), let first = text.values.first,
      let other = text.expected, let seen = Self.messages(first.value, flow),
      let expected = Self.messages(other, flow)
    else { return nil }
    (self.issue, self.seen, self.expected) = (issue, seen, expected)
    // A look at the last calls, or at some in the middle, has other places in the two flows if one
    // of them has more before it.
    let looks = Self.ends(of: expected, in: flow.expected).flatMap { end in
      Self.ends(of: seen, in: flow.recorded).map { other in
        var look = self
        look.expected = Array(flow.expected.prefix(end))
        look.seen = Array(flow.recorded.prefix(other))
        return look
      }
    }.filter { $0.expected != $0.seen }
    let alike = looks.filter {
      $0.expected.dropLast(expected.count) == $0.seen.dropLast(seen.count)
    }
    // Where the reference goes on with what is too many, it's probably right.
    self =
      alike.first { !flow.expected.starts(with: $0.seen) } ?? alike.first
      ?? looks.max { $0.index < $1.index } ?? self
  }

  /// The places behind these messages, wherever they stand in a row.
  private static func ends(of messages: [Message], in all: [Message]) -> [Int] {
    let count = messages.count
    return (count...max(count, all.count)).filter { all.prefix($0).suffix(count) == messages[...] }
  }

  var index: Int { zip(expected, seen).prefix { $0 == $1 }.count }

  private static func messages(_ text: String, _ flow: Verdict.Flow) -> [Message]? {
    guard let parts = Brackets.entries(ofList: text) else { return nil }
    let messages = parts.compactMap { part in
      (flow.expected + flow.recorded).first { "\($0.receiver) \($0.text)" == part }
    }
    return messages.count == parts.count ? messages : nil
  }
}
