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
        .init("--record", "with --baseline: writes today's findings to FILE"),
        .init("--since", value: "COMMIT", "only findings in lines that differ from COMMIT's"),
        .plain,
      ] + PartEndings.options,
      discussion: """
        PATH: a package, which is built first, or an app's folder, which is read without a build.
        Options name a scene's protocols, with commas between them and a star for
        any text; Docs/rules.md has those that are known. kata help RULE explains one.
        A kata.json beside the code holds such names, folders to leave out, and the baseline.
        """),
    options: { invocation throws(Complaint) in
      guard let format = RuleFormat(rawValue: invocation.value("--format") ?? "text") else {
        throw .usage("--format takes text, json, sarif or github.", next: "kata help rules")
      }
      return (
        path: invocation.operands[0], format: format,
        names: PartEndings.names(from: invocation), baseline: invocation.value("--baseline"),
        since: invocation.value("--since"), records: invocation.has("--record")
      )
    },
    run: { options, output, host throws(Complaint) in
      let folder = host.files.resolved(host.place(options.path))
      let (settings, home) = try RuleSettings.nearest(to: folder, host) ?? (.init(), folder)
      let file =
        options.baseline.map(host.place) ?? settings.baseline.map { "\(home)/\($0)" }
      guard file != nil || !options.records else {
        throw .usage(
          "--record needs a file to write to.", next: "add --baseline rules-baseline.txt")
      }
      let name = options.baseline ?? settings.baseline ?? ""
      let text = try file.flatMap { file throws(Complaint) in try host.files.text(file) }
      guard file == nil || text != nil || options.records else {
        throw .usage("There is no file \(name).", next: "--record writes it")
      }
      guard let baseline = RuleBaseline(reading: text ?? "") else {
        throw .usage(
          "\(name) holds something else than findings, and stays as it is.",
          next: "name the file that --record wrote, or a new one")
      }
      let changed = try options.since.map { commit throws(Complaint) in
        try ChangedLines(since: commit, in: home, host)
      }
      let isPackage = host.files.exists("\(folder)/Package.swift")
      output.note(.long("\(isPackage ? "builds, and " : "")reads the code"))
      let endings = PartEndings(settings.names.merging(options.names) { $1 }, known: .apps)
      var result = try PackageRules(host, endings: endings).judge(folder)
      // Whatever folder is judged, files are named from the settings' one.
      let above = folder.dropFirst(home.count + 1)
      if !above.isEmpty { result.name { "\(above)/\($0)" } }
      func isWanted(_ file: String) -> Bool {
        !settings.leavesOut.contains { ["", "."].contains($0) || file.hasPrefix("\($0)/") }
      }
      let leftOut = PackageRules.merged(result.findings.filter { !isWanted($0.file) }).count
      result.findings.removeAll { !isWanted($0.file) }
      result.broken.removeAll { !isWanted($0) }
      result.unread.removeAll { !isWanted((above.isEmpty ? "" : "\(above)/") + $0) }
      // What is said of other files is neither found again nor gone.
      let isJudged = { (entry: RuleBaseline.Entry) in
        result.judged.contains(entry.file) && isWanted(entry.file)
          || !host.files.exists("\(home)/\(entry.file)")
      }
      let isElsewhere =
        !baseline.entries.isEmpty
        && !baseline.entries.contains { host.files.exists("\(home)/\($0.file)") }
      let elsewhere = "No file that \(name) names is here: was it recorded in another folder?"
      output.clearProgress()
      guard !options.records || !isElsewhere else {
        throw .usage(elsewhere, next: "judge that folder; if they're gone, delete \(name)")
      }
      let isWhole = result.unread.isEmpty && result.hasParts
      if options.records, isWhole, let file {
        let recorded = baseline.recording(result.findings, isJudged: isJudged)
        try host.files.write(file, Data(recorded.text.utf8))
        let count = PackageRules.merged(result.findings).count
        output.write([Line("\(words(count)), as \(name) says")])
        return .success
      }
      var (new, gone) = baseline.judge(result.findings, changed)
      gone = gone.filter(isJudged)
      let all = PackageRules.merged(result.findings).count
      result.findings = PackageRules.merged(new)
      let resting = all - result.findings.count
      if let changed {
        new = new.filter(changed.hold)
        result.findings = PackageRules.merged(new)
      }
      switch options.format {
      case .text:
        let report = lines(result, resting: resting, leftOut: leftOut, since: options.since)
        output.write(report + (!isWhole ? [] : isElsewhere ? [Line(elsewhere)] : lines(gone: gone)))
      case .json: try output.json(result.findings)
      case .sarif:
        result.name { host.wayFromRepository(to: home) + $0 }
        try output.json(FindingsReport.sarif(result.findings))
      case .github:
        result.name { host.wayFromRepository(to: home) + $0 }
        host.terminal.write(FindingsReport.github(result))
      }
      return new.isEmpty && isWhole ? .success : .notPassed
    })

  private static func lines(
    _ result: PackageRules.Result, resting: Int, leftOut: Int, since commit: String?
  ) -> [Line] {
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
    let rest =
      (resting == 0 ? "" : "; \(words(resting, "old "))")
      + (leftOut == 0 ? "" : "; \(leftOut) left out")
    let summary =
      count > 0
      ? "\(count) \(resting == 0 ? "" : "new ")\(count == 1 ? "finding" : "findings")"
      : commit.map { "nothing in what differs from \($0)" }
        ?? (resting == 0 ? "the rules are kept" : "nothing new")
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

extension PackageRules.Result {
  /// Names all files otherwise.
  fileprivate mutating func name(_ path: (String) -> String) {
    for index in findings.indices { findings[index].file = path(findings[index].file) }
    judged = Set(judged.map(path))
    broken = broken.map(path)
  }
}

extension HostSystem {
  /// The path of a folder below its repository's, behind which GitHub expects a file's name.
  fileprivate func wayFromRepository(to folder: String) -> String {
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

  /// The patterns that a command line names, by the parts.
  static func names(from invocation: Invocation) -> [String: [String]] {
    let names = parts.compactMap { part in
      invocation.value("--\(part)").map { (part, $0.split(separator: ",").map(String.init)) }
    }
    return Dictionary(uniqueKeysWithValues: names)
  }

  init(from invocation: Invocation) { self.init(Self.names(from: invocation)) }
}
