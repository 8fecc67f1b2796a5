import Testing

@testable import KataCore

@Suite struct LinksTests {
  private func links(_ editor: String? = nil, _ environment: [String: String] = [:]) -> Links? {
    Links(
      root: "/home/ann/my course", editor: Editor.chosen(editor, in: [:]),
      in: environment.merging(["FORCE_HYPERLINK": "1"]) { own, _ in own })
  }

  private func link(_ address: String, _ text: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  @Test func `a place in a file leads there`() {
    #expect(
      links()?.linked("in the test at Exercises/Exercise02/Tests/A.swift:44")
        == "in the test at "
        + link(
          "file:///home/ann/my%20course/Exercises/Exercise02/Tests/A.swift",
          "Exercises/Exercise02/Tests/A.swift:44"))
  }

  @Test func `an editor with addresses of its own is led to the line`() {
    #expect(
      links("code --wait")?.linked("Sources/A.swift:3:14")
        == link("vscode://file/home/ann/my%20course/Sources/A.swift:3:14", "Sources/A.swift:3:14"))
    #expect(
      links(nil, ["TERM": "xterm-kitty"])?.linked("Sources/A.swift:3:14")
        == link("file:///home/ann/my%20course/Sources/A.swift#3", "Sources/A.swift:3:14"))
  }

  @Test func `several places in a line are several links`() {
    let text = links()?.linked("Sources/A.swift Sources/B.swift") ?? ""
    #expect(text.split(separator: "]8;;file").count == 3)
  }

  @Test(arguments: ["", "A.swift:3", "no place", "/Sources/A.txt:3"])
  func `what is no place of the course's stays as it is`(text: String) {
    #expect(links()?.linked(text) == text)
  }

  @Test(
    arguments: [
      ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
      (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM_PROGRAM": "vscode"], false), (["VTE_VERSION": "7600"], true),
      (["VTE_VERSION": "4602"], false), (["VTE_VERSION": "7600", "TMUX": "/tmp/x"], false),
      (["VTE_VERSION": "7600", "FORCE_HYPERLINK": "0"], false), (["FORCE_HYPERLINK": "1"], true),
    ] as [([String: String], Bool)])
  func `links are for terminals that are known to take them`(
    environment: [String: String], isTaken: Bool
  ) {
    #expect(Links.work(in: environment) == isTaken)
  }

  @Test func `a report has them in its lines, and is as wide as without`() {
    var renderer = Renderer(colour: false)
    renderer.links = links()
    let line = Line("Sources/A.swift:3")
    #expect(renderer.render(line).contains("]8;;file:"))
    #expect(renderer.settled(line).text == "Sources/A.swift:3")
  }
}
