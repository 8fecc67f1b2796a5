import Basics
@testable import Common
@testable import Shared
import Testing

@Suite struct RendererTests {
  private let plain = Renderer(color: false)
  private let color = Renderer(color: true)

  @Test(
    arguments: [
      (Style.plain, "text\n"), (.strong, "\u{1B}[1mtext\u{1B}[0m\n"),
      (.command, "\u{1B}[1mtext\u{1B}[0m\n"), (.faint, "\u{1B}[2mtext\u{1B}[0m\n"),
      (.good, "\u{1B}[32mtext\u{1B}[0m\n"), (.bad, "\u{1B}[31mtext\u{1B}[0m\n"),
      (.doubtful, "\u{1B}[33mtext\u{1B}[0m\n"),
    ])
  func `each style has its color, and none without color`(
    style: Style, shown: String
  ) {
    #expect(color.render([Line("text", style)]) == shown)
    #expect(plain.render([Line("text", style)]) == "text\n")
  }

  @Test func `spans of a line stand side by side, each in its own color`() {
    let line = Line(Span("a", .good), Span(" b "), Span("", .bad), Span("c", .bad))

    #expect(plain.render([line, .empty]) == "a b c\n\n")
    #expect(color.render([line]) == "\u{1B}[32ma\u{1B}[0m b \u{1B}[31mc\u{1B}[0m\n")
  }

  @Test func `commands are shown as kata was started`() {
    let line = Line(
      Span("kata is "), Span("kata check 3 · kata flow 3 · katana", .command), Span(" kata"))

    #expect(
      Renderer(color: false, program: "./kata").render([line])
        == "kata is ./kata check 3 · ./kata flow 3 · katana kata\n")
  }

  @Test func `in a sentence, kata is shown as it was started where a command follows`() {
    let line = Line("kata tells you: kata check, kata ask 3 or kata play; kata waits, katana kata")

    #expect(
      Renderer(color: false, program: "./kata").render([line])
        == "kata tells you: ./kata check, ./kata ask 3 or ./kata play; kata waits, katana kata\n")
  }

  @Test func `no text of a learner's reaches a terminal as a control`() {
    let line = Line(Span("\u{1B}[2J\u{7}\r\nkata\u{9B}31m", .bad), Span("\u{202E}txet", .command))

    #expect(
      plain.render([line]) == "\\u{1B}[2J\\u{7}\\r\\nkata\\u{9B}31m\\u{202E}txet\n")
    #expect(
      color.render([line]).unicodeScalars.filter { $0.properties.generalCategory == .control }
        .allSatisfy { $0 == "\u{1B}" || $0 == "\n" })
  }
}
