import Foundation
import KataRules
import Testing

@Suite struct ModuleInterfaceTests {
  private static let text = """
    protocol Shows: AnyObject { func show(_ text: String) }
    private enum Words { static let none = "" }
    struct Item { var name = "" }
    final class Presenter: Shows {
      weak var view: (any Shows)?
      private var count = 0
      func show(_ text: String) { next(text) }
      private func next(_ text: String) { count += 1 }
    }
    """

  private func interface(_ text: String) throws -> String? {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return ModuleInterface.text(of: try Compiler.dump([file]))
  }

  @Test(arguments: [
    ("count += 1", "count += 2"),
    ("private func next", "private func other() {}\n  private func next"),
    ("private var count = 0", "private var count = 0\n  private var sum = \"\""),
    ("private var count = 0", "private var count = 0\n  private static var sum = \"\""),
    ("static let none", "static let some = 1\n  static let none"),
  ])
  func `what only the module itself can see is no part of it`(old: String, new: String) throws {
    let changed = Self.text.replacing(old, with: new)
    #expect(changed != Self.text)
    #expect(try interface(changed) == interface(Self.text))
  }

  @Test(arguments: [
    ("weak var view", "var view"),
    ("  weak var view", "  private var first = 0\n  weak var view"),
    ("var name = \"\"", "var name = 0"),
    ("struct Item {", "struct Item { func show() {};"),
    ("struct Item {", "protocol Hides { func hide() }\n  struct Item {"),
    ("private var count", "var count"),
    ("final class Presenter: Shows", "final class Presenter: Shows, Sendable"),
  ])
  func `what others can name, and where it lies in memory, is part of it`(
    old: String, new: String
  ) throws {
    let changed = Self.text.replacing(old, with: new)
    #expect(changed != Self.text)
    #expect(try interface(changed) != interface(Self.text))
  }

  @Test func `a value with something private in it has no interface to be compared`() throws {
    #expect(try interface("struct Item { private var name = \"\" }") == nil)
  }
}
