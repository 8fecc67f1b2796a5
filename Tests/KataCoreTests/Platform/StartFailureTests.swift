import KataCore
import Testing

/// Processes that never reached the testing library, with the messages of Linux and of a Mac.
@Suite struct StartFailureTests {
  private static let helper =
    "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/libexec"
    + "/swift/pm/swiftpm-testing-helper"
  private static let bundle = "/course/.kata/build/debug/KataVIPPackageTests.xctest"

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var ending: Ending
    var errors: String

    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "noProgram", ending: .exited(127),
      errors: "/bin/sh: line 1: \(helper): No such file or directory\n"),
    Case(
      name: "noPermission", ending: .exited(126),
      errors: "/bin/sh: 1: exec: \(bundle): Permission denied\n"),
    Case(
      name: "noLibrary", ending: .exited(127),
      errors: """
        \(bundle): error while loading shared libraries: libFoundation.so: cannot open shared \
        object file: No such file or directory

        """),
    Case(
      name: "helperGaveUp", ending: .signalled(5),
      errors: """
        swiftpm_testing_helper/Entrypoint.swift:36: Fatal error: Failed to open test bundle at \
        path \(bundle)/Contents/MacOS/KataVIPPackageTests: \
        dlopen(\(bundle)/Contents/MacOS/KataVIPPackageTests, 0x0101): Library not loaded: \
        @rpath/Testing.framework/Versions/A/Testing
          Referenced from: <0> \(bundle)/Contents/MacOS/KataVIPPackageTests
          Reason: tried: '/usr/lib/swift/Testing.framework/Versions/A/Testing' (no such file)

        """),
    Case(name: "killed", ending: .signalled(9), errors: ""),
    Case(name: "never", ending: .timedOut, errors: "one\ntwo\nthree\nfour\nfive\nsix\n\u{1B}[2J\n"),
  ]

  @Test(arguments: cases) func `it is the machine's fault, and its last words are shown`(
    start: Case
  ) throws {
    let complaint = try #require(
      StartFailure.complaint(
        about: "The suite of Exercise03", stream: StartFailure.mark, ending: start.ending,
        errors: start.errors))
    #expect(complaint.exit == .machine)
    let text = Renderer(colour: false).render(Report.complaint(complaint))
    try Fixture("Platform/neverStarted.\(start.name).txt").expect(text)
  }

  @Test(arguments: ["", #"{"kind":"event","payload":{"kind":"runStarted"}}"#])
  func `a process that reached the testing library is judged by its stream`(stream: String) {
    let complaint = StartFailure.complaint(
      about: "The suite", stream: stream, ending: .exited(127), errors: "not found")
    #expect(complaint == nil)
  }
}
