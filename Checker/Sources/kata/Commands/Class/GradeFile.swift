import Foundation
import KataCore
import KataHost
import KataReports

/// The options `--format` and `--out`: a file of grades for another program.
struct GradeFile {
  static let options: [CommandSpec.Option] = [
    .init("--format", value: "FORMAT", "writes \(GradeFormat.names)"),
    .init("--out", value: "FILE", "the file for that format"),
  ]

  let format: GradeFormat
  /// Nil for the summary of a step of GitHub's workflows, which has a file of its own.
  let path: String?

  /// Nil without `--format`.
  init?(_ invocation: Invocation) throws(Complaint) {
    let next = invocation.help
    guard let name = invocation.value("--format") else {
      guard invocation.value("--out") == nil else {
        throw .usage("--out needs --format.", next: next)
      }
      return nil
    }
    guard let format = GradeFormat(rawValue: name) else {
      throw .usage("--format takes \(GradeFormat.names).", next: next)
    }
    path = invocation.value("--out")
    self.format = format
    guard path != nil || format == .github else {
      throw .usage("--format \(name) needs a file: add --out FILE.", next: next)
    }
  }

  /// Writes the file, and annotations for GitHub; the names that the format can't hold come back.
  func write(
    _ book: GradeBook, _ host: KataHost, place: (String) -> String
  ) throws(Complaint) -> [String] {
    let written = try book.written(as: format, environment: host.environment)
    if let path {
      try host.files.write(place(path), Data(written.text.utf8))
    } else if let summary = host.environment["GITHUB_STEP_SUMMARY"] {
      let before = try host.files.read(summary) ?? Data()
      try host.files.write(summary, before + Data(written.text.utf8))
    }
    if format == .github {
      host.terminal.write(book.githubAnnotations.map { $0 + "\n" }.joined())
    }
    return written.leftOut
  }

  /// The words around what a step of GitHub's workflows prints, so that no line in it is a command.
  func fenced(_ host: KataHost, print: () -> Void) {
    guard format == .github else { return print() }
    let token = UUID().uuidString
    host.terminal.write("::stop-commands::\(token)\n")
    print()
    host.terminal.write("::\(token)::\n")
  }
}
