@testable import Shared
import Testing

@testable import Common

@Suite struct DiagnosticTests {
  private func places(_ output: String) -> [String] {
    Diagnostic.all(in: output).map {
      "\($0.file) \($0.line) \($0.column) \($0.severity) \($0.message)"
    }
  }

  @Test(arguments: [
    "/course/A.swift|3|14|error|cannot find 'x' in scope", "/my course/A b.swift|3|14|note|broken",
    "/odd:12:3: name/A.swift|3|14|warning|broken", "/a:1:2: note/日é.swift|3|14|error|broken",
    "/A.swift|3|14|warning|was: error: or note: who knows: 1:2",
  ])
  func `reads place, severity and message, whatever colons stand in them`(parts: String) {
    let words = parts.split(separator: "|").map(String.init)
    let line = "\(words[0]):\(words[1]):\(words[2]): \(words[3]): \(words[4])"
    #expect(places(line) == [words.joined(separator: " ")])
  }

  @Test func `what the compiler says twice is told once, in its order`() {
    let output = """
      [1/2] Compiling A.swift
      /B.swift:2:1: warning: second file
      /A.swift:1:1: error: first
      /A.swift:1:1: note: because of this
      /A.swift:1:1: error: first
      /B.swift:2:1: warning: second file
      """

    #expect(
      places(output) == [
        "/B.swift 2 1 warning second file", "/A.swift 1 1 error first",
        "/A.swift 1 1 note because of this",
      ])
  }

  @Test(
    arguments: [
      "", "error: fatalError", "<unknown>:0: error: no such module", "A.swift:1:2: error: relative",
      "/A.swift:1: error: no column", "/A.swift:x:y: error: no numbers",
      "  |       `- error: the picture below the line", "/A.swift:1:2: remark: something else",
    ])
  func `lines without a place in a file are left out`(line: String) {
    #expect(places(line) == [])
  }

  @Test func `an error in a macro's expansion stands where the macro was used, with its note`() {
    let output = """
      macro expansion @Test:13:66: error: missing argument for parameter 'name' in call
      `- /A.swift:33:4: note: expanded code originates here
       3 | @Suite struct LoginTests {
         |               `- note: 'init(name:)' declared here
      29 | 
      30 |   @Test(arguments: blanks)
         |   `- note: in expansion of macro 'Test' on instance method 'a(email:)' here
      31 |   func a(email: String?) async {
      33 |   }
         +--- macro expansion @Test ------------------------------------------
         |12 |   arguments: {blanks},
         |   |               `- error: missing argument for parameter 'name' in call
         +--------------------------------------------------------------------
      34 | 
      macro expansion @Test:14:66: error: missing argument for parameter 'name' in call
      `- /A.swift:33:4: note: expanded code originates here
      30 |   @Test(arguments: blanks)
         |   `- note: in expansion of macro 'Test' on instance method 'a(email:)' here
      """

    #expect(
      places(output) == [
        "/A.swift 30 3 error missing argument for parameter 'name' in call",
        "/A.swift 3 15 note 'init(name:)' declared here",
      ])
  }

  @Test func `an error in an expansion within an expansion stands where it all began`() {
    let output = """
      macro expansion @Inner:4:1: error: broken
      `- macro expansion @Outer:2:3: note: expanded code originates here
         `- /A.swift:7:8: note: expanded code originates here
      /A.swift:9:1: note: expanded code originates here
      """

    #expect(
      places(output) == [
        "/A.swift 7 8 error broken", "/A.swift 9 1 note expanded code originates here",
      ])
  }

  @Test func `a note that is drawn into the excerpt has its own place`() {
    let output = """
      /A.swift:30:1: error: expected '}' in class
       3 | 
       5 | final class A: B {
         |                  `- note: to match this opening '{'
       6 |   let user: User?
         :
      30 | 
         | `- error: expected '}' in class
      """

    #expect(
      places(output) == [
        "/A.swift 30 1 error expected '}' in class",
        "/A.swift 5 18 note to match this opening '{'",
      ])
  }

  @Test func `a note on another module stands at what it is a note on, with its type`() {
    let output = """
      /A.swift:5:13: error: type 'A' does not conform to protocol 'B'
      5 | class A: B {
        |       |- error: type 'A' does not conform to protocol 'B'
        |       `- note: add stubs for conformance
      LoginScene.B.logIn:2:6: note: protocol requires function 'logIn'
      Exercise06.LoginRouter.link:2:29: note: 'link' declared here
      """

    #expect(
      places(output) == [
        "/A.swift 5 13 error type 'A' does not conform to protocol 'B'",
        "/A.swift 5 13 note protocol requires function 'logIn'",
        "/A.swift 5 13 note 'link' is declared in Exercise06.LoginRouter",
      ])
  }

  @Test func `what breaks the syntax comes first, with its notes; the rest keeps its order`() {
    let said = Diagnostic.all(
      in: """
        /A.swift:22:3: error: attribute 'private' can only be used in a non-local scope
        /A.swift:22:3: note: not here
        /A.swift:9:1: error: cannot find 'x' in scope
        /A.swift:30:1: error: expected '}' in class
        /A.swift:5:1: note: to match this opening '{'
        """)

    #expect(Diagnostic.readingOrder(said).map(\.line) == [30, 5, 22, 22, 9])
  }
}
