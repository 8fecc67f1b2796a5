@testable import Shared
import Testing

@testable import Basics
@testable import Common

@Suite struct PlainTests {
  private func said(_ lines: [Line]) -> String {
    Renderer(color: false, isPlain: true).render(lines)
  }

  @Test(arguments: SampleReports.all.keys.sorted())
  func `no report has signs, drawn lines or columns in it`(name: String) throws {
    let text = said(try #require(SampleReports.all[name]))

    #expect(!text.contains { "✓✗│─┼►◄├┤".contains($0) }, "\(text)")
  }

  @Test(
    arguments: [
      (Line(Span("  ✓ ", .good), Span("a")), "  passed: a\n"),
      (Line(Span("  ✗ ", .bad), Span("b"), Span(" — crashed", .bad)), "  failed: b — crashed\n"),
      (Line(Span("  · ", .faint), Span("c", .faint)), "  not done: c\n"),
      (
        Line(Span("  ✗ ", .bad), Span("a   \"b  c\""), Span("    d   ", .faint)),
        "  failed: a, \"b  c\", d\n"
      ),
      (Line(Span("  * ", .doubtful), Span("02  Validation")), "  changed: 02, Validation\n"),
      (Line("    let a  = b"), "    let a  = b\n"), (Line("✓ is mine"), "✓ is mine\n"),
      (Line("| a | `b` |"), "a, `b`\n"), (Line("|---|:-:|"), ""),
      (Line(Span("   "), Span("^", .bad)), ""),
    ])
  func `signs are words, and columns have commas between them`(line: Line, text: String) {
    #expect(said([line]) == text)
  }

  @Test(arguments: FlowCase.all)
  func `a flow is told message by message, each with both its parts`(flow: FlowCase) {
    let diagram = flow.diagram
    let text = said(diagram.sentences)

    #expect(!text.contains { "│─┼►◄├┤".contains($0) }, "\(text)")
    for case .message(let message) in (diagram.same + diagram.expected).prefix(3)
    where !diagram.cast.isState(message) {
      #expect(text.contains("\(diagram.cast.sender(of: message)) to \(message.receiver): "))
    }
    #expect((diagram.difference != nil) == text.contains("first difference: "))
  }

  @Test func `a script is told in steps and messages`() {
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    verdict.reference.state = .diverged
    verdict.reference.difference = ScriptDifference(
      scenario: "{}", expected: [.step("tap"), .message(Message.sample("view show()"))],
      recorded: [.step("tap")], cast: .sample)

    #expect(
      said(Report.verdict(verdict, .all, on: Medium(isPlain: true))).contains("to view: show()\n"))
  }
}
