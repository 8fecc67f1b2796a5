package import KataCore

/// A result of `kata doctor`: something is fine, or what is wrong with it.
package typealias Finding = Result<String, Complaint>

extension Report {
  /// The reason why `kata` can't do what was asked, and what to do next.
  package static func complaint(_ complaint: Complaint) -> [Line] {
    [Line(Span("kata: ", .bad), Span(complaint.sentence))] + rest(of: complaint, margin: "")
  }

  package static func doctor(_ findings: [Finding]) -> [Line] {
    findings.flatMap { finding in
      switch finding {
      case .success(let text): [Line(Span("✓ ", .good), Span(text))]
      case .failure(let complaint):
        [Line(Span("✗ ", .bad), Span(complaint.sentence))] + rest(of: complaint, margin: "    ")
      }
    }
  }

  private static func rest(of complaint: Complaint, margin: String) -> [Line] {
    complaint.details.map { Line("\(margin)  \($0)", .faint) }
      + (complaint.next.isEmpty
        ? [] : [Line(Span("\(margin)next: ", .faint), Span(complaint.next, .command))])
  }
}
