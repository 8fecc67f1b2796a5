@testable import Shared
import Testing

@testable import Core
@testable import Edits
@testable import OwnCode

/// All edits of a module in it at once.
@Suite struct EditedModuleTests {
  private func edit(
    _ number: Int, line: Int = 1, _ insertions: (String, Int)..., file: String = "A.swift"
  ) -> CodeEdit {
    CodeEdit(
      number, file: file, line: line, code: "", sentence: "",
      insertions: insertions.map { .init($0.0, at: $0.1, line: line) })
  }

  @Test func `of two texts at one place, the lower number's goes first`() {
    let module = EditedModule(
      ["A.swift": "é = x\n"], [edit(2, ("2 ", 5)), edit(1, ("1 ", 0), ("1 ", 5))])
    #expect(module.edited["A.swift"]?.hasPrefix("1 é = 1 2 x\n") == true)
  }

  @Test func `the choice is declared once, where Foundation is imported already`() {
    let texts = ["A.swift": "a\n", "B.swift": "import Foundation\nb\n"]
    let module = EditedModule(texts, [edit(1, ("1", 0)), edit(2, ("2", 0), file: "B.swift")])
    #expect(module.edited["A.swift"] == "1a\n")
    #expect(module.edited["B.swift"]?.contains("\n\nnonisolated private let kataChoice") == true)
    let alone = EditedModule(texts, [edit(1, ("1", 0))]).edited
    #expect(alone["A.swift"]?.hasPrefix("1a\n\nimport Foundation\nnonisolated") == true)
    #expect(alone["B.swift"] == texts["B.swift"])
    #expect(EditedModule(texts, []).edited == texts)
  }

  @Test func `edits on a line with an error are dropped`() {
    var module = EditedModule(
      ["A.swift": ""], [edit(1, line: 1, ("", 0)), edit(2, line: 2, ("", 0))])
    func error(_ line: Int, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
      Diagnostic(file: "A.swift", line: line, column: 1, severity: severity, message: "")
    }
    let hasDropped = [[error(3), error(2, .warning)], [error(2)]].map { module.drop($0) }
    #expect(hasDropped == [false, true])
    #expect(module.edits.map(\.number) == [1])
  }
}
