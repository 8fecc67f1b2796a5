/// What a suite said of some code: where it says another thing of the same code, that has a reason.
package struct Opinion: Codable, Sendable, Equatable {
  private var green: Set<String>
  /// What did not end in time, or had no turn, is neither: a busy machine is reason enough.
  private var red: Set<String>

  package init(_ tests: Verdict.Tests) {
    func names(_ outcomes: Set<CaseOutcome>) -> Set<String> {
      Set(tests.cases.filter { outcomes.contains($0.outcome) }.map(\.name))
    }
    green = names([.passed])
    red = names([.failed, .crashed, .exited])
  }

  /// What is said where the same code was judged otherwise at another time; nil where it was not.
  package func note(unlike other: Opinion, _ time: String) -> String? {
    let passed = red.intersection(other.green).sorted().first
    let failed = green.intersection(other.red).sorted().first
    let said = [(passed, "passed"), (failed, "failed")].compactMap { name, word in
      name.map { "\"\(Report.title(of: $0))\" \(word) \(time)" }
    }
    guard !said.isEmpty else { return nil }
    return "\(said.joined(separator: ", and ")), with the same code: something in it depends on "
      + "time, chance or order, such as a test that looks before all that it started was awaited"
  }
}
