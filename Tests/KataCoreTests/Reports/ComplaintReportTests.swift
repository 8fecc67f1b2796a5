import Testing

@testable import KataCore

@Suite struct ComplaintReportTests {
  @Test func `what is fine is named, and what is not comes with the next step`() {
    let lines = Report.doctor([
      .success("a course"), .failure(.machine("No swift.", next: "install it")),
    ])

    #expect(lines.map(\.text) == ["✓ a course", "✗ No swift.", "    next: install it"])
  }
}
