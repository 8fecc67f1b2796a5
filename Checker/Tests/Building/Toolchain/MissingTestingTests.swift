@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct MissingTestingTests {
  private func complaint(_ message: String, _ severity: Diagnostic.Severity = .error) -> Complaint?
  {
    let first = Diagnostic(
      file: "/course/Exercises/01-welcome/Tests/A.swift", line: 2, column: 8, severity: .error,
      message: "cannot find 'x' in scope")
    var other = first
    (other.message, other.severity) = (message, severity)
    return MissingTesting.complaint([first, other], isDarwin: true)
  }

  @Test(arguments: [
    "no such module 'Testing'", "missing required module '_TestingInternals'",
    "external macro implementation type 'TestingMacros.TestDeclarationMacro' could not be found for "
      + "macro 'Test(_:_:)'; plugin for module 'TestingMacros' not found",
  ])
  func `an error about the testing library is the machine's fault, and quoted`(message: String)
    throws
  {
    let found = try #require(complaint(message))
    #expect(found.exit == .machine)
    #expect(found.details == [message])
    #expect(found.next.contains("xcode-select"))
  }

  @Test(arguments: ["no such module 'XCTest'", "missing required module 'SwiftShims'"])
  func `another error is the learner's`(message: String) {
    #expect(complaint(message) == nil)
  }

  @Test func `a warning is no error`() {
    #expect(complaint("no such module 'Testing'", .warning) == nil)
  }
}
