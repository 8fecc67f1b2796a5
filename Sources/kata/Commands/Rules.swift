import Foundation
import KataCore
import KataHost
import KataJudge
import KataReports
import KataRules

extension KataCommand {
  static let rules = KataCommand(
    spec: CommandSpec(
      "rules", "Holds any Swift code to the rules of VIP.", operand: .one("PATH"),
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
        system's modules. A part is a type that adopts a protocol of a scene: …DisplayLogic,
        …BusinessLogic, …PresentationLogic, …RoutingLogic or …WorkerLogic, unless options name
        others, with commas between them and a star for any text. kata help RULE explains one.
        """),
    options: { invocation throws(Complaint) in
      try RuleOptions(invocation)
    },
    run: { options, output, host throws(Complaint) in
      output.note(.long("builds, and reads the code"))
      let folder = host.files.resolved(
        options.path.hasPrefix("/") ? options.path : "\(host.directory)/\(options.path)")
      let result = try PackageRules(host, endings: options.endings).judge(folder)
      output.clearProgress()
      switch options.format {
      case .text: output.write(text(result))
      case .json: try output.json(result.findings)
      case .sarif: try output.json(RuleReport.sarif(result.findings))
      case .github: host.terminal.write(RuleReport.github(result.findings))
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
    return RuleReport.lines(result.findings) + unread
      + [Line(summary, count == 0 && unread.isEmpty ? .good : .bad)]
  }
}

/// The options of `kata rules`.
private struct RuleOptions {
  enum Format: String {
    case text, json, sarif, github
  }

  var path: String
  var format: Format
  var endings: PartEndings

  init(_ invocation: Invocation) throws(Complaint) {
    path = invocation.operands.first ?? "."
    guard let format = Format(rawValue: invocation.value("--format") ?? "text") else {
      throw .usage("--format takes text, json, sarif or github.", next: "kata help rules")
    }
    self.format = format
    endings = PartEndings(
      Dictionary(
        uniqueKeysWithValues: PartEndings.parts.map { part in
          let names = invocation.value("--\(part)") ?? ""
          return (part, names.split(separator: ",").map(String.init))
        }))
  }
}
