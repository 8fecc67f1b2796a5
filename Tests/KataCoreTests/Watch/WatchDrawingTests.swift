import Testing

@testable import KataCore

@Suite struct WatchDrawingTests {
  @Test func `shows verdict, progress, file and keys`() {
    let text = Watch.judged(.failed).text
    #expect(text.contains("Exercise02 · Validation"))
    #expect(text.contains("✗ Exercise02 tests fail"))
    #expect(text.contains("✓[✗]·  1 of 3 exercises passed"))
    #expect(text.contains("Exercises/Exercise02/Sources/LoginInteractor.swift"))
    #expect(
      text.hasSuffix(
        "h hint · f flow · o open · r run · p back · l list · c all · x reset · ? help\nq quit"))
  }

  @Test func `what is green offers what comes next`() {
    let text = Watch.judged(.passed).text
    #expect(text.contains("✓ Exercise02 passed"))
    #expect(text.contains("✓[✓]·  2 of 3 exercises passed"))
    #expect(text.contains("n goes on to Exercise10 · Degrees"))
    #expect(text.contains("d diff"))
  }

  @Test(arguments: [20, 33, 80, 200], [6, 10, 24, 60])
  func `fits a terminal of any size`(columns: Int, rows: Int) {
    var watch = Watch.judged(.failed)
    _ = watch.take(.sized(columns: columns, rows: rows))
    for text in ["short", String(repeating: "é̂宽 words, ", count: 60)] {
      _ = watch.take(.told([Line(text, .strong)]))
      #expect(watch.drawing.count < rows)
      #expect(watch.drawing.allSatisfy { $0.text.columns < columns })
    }
  }

  @Test func `what is longer than the terminal can be moved through to its last line`() {
    var watch = Watch.judged(.failed)
    _ = watch.take(.sized(columns: 80, rows: 20))
    _ = watch.take(.told((1...50).map { Line("line \($0).") }))
    #expect(watch.text.contains("line 1."))
    #expect(watch.text.contains("of 50; space and the arrows show the rest"))
    #expect(!watch.text.contains("line 50."))
    for _ in 1...20 { _ = watch.take(.key(" ")) }
    #expect(watch.text.contains("line 50."))
    _ = watch.take(.pressed(.up))
    #expect(!watch.text.contains("line 50."))
    for _ in 1...20 { _ = watch.take(.pressed(.pageUp)) }
    #expect(watch.text.contains("line 1."))
  }

  @Test func `a command is as wide as it is shown`() {
    let renderer = Renderer(colour: false, program: "/a/long/way/to/kata")
    let line = renderer.settled(Line(Span("next: "), Span("kata hint 2", .command)))
    #expect(line.text == "next: /a/long/way/to/kata hint 2")
    #expect(renderer.render(line) == line.text)
  }

  @Test func `plain, it draws nothing with lines`() {
    var watch = Watch.sample(isPlain: true)
    _ = watch.take(.saw(.text("a")))
    let said = watch.take(.judged(.failed, "a"))
    guard case .say(let lines)? = said.first else {
      Issue.record("nothing was said")
      return
    }
    #expect(lines.map(\.text).joined().contains("tests pass"))
    #expect(lines.last?.text == "1 of 3 exercises passed")
  }

  @Test func `plain, each verdict is said once`() {
    var watch = Watch.judged(.failed, isPlain: true)
    #expect(watch.take(.saw(.text("a", marks: "later"))).isEmpty)
    #expect(watch.take(.judged(.failed, "a")).isEmpty)
  }
}
