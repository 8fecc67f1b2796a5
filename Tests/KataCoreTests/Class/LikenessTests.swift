import Testing

@testable import KataCore

/// The comparison of two sources without regard to blanks, comments and names.
struct LikenessTests {
  private let source = """
    final class A: B {
      private var shown = 1
      func show(_ text: String) { let all = text + "a b"; print(all, shown) }
    }
    """

  private func isEqual(_ other: String) -> Bool {
    Likeness(source).isEqual(Likeness(other))
  }

  @Test func `blanks, comments and line ends do not count`() {
    #expect(
      isEqual(
        """
        // By me.
        final class A: B { /* one /* two */ */
        private var shown = 1


          func show(_ text: String) {
            let all = text + "a b"
            print(all, shown)
        } }
        """))
  }

  @Test func `names of its own do not count, where they are swapped one for one`() {
    #expect(isEqual(source.replacing("all", with: "everything").replacing("shown", with: "it")))
    #expect(!isEqual(source.replacing("print(all, shown)", with: "print(all, all)")))
    #expect(!isEqual(source.replacing("print(all, shown)", with: "print(shown, all)")))
  }

  @Test(arguments: [
    ("\"a b\"", "\"ab\""), ("1", "2"), ("print", "debugPrint"), ("+", "-"), (": B", ": C"),
  ])
  func `anything else counts`(old: String, new: String) {
    #expect(!isEqual(source.replacing(old, with: new)))
  }

  @Test(arguments: ["\"", "\"\"\"", "/*", "\"\\", "a /* b"])
  func `what never ends is read to its end`(text: String) {
    #expect(Likeness(text).isEqual(Likeness(text)))
  }
}
