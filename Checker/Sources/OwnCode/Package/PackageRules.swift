import Basics
import Common
import Host
import Foundation

/// Looks for broken rules in any package, or in any folder of Swift files.
struct PackageRules {
  private let host: HostSystem
  private let toolchain: Toolchain
  private let endings: PartEndings

  /// The rules that hold for all code: `parts` is about what an exercise asks for.
  private static let rules = Set(Rule.allCases).subtracting([.parts])

  struct Result: Sendable {
    var findings: [RuleFinding] = []
    /// Modules that could not be judged, each with the reason.
    var unread: [String] = []
    /// The number of modules that were judged.
    var modules = 0
    /// True if a class of at least one of them is a part.
    var hasParts = false
    /// The files that were judged, but for those that don't parse.
    var judged: Set<String> = []
    /// The place of the first error in each file that doesn't parse.
    var broken: [String] = []
    /// A folder that was read without a build: its files, and what of it couldn't be judged.
    var app: String?
  }

  init(_ host: HostSystem, endings: PartEndings) throws(Complaint) {
    self.host = host
    self.endings = endings
    toolchain = try Toolchain(host, remembered: nil)
  }

  /// The findings in a folder, which is a package or holds Swift files; files are named from there.
  func judge(_ folder: String) throws(Complaint) -> Result {
    guard host.files.list(folder) != nil else {
      throw .usage(
        "There is no folder \(folder).", next: "name a package, or a folder of Swift files")
    }
    var result = Result()
    guard host.files.exists("\(folder)/Package.swift") else {
      try judgeApp(folder, into: &result)
      return result
    }
    let package = OwnPackage(host: host, toolchain: toolchain, folder: folder)
    do {
      for dump in try package.dumps(of: package.modules()) {
        try judge(dump, in: package, into: &result)
      }
      if host.files.hasProject(in: folder) {
        result.app = "An app beside the package isn't in it: kata rules reads its folder by itself."
      }
    } catch  where error.exit == .notPassed {
      result.unread.append(([error.sentence] + error.details).joined(separator: " "))
      try judgeApp(folder, into: &result)
    }
    return result
  }

  private func judge(
    _ dump: RuleDump, in package: OwnPackage, into result: inout Result
  ) throws(Complaint) {
    let (trees, error) = try package.trees(of: dump)
    guard let trees else {
      result.unread.append("\(dump.module): \(error ?? "the compiler gave no syntax tree")")
      return
    }
    _ = try judge(trees, try package.sources(of: dump), in: package, dump.module, into: &result)
  }

  /// Reads the folder's files as one module, without a build.
  private func judgeApp(_ folder: String, into result: inout Result) throws(Complaint) {
    var app = try AppFolder(folder, host, toolchain)
    var gaps = 0
    for paths in app.apps {
      let scratch = "\(NSTemporaryDirectory())/kata-rules-\(UUID().uuidString)"
      defer { try? host.files.remove(scratch) }
      let dump = try app.dump(of: paths, in: scratch)
      result.unread += dump.lost.map { "\($0): the compiler can't read it" }
      let sources = dump.sources.filter { !dump.lost.contains($0.key) }
      let package = OwnPackage(host: host, toolchain: toolchain, folder: folder)
      gaps += try judge(dump.trees, sources, in: package, nil, into: &result)
    }
    result.app = app.summary(gaps: gaps)
    result.broken = app.broken
    result.judged.subtract(app.broken.map { String($0.prefix { $0 != ":" }) })
  }

  /// Judges a tree; without a module's name, it's an app's folder and may have gaps, which are counted.
  private func judge(
    _ trees: ModuleTrees, _ sources: [String: String], in package: OwnPackage, _ module: String?,
    into result: inout Result
  ) throws(Complaint) -> Int {
    let names = try package.names(in: trees)
    let (rules, endings) = (Self.rules, endings)
    let search = Bounded(seconds: Limits.ruleSeconds + Double(trees.all.count)) {
      () -> (RuleResult, Int, Int) in
      var (parts, gaps) = (0, 0)
      let result = RuleCheck.result(
        trees: trees.all, names: names, sources: sources, rules: rules, endings: endings,
        hasGaps: module == nil
      ) { search in
        search.judgeApp()
        parts = search.parts.count { search.facts.isConcretePart($0.name) }
        gaps = module == nil ? search.facts.declarations.values.count { $0.node.hasGap } : 0
      }
      return (result, parts, gaps)
    }
    let name = module.map { "\($0): " } ?? ""
    guard let (judged, parts, gaps) = try search.value() else {
      result.unread.append("\(name)the search took too long")
      return 0
    }
    switch judged {
    case .checked(let findings):
      result.modules += 1
      result.judged.formUnion(sources.keys.map(package.relative))
      result.findings += findings.map { finding in
        var finding = finding
        finding.file = package.relative(finding.file)
        return finding
      }
      result.hasParts = result.hasParts || parts > 0
    case .unavailable(let reason): result.unread.append("\(name)\(reason)")
    }
    return gaps
  }

  /// True if it's another effect of the type through which a part reaches one already.
  private static func isSecond(_ finding: RuleFinding, among findings: [RuleFinding]) -> Bool {
    guard let way = finding.why.firstMatch(of: /^\w+, through `[^`]*`,/)?.output else {
      return false
    }
    return findings.contains {
      ($0.rule, $0.file) == (finding.rule, finding.file) && $0.why.hasPrefix(way)
        && $0.why < finding.why
    }
  }

  /// The findings, each once, with all lines of a file that it's about.
  static func merged(_ findings: [RuleFinding]) -> [RuleFinding] {
    var merged: [RuleFinding] = []
    for finding in findings where !isSecond(finding, among: findings) {
      let first = merged.firstIndex {
        ($0.rule, $0.file, $0.why) == (finding.rule, finding.file, finding.why)
      }
      // One line, one advice: a name and its kin are the same mistake.
      let isKin = merged.contains {
        ($0.rule, $0.file, $0.line, $0.instead)
          == (finding.rule, finding.file, finding.line, finding.instead)
      }
      if let first {
        merged[first].also = (merged[first].also ?? []) + [finding.line]
      } else if !isKin {
        merged.append(finding)
      }
    }
    return merged
  }
}

extension Files {
  /// True if a folder holds an app's project for Xcode.
  func hasProject(in folder: String) -> Bool {
    list(folder)?.contains { $0.hasSuffix(".xcodeproj") } == true
  }
}
