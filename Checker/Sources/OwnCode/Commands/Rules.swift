import Host
import CommandKit
import Core
import Rules
import Foundation

extension Subcommand {
  static let rules = Subcommand(
    spec: CommandSpec(
      "rules", operand: .one("PATH"),
      options: [
        .init("--format", value: "FORMAT", "text, json, sarif (code scanning) or github"),
        .plain,
      ]
        + PartEndings.parts.map { part in
          .init(
            "--\(part)", value: "NAMES",
            "protocols of a \(part), such as '*\(part.capitalized)Protocol'")
        },
      discussion: """
        PATH: a package, which is built first, or a folder of Swift files that need only the
        system's modules. Options name a scene's protocols, with commas between them and a star for
        any text; Docs/rules.md has those that are known. kata help RULE explains one.
        """),
    options: { invocation throws(Complaint) in
      guard let format = RuleFormat(rawValue: invocation.value("--format") ?? "text") else {
        throw .usage("--format takes text, json, sarif or github.", next: "kata help rules")
      }
      let names = PartEndings.parts.map { part in
        (part, (invocation.value("--\(part)") ?? "").split(separator: ",").map(String.init))
      }
      return (
        path: invocation.operands[0], format: format,
        endings: PartEndings(Dictionary(uniqueKeysWithValues: names))
      )
    },
    run: { options, output, host throws(Complaint) in
      output.note(.long("builds, and reads the code"))
      let folder = host.files.resolved(host.place(options.path))
      let result = try PackageRules(host, endings: options.endings).judge(folder)
      output.clearProgress()
      switch options.format {
      case .text: output.write(text(result))
      case .json: try output.json(result.findings)
      case .sarif: try output.json(FindingsReport.sarif(result.findings))
      case .github: host.terminal.write(FindingsReport.github(result.findings))
      }
      return result.findings.isEmpty && result.unread.isEmpty && result.hasParts
        ? .success : .notPassed
    })

  private static func text(_ result: PackageRules.Result) -> [Line] {
    let modules = result.modules == 1 ? "1 module" : "\(result.modules) modules"
    let unread = result.unread.map { Line(Span("not judged  ", .doubtful), Span($0)) }
    guard result.hasParts else {
      return unread + [
        Line("No part was found in \(modules): no type adopts a protocol of a scene.", .doubtful),
        Line("Options such as --presenter '*PresenterProtocol' name other protocols."),
      ]
    }
    let count = result.findings.count
    let summary =
      count == 0 ? "\(modules): the rules are kept" : "\(modules): \(count) broken"
    return FindingsReport.lines(result.findings) + unread
      + [Line(summary, count == 0 && unread.isEmpty ? .good : .bad)]
  }
}

private enum RuleFormat: String {
  case text, json, sarif, github
}
