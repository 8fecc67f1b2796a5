import Testing

@testable import KataCore

/// What an error says of a type that stands in another file than the error.
@Suite struct DeclaredTypesTests {
  private let scene = [
    "Sources/LoginScene/Login.swift": """
    /// struct Other { var not: Int }
    enum Login {
      struct User: Equatable {
        var name: String
        let text = "struct Quoted { var one: Int }"
      }

      enum Kind { case guest, member(since: Int) }
    }

    extension Login.User {
      func greet(_ other: Self) -> String {
        let local = 1
        return "}"
      }
    }
    """,
    "Sources/LoginScene/Parts.swift": """
    package protocol LoginDisplayLogic: AnyObject {
      func displayLoading(_ isLoading: Bool)
    }
    """,
  ]

  private func notes(_ diagnostics: Diagnostic..., own: String = "") -> [String] {
    Diagnostic.placed(diagnostics, in: scene.merging(["A.swift": own]) { $1 })
      .filter { $0.severity == .note }.map { "\($0.file):\($0.line):\($0.column) \($0.message)" }
  }

  private func said(_ severity: Diagnostic.Severity, _ message: String, line: Int = 9) -> Diagnostic
  {
    Diagnostic(file: "A.swift", line: line, column: 5, severity: severity, message: message)
  }

  @Test(
    arguments: [
      "value of type 'Login.User' has no member 'fullName'",
      "type 'Login.User' has no member 'fullName'",
      "value of type 'User?' has no member 'fullName'",
      "value of type 'LoginScene.Login.User' has no member 'fullName'",
    ])
  func `a missing member is told with the type's place, and the members that it has`(
    message: String
  ) {
    #expect(
      notes(said(.error, message)) == [
        "Sources/LoginScene/Login.swift:3:10 "
          + "'Login.User' is declared here, with name, text, greet"
      ])
  }

  @Test(
    arguments: [
      ("show(text:)", "show", "in the protocol it has no label: write _"),
      ("show", "show(text:)", "here it has no label: write _"),
      ("ask(_:of:)", "ask(about:of:)", "labels are part of a method's name"),
    ])
  func `labels that differ are told with what to write`(own: String, asked: String, words: String) {
    let told = notes(
      said(
        .error,
        "instance method '\(own)' has different argument labels from those required by protocol "
          + "'P' ('\(asked)')"))

    #expect(told.count == 1)
    #expect(told[0].hasPrefix("A.swift:9:5 \(words)"))
  }

  @Test func `what stands on one line is read, too`() {
    #expect(
      notes(said(.error, "type 'Login.Kind' has no member 'other'")).map { $0.suffix(36) }
        == ["is declared here, with guest, member"])
  }

  @Test(
    arguments: [
      "value of type 'Other' has no member 'x'", "value of type 'Quoted' has no member 'x'",
      "value of type 'String' has no member 'x'", "cannot find 'Login' in scope",
    ])
  func `nothing is said of types that are not declared there`(message: String) {
    #expect(notes(said(.error, message)) == [])
  }

  @Test func `what a module's protocol asks for is shown in its source`() {
    let error = said(.error, "method 'displayLoading(isLoading:)' has different labels")
    let note = said(
      .note, "requirement 'displayLoading' is declared in LoginScene.LoginDisplayLogic")

    let placed = Diagnostic.placed([error, note], in: scene)
    #expect(
      notes(error, note) == [
        "Sources/LoginScene/Parts.swift:2:8 requirement 'displayLoading' is declared here"
      ])
    #expect(placed.last?.source == "  func displayLoading(_ isLoading: Bool)")
  }

  @Test func `a note on what no file declares stays as it is`() {
    let note = said(.note, "'link' is declared in Exercise06.LoginRouter")

    #expect(notes(said(.error, "no"), note) == ["A.swift:9:5 \(note.message)"])
  }

  @Test func `what left the main actor is shown, by the nearest line above`() {
    let own = """
      nonisolated func other() {}
      // nonisolated
      @concurrent func ask() async {
        await worker.ask()
      }
      """
    let message = "main actor-isolated property 'worker' can not be referenced here"

    #expect(
      notes(said(.error, message, line: 4), own: own) == [
        "A.swift:3:1 this leaves the main actor, where the scene's parts and protocols are"
      ])
    #expect(notes(said(.error, "something else", line: 4), own: own) == [])
  }
}
