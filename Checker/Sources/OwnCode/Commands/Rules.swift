import Host
import Basics
import Common
import Foundation

extension Subcommand {
  static let rules = Subcommand(
    spec: CommandSpec(
      "rules", operand: .one("PATH"),
      options: [
        .init("--format", value: "FORMAT", "text, json, sarif (code scanning) or github"),
        .init("--baseline", value: "FILE", "lets the findings in FILE rest, and fails on new ones"),
        .init("--record", "with --baseline: writes today's findings to FILE"), .plain,
      ] + PartEndings.options,
      discussion: """
        PATH: a package, which is built first, or an app's folder, which is read without a build.
        Options name a scene's protocols, with commas between them and a star for
        any text; Docs/rules.md has those that are known. kata help RULE explains one.
        """),
    options: { invocation throws(Complaint) in
      guard let format = RuleFormat(rawValue: invocation.value("--format") ?? "text") else {
        throw .usage("--format takes text, json, sarif or github.", next: "kata help rules")
      }
      let baseline = invocation.value("--baseline")
      guard baseline != nil || !invocation.has("--record") else {
        throw .usage(
          "--record needs a file to write to.", next: "add --baseline rules-baseline.txt")
      }
      return (
        path: invocation.operands[0], format: format,
        endings: PartEndings(from: invocation), baseline: baseline,
        records: invocation.has("--record")
      )
    },
    run: { options, output, host throws(Complaint) in
      let file = options.baseline.map(host.place)
      let text = try file.flatMap { file throws(Complaint) in try host.files.text(file) }
      guard file == nil || text != nil || options.records else {
        throw .usage("There is no file \(options.baseline ?? "").", next: "--record writes it")
      }
      guard let baseline = RuleBaseline(reading: text ?? "") else {
        throw .usage(
          "\(options.baseline ?? "") holds something else than findings, and stays as it is.",
          next: "name the file that --record wrote, or a new one")
      }
      output.note(.long("builds, and reads the code"))
      let folder = host.files.resolved(host.place(options.path))
      var result = try PackageRules(host, endings: options.endings).judge(folder)
      output.clearProgress()
      let isWhole = result.unread.isEmpty && result.hasParts
      if options.records, isWhole, let file {
        let recorded = baseline.recording(result.findings)
        try host.files.write(file, Data(recorded.text.utf8))
        let count = PackageRules.merged(result.findings).count
        output.write([Line("\(words(count)), as \(options.baseline ?? "") says")])
        return .success
      }
      let (new, gone) = baseline.judge(result.findings)
      let all = PackageRules.merged(result.findings).count
      result.findings = PackageRules.merged(new)
      let resting = all - result.findings.count
      switch options.format {
      case .text:
        output.write(lines(result, resting: resting) + (isWhole ? lines(gone: gone) : []))
      case .json: try output.json(result.findings)
      case .sarif: try output.json(FindingsReport.sarif(result.findings))
      case .github:
        host.terminal.write(FindingsReport.github(result, below: host.repositoryPath(of: folder)))
      }
      return new.isEmpty && isWhole ? .success : .notPassed
    })

  private static func lines(_ result: PackageRules.Result, resting: Int) -> [Line] {
    let modules = result.modules == 1 ? "1 module" : "\(result.modules) modules"
    let unread = result.unread.map { Line(Span("not judged  ", .doubtful), Span($0)) }
    let app = result.app.map { [Line(Span($0, .faint))] } ?? []
    guard result.hasParts else {
      return unread + [
        Line("No part was found in \(modules): no type adopts a protocol of a scene.", .doubtful),
        Line("Options such as --presenter '*PresenterProtocol' name other protocols."),
      ] + app
    }
    let count = result.findings.count
    let rest = resting == 0 ? "" : "; \(words(resting, "old "))"
    let summary =
      count > 0
      ? "\(count) \(resting == 0 ? "" : "new ")\(count == 1 ? "finding" : "findings")"
      : resting == 0 ? "the rules are kept" : "nothing new"
    return FindingsReport.lines(result.findings) + unread
      + [Line("\(modules): \(summary)\(rest)", count == 0 && unread.isEmpty ? .good : .bad)]
      + app
  }

  private static func words(_ count: Int, _ kind: String = "") -> String {
    count == 1 ? "1 \(kind)finding rests" : "\(count) \(kind)findings rest"
  }

  private static func lines(gone: [RuleBaseline.Entry]) -> [Line] {
    guard !gone.isEmpty else { return [] }
    return gone.map { Line(Span("no longer found  ", .faint), Span($0.finding)) }
      + [Line("Run the same with --record to take \(gone.count == 1 ? "it" : "them") out.")]
  }
}

extension HostSystem {
  /// The path of a folder from its repository's, which is how GitHub names files.
  fileprivate func repositoryPath(of folder: String) -> String {
    let words = folder.split(separator: "/").map(String.init)
    let root = words.indices.reversed().first {
      files.exists("/" + words[...$0].joined(separator: "/") + "/.git")
    }
    return root.map { words[($0 + 1)...].map { "\($0)/" }.joined() } ?? ""
  }
}

private enum RuleFormat: String {
  case text, json, sarif, github
}

extension PartEndings {
  /// One option for each part, which names its protocols.
  static let options = parts.map { part in
    CommandSpec.Option(
      "--\(part)", value: "NAMES",
      "protocols of \(part == "interactor" ? "an" : "a") \(part), such as '*\(part.capitalized)Protocol'"
    )
  }

  init(from invocation: Invocation) {
    let names = Self.parts.map { part in
      (part, (invocation.value("--\(part)") ?? "").split(separator: ",").map(String.init))
    }
    self.init(Dictionary(uniqueKeysWithValues: names))
  }
}
