package import Basics

extension Verdict {
  package struct Reference: Codable, Sendable, Equatable {
    package var state: State
    package var scripts = 0
    package var seed: UInt64?
    package var difference: ScriptDifference?
    /// The reason why the learner's process crashed in a script, or never came to its end.
    package var crash: Issue?

    package enum State: String, Codable, Sendable {
      case notReached, notSupplied, agreed, diverged, crashed, timedOut, incomplete

      /// The outcome that it leads to; nil when there is nothing against a pass.
      var outcome: Outcome? { Outcome(rawValue: rawValue) }

      /// True if the learner's process ended in the middle of a script.
      var isBrokenOff: Bool { [.crashed, .timedOut, .incomplete].contains(self) }
    }
  }
}

extension Verdict.Reference {
  /// Makes the result of playing so many scripts beside the reference.
  package init(_ comparison: Comparison, _ ending: Ending, scripts: Int, seed: UInt64?) {
    let state: State =
      switch (comparison, ending) {
      case (.agreed, _): .agreed
      case (.differs, _): .diverged
      case (.brokenOff, .signalled): .crashed
      case (.brokenOff, .timedOut): .timedOut
      case (.brokenOff, .exited): .incomplete
      }
    self.init(state: state, scripts: scripts, seed: seed, difference: comparison.difference)
    if case .agreed(let played) = comparison { self.scripts = played }
  }
}
