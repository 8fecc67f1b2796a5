import Basics
import Common
import Foundation

/// The pages' files, and how texts from outside get into them: as data and text, never as code.
enum Page {
  static let style = String(decoding: PackageResources.page_css, as: UTF8.self)

  /// The page of a class around a value, which its script reads.
  static func around(_ value: some Encodable) -> String {
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    return String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing("{{policy}}", with: policy(script: script))
      .replacing("{{style}}", with: style)
      .replacing("{{script}}", with: script)
      // The last, since it may hold these marks itself.
      .replacing("{{data}}", with: json(value))
  }

  /// JSON in which no text can end the script element that it stands in.
  static func json(_ value: some Encodable) -> String {
    PrettyJSON.line(value).replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// Text for HTML, control characters made visible.
  static func text(_ text: String) -> String { Visible.lines(text).asXML() }

  /// The Content-Security-Policy: no network, and no other script or style than these.
  static func policy(script: String?) -> String {
    let script = script.map(hash) ?? "'none'"
    return "default-src 'none'; script-src \(script); style-src \(hash(style)); "
      + "base-uri 'none'; form-action 'none'"
  }

  private static func hash(_ text: String) -> String {
    let digits = Array(SHA256.hex(text))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }
}

extension GradeTable.Row {
  /// The name of the person, or else of the submission.
  var shownName: String { person.map(\.name).flatMap { $0.isEmpty ? nil : $0 } ?? name }
}

extension GradeTable.Entry {
  /// One thing that failed: a test, or all that the verdict says where no test tells it.
  struct Failure: Hashable, Encodable {
    var title: String
    var text = ""
    var drawing = ""
  }

  var failures: [Failure] {
    let red = tests.filter { ![.passed, .notRun].contains($0.outcome) }.map { test in
      let edges = test.edges.map { "E\($0)" }.joined(separator: ", ")
      return Failure(
        title: Verdict.Case.title(of: test.name) + (edges.isEmpty ? "" : " (\(edges))")
          + Report.outcome(test.outcome),
        text: test.text, drawing: test.drawing ?? "")
    }
    guard red.isEmpty, state != .passed, !text.isEmpty else { return red }
    // Neither what passes nor the next command is of interest here.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("✓ ") && !$0.hasPrefix("next: ") }
    return [Failure(title: state.sign.word, text: lines.joined(separator: "\n"))]
  }
}
