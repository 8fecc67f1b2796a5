import Common

/// A page to give back to one learner: it needs no script, and names no other learner.
enum LearnerPage {
  /// A page for each learner, by the submission's name; a reason that is about others is left out.
  static func all(_ book: GradeBook) -> [(name: String, html: String)] {
    let names = ClassNames(book.rows)
    return book.rows.enumerated().map { index, row in
      let results = row.entries.map { entry in
        let reason = entry.reason.flatMap { names.isAboutOthers($0, than: index) ? nil : $0 }
        return section(entry, reason: entry.byHand == nil ? nil : reason ?? "")
      }
      let fault = row.fault.flatMap { names.isAboutOthers($0, than: index) ? nil : $0 }
      let edited = book.edited[row.name] ?? []
      return (row.name, html(row, fault: fault, edited, results: results.joined()))
    }
  }

  private static func html(
    _ row: GradeTable.Row, fault: String?, _ edited: [ExerciseID], results: String
  ) -> String {
    let why = fault.map { ": \(Page.text($0))" } ?? "."
    let given = edited.map(\.short).joined(separator: ", ")
    let note =
      "<p>Of \(given), you edited given tests or files. They were judged with those as shipped.</p>\n"
    let (name, count) = (Page.text(row.shownName), row.entries.count)
    let points = row.points.map { "\($0) of \(count * GradeTable.most) points · " } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Page.policy(script: nil))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(name) · Kata VIP</title>
      <style>\(Page.style)</style>
      </head>
      <body>
      <header><h1><bdi>\(name)</bdi></h1>
      <p class="faint">\(points)\(row.passed) of \(count) passed</p></header>
      <main class="sheet">
      \(row.fault == nil ? "" : "<p class=\"result\">We couldn't read what you handed in\(why)</p>\n")\
      \(edited.isEmpty ? "" : note)\(results)
      </main>
      </body>
      </html>

      """
  }

  private static func section(_ entry: GradeTable.Entry, reason: String?) -> String {
    let (sign, word, _) = entry.state.sign
    let points = entry.points.map { "\($0) of \(GradeTable.most)" } ?? "no points yet"
    let hand = reason.map { "<p class=\"hand\"><b>Points by hand</b> \(Page.text($0))</p>\n" }
    let failures = entry.failures.map { failure in
      "<div class=\"failure\"><h3>\(Page.text(failure.title))</h3>\n"
        + [failure.text, failure.drawing].filter { !$0.isEmpty }
        .map { "<pre tabindex=\"0\">\(Page.text($0))</pre>\n" }.joined() + "</div>\n"
    }
    let open = failures.isEmpty ? "" : "<details><summary>each test that failed</summary>\n"
    let verdict = "<pre tabindex=\"0\">\(Page.text(entry.text))</pre>\n"
    return """
      <section class="result"><div class="head">
      <span class="sign \(entry.state.rawValue)" aria-hidden="true">\(sign)</span>
      <h2>\(Page.text(entry.title)) <span>\(word)</span></h2>
      <span class="points">\(points)</span></div>
      \(hand ?? "")\(entry.text.isEmpty ? "" : verdict)\
      \(open)\(failures.joined())\(failures.isEmpty ? "" : "</details>\n")</section>

      """
  }
}
