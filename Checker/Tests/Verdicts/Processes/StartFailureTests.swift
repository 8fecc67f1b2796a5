@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct StartFailureTests {
  @Test(
    arguments: [
      (
        .exited(127), "sh: line 1: helper: No such file", "or a library that it needs, is not there"
      ),
      (.exited(126), "sh: exec: Permission denied", "its program can't be run on this machine"),
      (.exited(1), "one", "its process ended with exit code 1, before any test"),
      (.signalled(5), "Failed to open test bundle", "its process got signal 5, before any test"),
      (.timedOut, "two\nthree\nfour\nfive\nsix", "did not come to its tests within the time limit"),
    ] as [(Ending, String, String)])
  func `a process that never reached its tests is the machine's fault, with its last words`(
    ending: Ending, errors: String, words: String
  ) throws {
    let complaint = try #require(
      StartFailure.complaint(
        about: "The suite", stream: StartFailure.mark, ending: ending, errors: "first\n\(errors)"))
    #expect(complaint.exit == .machine)
    #expect(complaint.sentence.hasPrefix("The suite never started: "))
    #expect(complaint.sentence.hasSuffix("\(words)."))
    #expect(
      complaint.details == "first\n\(errors)".split(separator: "\n").suffix(5).map(String.init))
  }

  @Test(arguments: ["", #"{"kind":"event","payload":{"kind":"runStarted"}}"#])
  func `a process that reached the testing library is judged by its stream`(stream: String) {
    let complaint = StartFailure.complaint(
      about: "The suite", stream: stream, ending: .exited(127), errors: "not found")
    #expect(complaint == nil)
  }
}
