@testable import Shared
import Testing

@testable import Common
@testable import Learner

@Suite struct EditorTests {
  private let place = FilePlace(
    file: "Exercises/02-validation/Sources/A.swift", line: 31, column: 5)

  @Test(arguments: [
    ("code", ["code", "-g", "/c/A.swift:31:5"]),
    ("/usr/bin/code --wait", ["/usr/bin/code", "--wait", "-g", "/c/A.swift:31:5"]),
    ("xed", ["xed", "-l", "31", "/c/A.swift"]),
    ("zed", ["zed", "/c/A.swift:31:5"]),
    ("vim", ["vim", "+31", "/c/A.swift"]),
    ("emacs -nw", ["emacs", "-nw", "+31:5", "/c/A.swift"]),
    ("nano", ["nano", "+31,5", "/c/A.swift"]),
    ("'my editor' -x", ["my editor", "-x", "/c/A.swift"]),
    (#""my editor" 'a b'"#, ["my editor", "a b", "/c/A.swift"]),
  ])
  func `is told the line in its own way`(text: String, words: [String]) throws {
    let editor = try #require(Editor.chosen(text, in: [:]))
    #expect(editor.command(opening: "/c/A.swift", at: place) == words)
  }

  @Test func `is the one of the option, then KATA_EDITOR, VISUAL, EDITOR`() {
    var environment = ["KATA_EDITOR": "b", "VISUAL": "c", "EDITOR": "d", "TERM_PROGRAM": "zed"]
    var found = [Editor.chosen("a", in: environment)?.words]
    for name in ["KATA_EDITOR", "VISUAL", "EDITOR", "TERM_PROGRAM"] {
      found.append(Editor.chosen(nil, in: environment)?.words)
      environment[name] = ""
    }
    #expect(found == [["a"], ["b"], ["c"], ["d"], ["zed"]])
    #expect(Editor.chosen(nil, in: environment) == nil)
  }

  @Test(arguments: [
    ("vim", true), ("nano", true), ("emacs", true), ("something", true), ("code", false),
    ("xed", false), ("zed", false),
  ])
  func `gets the terminal where it needs it`(text: String, isInTerminal: Bool) {
    #expect(Editor.chosen(text, in: [:])?.isInTerminal == isInTerminal)
  }
}
