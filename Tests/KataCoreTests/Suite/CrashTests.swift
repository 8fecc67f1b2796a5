import Foundation
import KataCore
import Testing

@Suite struct CrashTests {
  private let files = [
    "Exercises/Exercise02/Sources/Parts/LoginInteractor.swift",
    "Exercises/Exercise02/Tests/LoginInteractor.swift", "Sources/LoginScene/Logging In.swift",
  ]

  private func issue(_ errors: String, signal: Int32 = SIGILL) -> Verdict.Issue {
    Crash.issue(signal: signal, errors: errors, files: files)
  }

  @Test(
    arguments: [
      ("Exercise02/LoginInteractor.swift", 0), ("Exercise02Tests/LoginInteractor.swift", 1),
      ("LoginScene/Logging In.swift", 2),
    ])
  func `the file is found by its module, wherever it lies in it`(name: String, index: Int) {
    #expect(
      issue("noise\n\(name):17: Fatal error: no: never\nmore")
        == Verdict.Issue(message: "Fatal error: no: never", file: files[index], line: 17))
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
        "Fatal error: an unowned reference was used after its object was gone"
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
    #expect(issue(errors) == Verdict.Issue(message: message))
  }

  @Test(
    arguments: [
      (SIGSEGV, "SIGSEGV, a fault in memory"), (SIGBUS, "SIGBUS, a fault in memory"),
      (SIGILL, "SIGILL, a trap"), (SIGTRAP, "SIGTRAP, a trap"), (SIGABRT, "SIGABRT"),
      (SIGKILL, "SIGKILL: it was killed from outside"), (SIGUSR1, "signal \(SIGUSR1)"),
    ])
  func `without a word, the signal is named`(signal: Int32, words: String) {
    #expect(issue("noise\n", signal: signal).message.contains(words))
  }

  @Test(arguments: [SIGSEGV, SIGBUS])
  func `a fault in memory is told with what may lead to an object that is gone`(signal: Int32) {
    let unchecked = Crash.unchecked(in: [
      "A.swift": "// Unmanaged<View>\nlet a = 1\n",
      "B.swift": "struct B {\n  unowned(unsafe) var view: View\n}\n",
      "C.swift": "let c = Unmanaged.passRetained(c)\n",
    ])

    #expect(unchecked == "`unowned(unsafe)` (B.swift:2)")
    #expect(
      Crash.issue(signal: signal, errors: "", files: [], unchecked: unchecked).message.hasSuffix(
        ", a fault in memory: `unowned(unsafe)` (B.swift:2) may lead to an object that is gone; or a "
          + "function calls itself without end"))
    #expect(Crash.unchecked(in: ["A.swift": "unowned let a: A\n"]) == nil)
  }
}
