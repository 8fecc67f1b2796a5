package import Basics
import Foundation
package import Host

/// The options `--format` and `--out`: a file of grades for another program.
package struct GradeFile {
  package static func options(_ formats: [String]) -> [CommandSpec.Option] {
    [
      .init("--format", value: "FORMAT", "writes \(formats.joined(separator: ", "))"),
      .init("--out", value: "FILE", "the file for that format"),
    ]
  }

  /// A format whose file is the summary of a step of GitHub's workflows, where none is named.
  package static let github = "github"

  package let format: String
  package let path: String?

  /// Nil without `--format`.
  package init?(_ invocation: Invocation, formats: [String]) throws(Complaint) {
    let next = invocation.help
    path = invocation.value("--out")
    guard let format = invocation.value("--format") else {
      guard path == nil else { throw .usage("--out needs --format.", next: next) }
      return nil
    }
    guard formats.contains(format) else {
      throw .usage("--format takes \(formats.joined(separator: ", ")).", next: next)
    }
    self.format = format
    guard path != nil || format == Self.github else {
      throw .usage("--format \(format) needs a file: add --out FILE.", next: next)
    }
  }

  /// Writes the text, and annotations for GitHub.
  package func write(
    _ text: String, of table: GradeTable, _ host: HostSystem, place: (String) -> String
  ) throws(Complaint) {
    if let path {
      try host.files.write(place(path), Data(text.utf8))
    } else if let summary = host.environment["GITHUB_STEP_SUMMARY"] {
      let before = try host.files.read(summary) ?? Data()
      try host.files.write(summary, before + Data(text.utf8))
    }
    if format == Self.github {
      host.terminal.write(table.githubAnnotations.map { $0 + "\n" }.joined())
    }
  }

  /// The words around what a step of GitHub's workflows prints, so that no line in it is a command.
  package func fenced(_ host: HostSystem, print: () -> Void) {
    guard format == Self.github else { return print() }
    let token = UUID().uuidString
    host.terminal.write("::stop-commands::\(token)\n")
    print()
    host.terminal.write("::\(token)::\n")
  }
}
