/// How long, how large, how many: every limit of `kata`'s is set here.
package enum Limits {
  /// Seconds for one process of a learner's, unless `--timeout` says otherwise.
  package static let suiteSeconds = 10
  /// Time limit for the rerun after a time-out: shorter, because the first run had the full time.
  package static func suiteSecondsAgain(_ limit: Double) -> Double { max(2, limit * 0.3) }
  package static let buildSeconds = 600.0
  /// For one program whose plan is known, and one module, which takes less than a second.
  package static let linkSeconds = 60.0
  package static let compilationSeconds = 60.0
  package static let syntaxTreeSeconds = 60.0
  /// Of a tree's mangled names, for one process that reads them.
  package static let namesAtOnce = 500
  /// For looking for broken rules in the tree: thousands of times what that takes.
  package static let ruleSeconds = 60.0
  /// Of the thread that looks: the main thread's on macOS and on Linux.
  package static let stackBytes = 8 << 20
  /// Seconds after Control-C before the process is forced to exit.
  package static let interruptSeconds: UInt32 = 3
  /// Between two looks at a learner's files.
  package static let lookMilliseconds: Int32 = 100
  /// Time for a process that was told to end.
  package static let endingSeconds = 2.0
  /// The longest check of `kata watch`: each step in it has a limit of its own.
  package static let watchCheckSeconds = 3600.0
  /// Milliseconds for a supervisor to end the program that it has started.
  package static let supervisorMilliseconds = 1000
  /// Seconds for one attempt to get out of a box.
  package static let attemptSeconds = 20.0
  /// For one process that proves a share of the course.
  package static let verifySeconds = 3600.0
  /// For one process that judges a share of a class.
  package static let gradeSeconds = 86_400.0
  /// For one program that reads an archive.
  package static let unpackingSeconds = 20.0
  /// Of the list of an archive's files.
  package static let listingBytes = 32 << 20
  package static let copySeconds = 600.0
  package static let toolchainVersionSeconds = 60.0
  /// For looking until no process is left of those that were ended.
  package static let orphanSeconds = 5.0
  /// Seconds spent on shrinking; the shortest script found by then is shown.
  package static let shrinkingSeconds = 5.0
  /// Seconds for a wrong subject, by what the given one took: longer, and it does not end.
  package static func wrongSubjectSeconds(given seconds: Double) -> Double {
    max(2, seconds * 100)
  }

  /// Places that nothing has run, of which a verdict tells.
  package static let untriedPlaces = 3
  /// Random scripts for each exercise, at least, unless `--scripts` says otherwise.
  package static let scripts = 200
  /// So long, in bytes of JSON, are all of them together, at least: a tenth of a second for the reference
  /// on the machine that it was measured on, and the same scripts on any other.
  package static let scriptsLength = 120_000
  /// Sources of a module up to which the compiler is told of each by name.
  package static let filesInWords = 1_000
  /// Processes in which subjects run side by side: a suite that waits does not hold up the others.
  package static let subjectsAtOnce = 8
  /// Of addresses, for a subject's process: all of them side by side fit the machine.
  package static let subjectKibibytes = 2 << 20
  package static func subjectsAtOnce(memory bytes: UInt64) -> Int {
    max(1, min(subjectsAtOnce, Int(bytes >> 10) / subjectKibibytes))
  }
  /// How often a suite is run again without the test that crashed, or ended the process.
  package static let runsAfterCrashes = 3
  package static let runsAfterTimeOuts = 1

  /// Of each of a learner's process's two outputs.
  package static let outputBytes = 1 << 16
  /// Of what such a process writes into a file: what is past that would not be read by anybody.
  package static let streamBytes = 64 << 20
  package static let syntaxTreeBytes = 256 << 20
  /// Limits of a learner's process.
  package static let addressKibibytes = 8 << 20
  package static let fileBytes: UInt64 = 1 << 30
  package static let processorSeconds: UInt64 = 600
  package static let descriptors: UInt64 = 256
  /// The same for a shell that becomes the process, where there is no box: no core dump, files in
  /// blocks of 512; addresses on Linux alone.
  package static func shell(isDarwin: Bool) -> String {
    let addresses =
      isDarwin ? "" : "ulimit -v ${\(kibibytes):-\(addressKibibytes)} 2>/dev/null; "
    return "ulimit -c 0; ulimit -f \(fileBytes / 512); ulimit -t \(processorSeconds); "
      + "\(addresses)unset \(kibibytes)"
  }

  /// The variable that asks for another limit of addresses, below that.
  package static let kibibytes = "KIBIBYTES"

  /// Of what a process said that never started.
  static let startFailureLines = 5
  static let startFailureColumns = 400

  /// Of an expectation's text that is taken apart: a learner's value can be as long as it likes,
  /// and hold any number of brackets.
  static let expectationBytes = 10_000
  static let expectationDepth = 40
}
