import KataCore
import Testing

@Suite struct DiagnosticTests {
  private func places(_ output: String) -> [String] {
    Diagnostic.all(in: output).map {
      "\($0.file) \($0.line) \($0.column) \($0.severity) \($0.message)"
    }
  }

  @Test(arguments: ["error", "warning", "note"])
  func `reads place, severity and message`(severity: String) {
    #expect(
      places("/course/A.swift:3:14: \(severity): cannot find 'x' in scope")
        == ["/course/A.swift 3 14 \(severity) cannot find 'x' in scope"])
  }

  @Test(
    arguments: [
      "/my course/A b.swift", "/odd:12:3: name/A.swift", "/a:1:2: note/A.swift", "/日/é.swift",
    ])
  func `a path may hold blanks and colons`(path: String) {
    #expect(places("\(path):3:14: error: broken") == ["\(path) 3 14 error broken"])
  }

  @Test func `a message may hold colons, and words that look like another severity`() {
    #expect(
      places("/A.swift:3:14: warning: was: error: or note: who knows: 1:2")
        == ["/A.swift 3 14 warning was: error: or note: who knows: 1:2"])
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

  @Test func `an error in a macro's expansion stands where the macro was used`() throws {
    let output = try Fixture.text("Compiler/macroExpansion.txt")
    let path = "/course/Exercises/Tests/LoginTests.swift"

    #expect(
      places(output) == [
        "\(path) 6 3 error missing argument for parameter 'name' in call",
        "\(path) 3 15 note 'init(name:)' declared here",
        "\(path) 8 3 error missing argument for parameter 'name' in call",
        "\(path) 8 50 error binary operator '==' cannot be applied to operands of type 'Int' "
          + "and 'String'",
        "\(path) 8 50 note overloads for '==' exist with these partially matching parameter lists: "
          + "(Int, Int), (String, String)",
      ])
  }

  @Test func `an argument list that a macro can't reach is told of the macro's own line`() {
    let output = """
      macro expansion @Test:13:66: error: main actor-isolated static property 'blanks' is out of reach
      `- /A.swift:33:4: note: expanded code originates here
      29 | 
      30 |   @Test(arguments: blanks)
         |   `- note: in expansion of macro 'Test' on instance method 'a(email:)' here
      31 |   func a(email: String?) async {
      33 |   }
         +--- macro expansion @Test ------------------------------------------
         |12 |   arguments: {blanks},
         |   |               `- error: main actor-isolated static property 'blanks' is out of reach
         +--------------------------------------------------------------------
      34 | 
      macro expansion @Test:14:66: error: main actor-isolated static property 'blanks' is out of reach
      `- /A.swift:33:4: note: expanded code originates here
      30 |   @Test(arguments: blanks)
         |   `- note: in expansion of macro 'Test' on instance method 'a(email:)' here
      """

    #expect(
      places(output) == [
        "/A.swift 30 3 error main actor-isolated static property 'blanks' is out of reach"
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

  @Test func `a note on another module stands at what it is a note on`() {
    let output = """
      /A.swift:5:13: error: type 'A' does not conform to protocol 'B'
      5 | class A: B {
        |       |- error: type 'A' does not conform to protocol 'B'
        |       `- note: add stubs for conformance
      LoginScene.B.logIn:2:6: note: protocol requires function 'logIn'
      """

    #expect(
      places(output) == [
        "/A.swift 5 13 error type 'A' does not conform to protocol 'B'",
        "/A.swift 5 13 note protocol requires function 'logIn'",
      ])
  }

  @Test func `what is declared in another module is told by its type`() {
    let output = """
      /A.swift:5:13: error: 'link' is inaccessible due to 'private' protection level
      Exercise06.LoginRouter.link:2:29: note: 'link' declared here
      """

    #expect(
      places(output).last == "/A.swift 5 13 note 'link' is declared in Exercise06.LoginRouter")
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
