import Core

extension Judge {
  package struct Options {
    package var conditions = Conditions()
    /// True if no verdict of earlier counts.
    package var isFresh = false
    /// True if the one wrong part of several is looked for, and own tests are tried on mistakes: a
    /// build for each of them.
    package var isThorough = false
    /// True if an untouched stub is run and shown as red, rather than named.
    package var runsStubs = false

    package init() {}
  }

  /// All options that the same code can get another verdict by: a verdict is remembered with them.
  package struct Conditions: Codable {
    /// Seconds for one process of the learner's.
    package var limit = Double(Limits.suiteSeconds)
    /// Random scripts for each exercise; nil for as many as their length asks for.
    package var scripts: Int?
    /// Nil for the exercise's own.
    package var seed: UInt64?
    /// True if the same code has the same verdict to the letter, however busy the machine is.
    package var isForGrades = false
    /// True if `sandbox-exec` of a Mac is around each of the learner's processes.
    package var usesMacBox = false
  }
}
