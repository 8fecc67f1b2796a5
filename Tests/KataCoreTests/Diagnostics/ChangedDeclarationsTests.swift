import Testing

@testable import KataCore

/// What an error in a suite says of code that is not as it was given.
@Suite struct ChangedDeclarationsTests {
  private let given = """
    final class LoginView: LoginDisplayLogic {
      private(set) var alert: String?
      private var asked = 0

      init(
        interactor: any LoginBusinessLogic,  // who asks
        router: any LoginRoutingLogic
      ) {
        self.interactor = interactor
      }

      func dismissAlert() {}
    }
    """

  private func notes(_ message: String, at source: String, _ old: String, _ new: String) -> [String]
  {
    var error = Diagnostic(
      file: "Tests/A.swift", line: 9, column: 5, severity: .error, message: message)
    error.source = source
    return Diagnostic.placed(
      [error], in: ["Sources/LoginView.swift": given.replacing(old, with: new)],
      given: ["Sources/LoginView.swift": given]
    ).filter { $0.severity == .note }.map { "\($0.line):\($0.column) \($0.message)" }
  }

  private static let needed = "the suite needs it as it was given: "
  private static let initializer =
    needed + "init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic)"

  @Test(arguments: [
    ("extraneous argument label", "    interactor: any", "    _ interactor: any"),
    ("extra argument 'router' in call", ",  // who asks\n    router: any LoginRoutingLogic", ""),
    ("cannot convert value of type 'Spy'", "router: any LoginRoutingLogic", "router: LoginRouter"),
    ("initializer is inaccessible", "  init(", "  private init("),
  ])
  func `an initializer is told as it was given, at the one that is there`(
    message: String, old: String, new: String
  ) {
    let column = new.contains("private") ? 11 : 3
    #expect(
      notes(message, at: "  LoginView(interactor: a, router: b)", old, new)
        == ["5:\(column) \(Self.initializer)"])
  }

  @Test func `what is not there any more is told at its type`() {
    #expect(
      notes("no member", at: "  view.dismissAlert()", "  func dismissAlert() {}\n", "")
        == ["1:13 \(Self.needed)func dismissAlert()"])
    #expect(
      notes("cannot find 'LoginView' in scope", at: "  LoginView()", "LoginView", "LoginScreen")
        == ["1:13 \(Self.needed)final class LoginView: LoginDisplayLogic"])
  }

  @Test func `what has become private is told, and what was private is nobody's business`() {
    #expect(
      notes("is inaccessible", at: "  view.alert", "private(set) var alert", "private var alert")
        == ["2:15 \(Self.needed)private(set) var alert: String?"])
    #expect(notes("no member", at: "  view.asked", "  private var asked = 0\n", "") == [])
  }

  @Test func `nothing is said of what the line does not name, or of what is as it was`() {
    #expect(notes("no", at: "  view.alert", "  func dismissAlert() {}\n", "") == [])
    #expect(notes("no", at: "  LoginView()", "alert: String?", "alert: Optional<String>") == [])
    #expect(notes("no", at: "  LoginView()", "self.interactor = interactor", "") == [])
  }
}
