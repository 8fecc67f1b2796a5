/// What `kata doctor` found out about one thing: that it is fine, or what is wrong with it.
package typealias Finding = Result<String, Complaint>

extension Report {
  package static func doctor(_ findings: [Finding]) -> [Line] {
    findings.flatMap { finding in
      switch finding {
      case .success(let text): [Line(Span("✓ ", .good), Span(text))]
      case .failure(let complaint):
        [
          Line(Span("✗ ", .bad), Span(complaint.sentence)),
          Line(Span("    next: ", .faint), Span(complaint.next)),
        ]
      }
    }
  }
}
