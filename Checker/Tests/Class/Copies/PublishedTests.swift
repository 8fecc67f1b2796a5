@testable import Shared
import Testing

@testable import Class

/// The comparison of a learner's text with a published solution.
struct PublishedTests {
  private let source = """
    final class A: B {
      private var shown = 1
      func show(_ text: String) { let all = text + "a"; print(all, shown) }
    }
    """

  private func isEqual(_ other: String) -> Bool {
    Published.shape(source) == Published.shape(other)
  }

  @Test func `blanks and comments do not count`() {
    let other = source.replacing(" {", with: " { // mine\n\n").replacing("1", with: "1 /* a\n */")
    #expect(isEqual(other))
  }

  @Test func `names do not count where they are exchanged one for one`() {
    #expect(isEqual(source.replacing("all", with: "everything").replacing("shown", with: "it")))
    #expect(!isEqual(source.replacing("print(all, shown)", with: "print(all, all)")))
    #expect(!isEqual(source.replacing("print(all, shown)", with: "print(shown, all)")))
  }

  @Test(arguments: [("1", "2"), ("+", "-"), ("; print(all, shown)", ""), (": B", "")])
  func `anything else counts`(old: String, new: String) {
    #expect(!isEqual(source.replacing(old, with: new)))
  }
}
