@testable import Host
@testable import Shared
import Testing

@testable import Basics
@testable import Common
@testable import Learner

@Suite struct WatchDrawingTests {
  @Test func `shows verdict, progress, file and keys`() {
    let text = Watch.judged(.failed).text
    #expect(text.contains("Exercise02 · Validation"))
    #expect(text.contains("✗ Exercise02: tests fail"))
    #expect(text.contains("✓[✗]·  1 of 3 exercises passed"))
    #expect(text.contains("Exercises/02-validation/Sources/LoginInteractor.swift"))
    #expect(
      text.hasSuffix(
        "h hint · f flow · o open · r run · p back · l list · c all · s task · x reset\n"
          + "? help · q quit"))
  }

  @Test func `the footer counts the tests, and the verdict names keys for commands`() {
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    let cases: [Verdict.Case] = [.sample("a", .passed), .sample("b", .failed)]
    _ = watch.take(.judged(.sample(.failed, cases: cases)))
    let text = watch.text
    #expect(text.contains("✗ Exercise02: tests fail, 1 of 2 pass"))
    #expect(text.contains("next: h hint"))
    #expect(!text.contains("kata hint"))
  }

  @Test(arguments: [24, 90])
  func `a known mistake is in sight, however low the terminal is`(rows: Int) {
    var watch = Watch.sample()
    _ = watch.take(.sized(columns: 80, rows: rows))
    _ = watch.take(.saw(.text("a")))
    let green = (1...20).map { Verdict.Case.sample("\($0)", .passed) }
    var verdict = Verdict.sample(.failed, cases: green + [.sample("red", .failed)])
    verdict.mistake = .init(edge: "E2", sentence: "spaces are refused")
    _ = watch.take(.judged(verdict))
    #expect(watch.drawing.count { $0.text.contains("known mistake: spaces are refused") } == 1)
    #expect(watch.text.contains("✗ red"))
  }

  @Test func `question mark tells the signs, and its columns stay columns where it is narrow`() {
    var watch = Watch.judged(.failed)
    _ = watch.take(.sized(columns: 40, rows: 90))
    _ = watch.take(.key("?"))
    #expect(watch.text.contains("✓ passed, ✗ red"))
    let rows = watch.drawing.map(\.text)
    #expect(rows.contains("  p              goes back to the one"))
    #expect(rows.contains("                 before"))
  }

  @Test func `what is green offers what comes next`() {
    let text = Watch.judged(.passed).text
    #expect(text.contains("✓ Exercise02: passed"))
    #expect(text.contains("✓[✓]·  2 of 3 exercises passed"))
    #expect(text.contains("n goes on to Exercise10 · Degrees"))
    #expect(text.contains("d diff"))
  }

  @Test func `only keys that have something to show are offered`() {
    var watch = Watch.sample(offers: .none)
    #expect(!watch.text.contains("h hint"))
    _ = watch.take(.saw(.text("a")))
    _ = watch.take(.judged(.passed, "a"))
    #expect(!watch.text.contains("d diff"))
    #expect(!watch.text.contains("f flow"))
  }

  @Test func `progress is that of the path, by its name`() {
    #expect(Watch.judged(.failed, path: "half-day").text.contains("1 of 3 exercises of half-day"))
  }

  @Test func `the first failure is in sight where the terminal is too low for all`() {
    let passed = (1...30).map { Verdict.Case.sample("passes \($0)", .passed) }
    var watch = Watch.sample()
    _ = watch.take(.saw(.text("a")))
    _ = watch.take(.judged(.sample(.failed, cases: passed + [.sample("the one", .failed)])))
    #expect(watch.text.contains("✗ the one"))
    _ = watch.take(.key("?"))
    _ = watch.take(.pressed(.back))
    #expect(watch.text.contains("✗ the one"))
    _ = watch.take(.sized(columns: 40, rows: 20))
    #expect(watch.text.contains("✗ the one"))
    _ = watch.take(.sized(columns: 80, rows: 24))
    _ = watch.take(.key("r"))
    _ = watch.take(.judged(.sample(.failed, cases: [.sample("one", .failed)] + passed)))
    #expect(watch.text.contains("Exercise02 · Validation"))
  }

  @Test func `a flow is drawn anew for another width, and a script with its verdict`() {
    var watch = Watch.judged(.failed)
    _ = watch.take(.drew([Line("as wide as it was")]))
    #expect(watch.take(.sized(columns: 80, rows: 30)).isEmpty)
    #expect(watch.take(.sized(columns: 40, rows: 30)) == [.flow(.sample(.failed))])
    _ = watch.take(.answered([Line("a hint")]))
    #expect(watch.take(.sized(columns: 60, rows: 30)).isEmpty)

    watch = .sample()
    _ = watch.take(.saw(.text("a")))
    _ = watch.take(.judged(Watch.diverged))
    let drawn = [50, 200].map { columns in
      _ = watch.take(.sized(columns: columns, rows: 90))
      return watch.report.filter { $0.text.contains("──") }.map(\.text.columns).max()
    }
    #expect(drawn == [49, 80])
  }

  @Test func `plain, a script is told in words`() {
    var watch = Watch.sample(isPlain: true)
    _ = watch.take(.saw(.text("a")))
    _ = watch.take(.judged(Watch.diverged))
    #expect(watch.report.contains { $0.text.contains("from here on:") })
  }

  @Test(arguments: [20, 33, 80, 200], [6, 10, 24, 60])
  func `fits a terminal of any size`(columns: Int, rows: Int) {
    var watch = Watch.judged(.failed)
    _ = watch.take(.sized(columns: columns, rows: rows))
    for text in ["short", String(repeating: "é̂宽 words, ", count: 60)] {
      _ = watch.take(.answered([Line(text, .strong)]))
      #expect(watch.drawing.count < rows)
      #expect(watch.drawing.allSatisfy { $0.text.columns < columns })
    }
  }

  @Test func `what is longer than the terminal can be moved through to its last line`() {
    var watch = Watch.judged(.failed)
    _ = watch.take(.sized(columns: 80, rows: 20))
    _ = watch.take(.answered((1...50).map { Line("line \($0).") }))
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

  @Test func `a command is as wide as it is shown`() {
    let renderer = Renderer(color: false, program: "/a/long/way/to/kata")
    let line = renderer.settled(Line(Span("next: "), Span("kata hint 2", .command)))
    #expect(line.text == "next: /a/long/way/to/kata hint 2")
    #expect(renderer.render(line) == line.text)
  }
}
