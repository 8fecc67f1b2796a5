import Testing

@testable import KataCore

/// What of a module its suite is compiled against.
@Suite struct FacadeTests {
  private let base = """
    import LoginScene

    /// Decides.
    final class LoginInteractor: LoginBusinessLogic {
      private(set) var user: Login.User?
      private let presenter: any LoginPresentationLogic

      init(presenter: any LoginPresentationLogic, limit: Int = 3) {
        self.presenter = presenter
      }

      var isKnown: Bool { user != nil }

      func logIn(_ request: Login.Request) async {
        await ask("{\\(request.email ?? "}")")
      }

      private func ask(_ text: String) async {}
    }

    struct Draft {
      var email = ""
      private var count: Int
    }

    enum Kind {
      case guest, member(since: Int)
    }

    """

  private func facade(_ text: String) -> String? { Facade(of: ["A.swift": text])?.text }

  @Test(
    "an edit that nobody else sees leaves the facade as it was",
    arguments: [
      ("await ask(", "await ask(ask2() + "),
      ("/// Decides.", "/// Decides, and more. /* } */"),
      (
        "{ user != nil }",
        "{\n    get { user == nil }\n  }".replacing("get { user == nil }", with: "user == nil")
      ),
      ("  private func ask(_ text: String) async {}", "  private func ask() { if true {} }"),
      ("  private func ask(_ text: String) async {}\n", ""),
      ("  private let presenter", "  private var tries = count()\n  private let presenter"),
      (
        "  var isKnown",
        "  private static let all = [1]\n\n  private var one: Int { 1 }\n\n  var isKnown"
      ),
      ("enum Kind", "private func helper() -> Int { 1 }\n\nenum Kind"),
      ("enum Kind", "private final class Box { @Odd var a = size() }\n\nenum Kind"),
      ("enum Kind", "private extension String {\n  var isBlank: Bool { true }\n}\n\nenum Kind"),
      ("\"{\\(request.email ?? \"}\")\"", "#\"}\\#(\"}\")\"#"),
    ])
  func hidden(_ old: String, _ new: String) {
    let edited = base.replacing(old, with: new)
    #expect(edited != base)
    #expect(facade(base) != nil)
    #expect(facade(base) == facade(edited))
  }

  @Test(
    "an edit that others see changes it",
    arguments: [
      ("import LoginScene", "import LoginScene\nimport Foundation"),
      ("final class", "class"),
      (": LoginBusinessLogic", ": LoginBusinessLogic, Sendable"),
      ("private(set) var user", "var user"),
      ("  private(set) var user", "  private var tries: Int\n  private(set) var user"),
      ("limit: Int = 3", "limit: Int = 4"),
      ("isKnown: Bool { user", "isKnown: Bool? { user"),
      ("{ user != nil }", "{\n    get { true }\n    set {}\n  }"),
      ("func logIn(_ request: Login.Request) async {", "func logIn(_ request: Login.Request) {"),
      ("  private func ask", "  func ask"),
      ("  func logIn", "  @MainActor func logIn"),
      ("private var count: Int", "private var count: Int8"),
      ("guest, ", ""),
      ("enum Kind", "private struct Hidden {}\n\nenum Kind"),
      ("enum Kind", "struct Seen { private func a() {} }\n\nenum Kind"),
    ])
  func seen(_ old: String, _ new: String) throws {
    let edited = try #require(facade(base.replacing(old, with: new)))
    #expect(facade(base) != edited)
  }

  @Test(
    "what follows from what is hidden, or is not known, has no facade",
    arguments: [
      ("private var count: Int", "private var count = size()"),
      ("  private(set) var user", "  private var tries = size()\n  private(set) var user"),
      ("var email = \"\"", "var email = \"\", phone = size()"),
      ("var email = \"\"", "var email: [Int] = [], phone = size()"),
      ("struct Draft", "@Generated struct Draft"),
      ("enum Kind", "#if DEBUG\n#endif\n\nenum Kind"),
      ("await ask(", "_ = text.contains(/[\"{]/)\n    await ask("),
      ("await ask(", "_ = #/{/#\n    await ask("),
      ("enum Kind", "print(1)\n\nenum Kind"),
      ("case guest, member(since: Int)\n}", "case guest"),
      ("case guest, member(since: Int)\n}", "case guest\n}\n}"),
      ("{ user != nil }", "{ _read { yield true } }"),
    ])
  func unknown(_ old: String, _ new: String) {
    let edited = base.replacing(old, with: new)
    #expect(edited != base)
    #expect(facade(edited) == nil)
  }

  @Test("a result that is some type follows from the body")
  func opaque() throws {
    let one = try #require(facade("func make() -> some Equatable { 1 }"))
    #expect(one != facade("func make() -> some Equatable { true }"))
  }

  @Test("a property of some type has no facade: what it is follows from its body")
  func opaqueProperty() {
    #expect(facade("struct A {\n  var a: some Equatable { 1 }\n}") == nil)
    #expect(facade("struct A {\n  let a: some Equatable = size()\n}") == nil)
    #expect(facade("struct A {\n  private var a: some Equatable { 1 }\n}") != nil)
  }

  @Test("a class that others may inherit from shows what is private, too")
  func inherited() throws {
    let one = try #require(facade("class A {\n  func a() {}\n}"))
    #expect(one != facade("class A {\n  private func b() {}\n  func a() {}\n}"))
    #expect(one != facade("class A {\n  private var b: Int { 1 }\n  func a() {}\n}"))
  }

  @Test("in an observable class each stored property counts, and no function does")
  func observable() throws {
    let one = try #require(facade("@Observable\nfinal class A {\n  var a = 1\n}"))
    #expect(one != facade("@Observable\nfinal class A {\n  var a = 1\n  private var b = 1\n}"))
    #expect(one == facade("@Observable\nfinal class A {\n  var a = 1\n  private func b() {}\n}"))
  }

  @Test("a stored property with observers is stored")
  func observed() throws {
    let one = try #require(facade("struct A {\n  private var a: Int { didSet {} }\n}"))
    #expect(one != facade("struct A {\n}"))
  }
}
