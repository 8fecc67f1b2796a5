/// Every limit that programs share, on time, size and number; others stand where they hold.
package enum Limits {
  /// Seconds for one process of a learner's, unless `--timeout` says otherwise.
  package static let suiteSeconds = 10
  /// Time limit for the rerun after a time-out: shorter, because the first run had the full time.
  package static func suiteSecondsAgain(_ limit: Double) -> Double { max(2, limit * 0.3) }
  package static let buildSeconds = 600.0
  /// Seconds to link one program, which takes less than one.
  package static let linkSeconds = 60.0
  /// Seconds to compile one module: a large suite takes twenty, and more on a busy machine.
  package static let compilationSeconds = 120.0
  package static let syntaxTreeSeconds = 60.0
  /// Texts of one module, and programs, that are kept with what was made of them.
  package static let keptModules = 96
  package static let keptPrograms = 48
  /// Mangled names that one process reads.
  package static let namesAtOnce = 500
  /// Seconds to look for broken rules in the tree: thousands of times the usual duration.
  package static let ruleSeconds = 60.0
  /// The stack of the thread that looks for broken rules: as large as a main thread's.
  package static let stackBytes = 8 << 20
  /// Seconds after Control-C before the process is forced to exit.
  package static let interruptSeconds: UInt32 = 3
  /// Milliseconds between two looks at a learner's files.
  package static let lookMilliseconds: Int32 = 50
  /// Looks at the exercise that is watched, for each look at the others.
  package static let looksForOneAtOthers = 20
  /// Time for a process that was told to end.
  package static let endingSeconds = 2.0
  /// Times that an exercise is judged while its files are saved.
  package static let attemptsToJudge = 3
  /// The longest check of `kata watch`: each step in it has a limit of its own.
  package static let watchCheckSeconds = 3600.0
  /// Milliseconds for a supervisor to end the program that it has started.
  package static let supervisorMilliseconds = 1000
  package static let copySeconds = 600.0
  /// Bytes of room; with less, a build that gives no reason has failed for want of it.
  package static let programBytes = 32 << 20
  package static let toolchainVersionSeconds = 60.0
  /// Seconds to wait until all killed processes have ended.
  package static let orphanSeconds = 5.0
  /// Seconds spent on shrinking; the shortest script found by then is shown.
  package static let shrinkingSeconds = 5.0
  /// Seconds for a wrong subject, by what the given one took: longer, and it does not end.
  package static func wrongSubjectSeconds(given seconds: Double) -> Double {
    max(2, seconds * 100)
  }

  /// Untried places that a verdict names.
  package static let untriedPlaces = 3
  /// The least number of random scripts for each exercise, unless `--scripts` says otherwise.
  package static let scripts = 200
  /// The least length of all of them together, in bytes of JSON.
  ///
  /// The reference took a tenth of a second for them; a length gives every machine the same
  /// scripts.
  package static let scriptsLength = 120_000
  /// Subjects that run side by side, so that a suite that waits does not delay the others.
  package static let subjectsAtOnce = 8
  /// Kibibytes of addresses for a subject's process, so that all of them fit the machine.
  package static let subjectKibibytes = 2 << 20
  package static func subjectsAtOnce(memory bytes: UInt64) -> Int {
    max(1, min(subjectsAtOnce, Int(bytes >> 10) / subjectKibibytes))
  }
  /// Further runs of a suite without the test that crashed or ended the process.
  package static let runsAfterCrashes = 3
  package static let runsAfterTimeOuts = 1

  /// Bytes of each of the two outputs of a learner's process.
  package static let outputBytes = 1 << 20
  /// Messages of a test beyond the expected ones that are looked at.
  package static let surplusMessages = 1_000
  /// Bytes that are read of a file from such a process.
  package static let streamBytes = 64 << 20
  package static let syntaxTreeBytes = 256 << 20
  /// Limits of a learner's process.
  package static let addressKibibytes = 8 << 20
  package static let fileBytes: UInt64 = 1 << 30
  package static let processorSeconds: UInt64 = 600
  package static let descriptors: UInt64 = 256
  /// The same as a shell's commands, for a process without a box; addresses on Linux alone.
  package static func shell(isDarwin: Bool) -> String {
    let addresses =
      isDarwin ? "" : "ulimit -v ${\(kibibytes):-\(addressKibibytes)} 2>/dev/null; "
    return "ulimit -c 0; ulimit -f \(fileBytes / 512); ulimit -t \(processorSeconds); "
      + "\(addresses)unset \(kibibytes)"
  }

  /// The variable that asks for a lower limit of addresses.
  package static let kibibytes = "KIBIBYTES"

  /// Lines of the output of a process that failed to start.
  package static let startFailureLines = 5
  package static let startFailureColumns = 400

  /// Bytes and depth of an expectation's text that is analysed: a learner's value can have any.
  package static let expectationBytes = 10_000
  package static let expectationDepth = 40
}
