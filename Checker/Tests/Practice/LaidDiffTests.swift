import Basics
@testable import Common
@testable import Practice
import Testing

/// Mutants in code that isn't the reference's.
@Suite struct LaidDiffTests {
  private static let text = """
    final class Own {
        // My own way.
        func greet(_ name: String) {
            let text = name
            guard !text.isEmpty else { return }
            view?.show(text)
        }

        func leave() {
            view?.close()
        }
    }

    """

  private func laid(_ hunk: String) throws -> String? {
    let head = "--- A.swift\n+++ A.swift\n@@ -10,9 +10,9 @@\n"
    let diff = try UnifiedDiff(reading: (head + hunk).lines)
    return diff.laid(into: ["A.swift": Self.text])?["A.swift"]
  }

  @Test func `a changed line is found wherever it stands, and takes its place`() throws {
    let new = try laid(
      "   func other() {\n-    view?.show(text)\n+    view?.show(text)\n+    again()\n   }")
    #expect(
      new == Self.text.replacing("show(text)\n", with: "show(text)\n        again()\n"))
  }

  @Test func `lines are put in between their neighbors`() throws {
    let new = try laid("   func leave() {\n+    again()\n     view?.close()")
    #expect(new == Self.text.replacing("leave() {\n", with: "leave() {\n        again()\n"))
  }

  @Test(arguments: ["-    view?.hide()\n+    again()", "+again()\n }", "-   }\n+   again()"])
  func `lines that aren't there, or not once, are laid nowhere`(hunk: String) throws {
    #expect(try laid(hunk) == nil)
  }

  @Test func `braces with nothing between them are counted`() {
    #expect(RepairSearch.emptyBraces(["A": "if a {\n  } else { b() }", "B": "c {}"]) == 2)
  }

  @Test func `two changes of one hunk may stand apart`() throws {
    let new = try laid("-    view?.show(text)\n   }\n-    view?.close()\n+    view?.hide()")
    #expect(
      new
        == Self.text.replacing("        view?.show(text)\n", with: "")
        .replacing("close", with: "hide"))
  }
}
