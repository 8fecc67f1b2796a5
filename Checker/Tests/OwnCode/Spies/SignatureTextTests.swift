import Testing

@testable import OwnCode

/// A method's declaration, taken apart from its text.
@Suite struct SignatureTextTests {
  @Test(
    arguments: [
      ("now() -> Int", [], "", "Int"), ("tick() async", [], "async", nil),
      (
        "save(_ note: Note, as key: String?) throws", ["_ note Note", "as key String?"], "throws",
        nil
      ),
      (
        "load(id: Int)\n    async throws -> [String: Int]", ["id id Int"], "async throws",
        "[String: Int]"
      ),
      (
        "a(b: (Int, String) -> Void, c: [K: V]) -> ()",
        ["b b (Int, String) -> Void", "c c [K: V]"], "", nil
      ),
      (
        "keep<T: Equatable>(_ value: Box<T, Int>) where T: Sendable", ["_ value Box<T, Int>"], "",
        nil
      ),
    ] as [(String, [String], String, String?)])
  func `values, effects and result are told apart`(
    text: String, values: [String], effects: String, result: String?
  ) throws {
    let parts = try #require(SignatureText(text))
    #expect(parts.parameters.map { "\($0.label ?? "_") \($0.name) \($0.type)" } == values)
    #expect(parts.effects == effects)
    #expect(parts.result == result)
  }

  @Test func `a result that its caller chooses is known`() throws {
    let method = try #require(SignatureText("make<T, Key: Hashable>(_ type: T.Type) -> [Key: T]?"))
    #expect(method.result.map(method.speaksOfItsTypes) == true)
    #expect(!method.speaksOfItsTypes("[Text]"))
  }

  @Test func `errors have the type that is written, or any`() {
    #expect(SignatureText("a() throws(NoteError) -> Int")?.failure == "NoteError")
    #expect(SignatureText("a() async throws")?.failure == "any Error")
    #expect(SignatureText("throws() -> Int")?.failure == nil)
    #expect(SignatureText("a() async throws")?.isAsync == true)
    #expect(SignatureText("count: Int") == nil)
  }
}
