import Basics
@testable import Shared
import Testing

@testable import Common

@Suite struct BytesTests {
  @Test(arguments: [
    ("", [""]), ("one", ["one"]), ("one\n", ["one", ""]), ("\n\n", ["", "", ""]),
    ("a carriage return\r\nends no line less\n", ["a carriage return\r", "ends no line less", ""]),
    ("é\u{301}\n\u{301}", ["é\u{301}", "\u{301}"]),
  ])
  func `a text's lines are what stands between its newlines`(text: String, lines: [String]) {
    #expect(text.lines.map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test func `the last field keeps all further tabs`() {
    #expect("message\tview\ta\tb".fields(atMost: 3) == ["message", "view", "a\tb"])
    #expect("end".fields(atMost: 3) == ["end"])
    #expect("".fields(atMost: 3) == [""])
  }

  @Test func `what looks the same is not the same`() {
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(!"caf\u{E9}".isSame(as: "cafe\u{301}"))
    #expect("caf\u{E9}".isSame(as: "caf\u{E9}"))
    #expect("".isSame(as: ""))
    #expect(!"".isSame(as: "a"))
  }
}
