import KataCore

/// A page to give back to one learner; it needs no script.
///
/// It is made of these fields alone, so nothing of other people can be in it.
package struct LearnerPage {
  private let name: String
  private let points: String
  private let passed: Int
  private let isRead: Bool
  private let results: [Result]

  private struct Result {
    var head: GradeBook.Head
    var state: Grade.State
    var points: String
    var reason: String?
    var failures: [GradeBook.Entry.Failure]
  }

  /// A page for each learner of a class, by the submission's name.
  package static func all(_ book: GradeBook) -> [(name: String, html: String)] {
    let names = ClassNames(book.rows)
    return book.rows.enumerated().map { index, row in
      (row.name, LearnerPage(row) { names.isAboutOthers($0, than: index) }.html)
    }
  }

  /// A reason for points by hand that is about others is left out.
  init(_ row: GradeBook.Row, isAboutOthers: (String) -> Bool) {
    name = row.shownName
    points = row.points.map { "\($0) of \(row.entries.count * GradeBook.most) points" } ?? ""
    (passed, isRead) = (row.passed, row.fault == nil)
    results = row.entries.map { entry in
      Result(
        head: entry.head, state: entry.state,
        points: entry.points.map { "\($0) of \(GradeBook.most)" } ?? "no points yet",
        reason: entry.byHand == nil
          ? nil : entry.reason.flatMap { isAboutOthers($0) ? nil : $0 } ?? "",
        failures: entry.failures)
    }
  }

  var html: String {
    let line = [points, "\(passed) of \(results.count) passed"].filter { !$0.isEmpty }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Page.policy(script: nil))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Page.text(name)) · Kata VIP</title>
      <style>\(Page.style)</style>
      </head>
      <body>
      <header><h1><bdi>\(Page.text(name))</bdi></h1>
      <p class="faint">\(line.joined(separator: " · "))</p></header>
      <main class="sheet">
      \(isRead ? "" : "<p class=\"result\">What you handed in could not be read.</p>\n")\
      \(results.map(Self.section).joined())
      </main>
      </body>
      </html>

      """
  }

  private static func section(_ result: Result) -> String {
    let (sign, word, _) = Report.sign(result.state)
    let title = "\(result.head.id.short) · \(Page.text(result.head.title))"
    let hand = result.reason.map {
      "<p class=\"hand\"><b>Points by hand</b> \(Page.text($0))</p>\n"
    }
    let failures = result.failures.map { failure in
      "<div class=\"failure\"><h3>\(Page.text(failure.title))</h3>\n"
        + [failure.text, failure.drawing].filter { !$0.isEmpty }
        .map { "<pre tabindex=\"0\">\(Page.text($0))</pre>\n" }.joined() + "</div>\n"
    }
    let open = failures.isEmpty ? "" : "<details open><summary>what failed</summary>\n"
    return """
      <section class="result"><div class="head">
      <span class="sign \(result.state.rawValue)" aria-hidden="true">\(sign)</span>
      <h2>\(title) <span>\(word)</span></h2>
      <span class="points">\(result.points)</span></div>
      \(hand ?? "")\(open)\(failures.joined())\(failures.isEmpty ? "" : "</details>\n")</section>

      """
  }
}
