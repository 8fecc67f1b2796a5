import Foundation
@testable import Shared
import Testing

@testable import Common

@Suite struct CrashTests {
  private let files = [
    "Exercises/02-validation/Sources/Parts/LoginInteractor.swift",
    "Exercises/02-validation/Tests/LoginInteractor.swift", "Sources/LoginScene/Logging In.swift",
  ]

  private func crash(_ errors: String, signal: Int32 = SIGILL) -> Verdict.Issue {
    Crash.issue(signal: signal, errors: errors, files: files)
  }

  @Test(
    arguments: [
      ("Exercise02/LoginInteractor.swift", 0), ("Exercise02Tests/LoginInteractor.swift", 1),
      ("LoginScene/Logging In.swift", 2),
    ])
  func `the file is found by its module, wherever it lies in it`(name: String, index: Int) {
    #expect(
      crash("noise\n\(name):17: Fatal error: no: never\nmore")
        == Verdict.Issue(message: "Fatal error: no: never", file: files[index], line: 17))
  }

  @Test(arguments: [
    ("noise\nExercise24/Parts/Orders.swift:9: Fatal error: no", 24),
    ("PlayLogin/LoginPages.swift:9: Fatal error: no", nil), ("Fatal error: no", nil), ("", nil),
  ])
  func `the exercise whose code has trapped is known by its module`(errors: String, number: Int?) {
    #expect(Crash.exercise(errors)?.number == number)
  }

  @Test(
    arguments: [
      (
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "Fatal error: Index out of range"
      ),
      (
        "Fatal error: Attempted to read an unowned reference but object 0x7f05d0003350 was "
          + "already destroyed",
        "Fatal error: an unowned reference was used after its object had been freed"
      ),
      (
        "Could not cast value of type 'A' (0x5568) to 'B' (0x7f80).",
        "Could not cast value of type 'A' to 'B'."
      ),
      (
        "Simultaneous accesses to 0x7f80, but modification requires exclusive access.",
        "Simultaneous accesses to one value, but modification requires exclusive access."
      ),
    ])
  func `no place that can't be opened, and no address is told`(errors: String, message: String) {
    #expect(crash(errors) == Verdict.Issue(message: message))
  }

  @Test(
    arguments: [
      (SIGSEGV, "SIGSEGV, a memory fault"), (SIGBUS, "SIGBUS, a memory fault"),
      (SIGILL, "SIGILL, a Swift runtime trap"), (SIGTRAP, "SIGTRAP, a Swift runtime trap"),
      (SIGABRT, "SIGABRT"),
      (SIGKILL, "SIGKILL: it was killed from outside"), (SIGUSR1, "signal \(SIGUSR1)"),
    ])
  func `without a word, the signal is named`(signal: Int32, words: String) {
    #expect(crash("noise\n", signal: signal).message.contains(words))
  }

  @Test(
    arguments: [
      (9.9, "busy all the time"), (5, "busy all the time"), (0.9, "did nothing but wait"),
      (0, "did nothing but wait"), (1.1, "ended after 10 s: a loop"),
      (4.9, "ended after 10 s: a loop"), (nil, "ended after 10 s: a loop"),
    ] as [(Double?, String)])
  func `a process that used the processor was busy, and another was waiting`(
    processor: Double?, words: String
  ) {
    #expect(TimeOut.issue(limit: 10, processor: processor).message.contains(words))
  }

  @Test func `a lock that is taken twice is named`() {
    #expect(
      crash("Synchronization/MutexLinux.swift:9: Fatal error: Recursive call to lock Mutex").message
        == "Fatal error: a thread asked for a lock that it held")
  }
}
