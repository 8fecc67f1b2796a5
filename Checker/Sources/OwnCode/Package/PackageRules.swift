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
  }

  init(
    _ host: HostSystem, endings: PartEndings
  ) throws(Complaint) {
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
    let isPackage = host.files.exists("\(folder)/Package.swift")
    let inner = (host.files.list(folder) ?? []).sorted().first {
      host.files.exists("\(folder)/\($0)/Package.swift")
    }
    if let inner, !isPackage {
      throw .usage("\(inner) is a package.", next: "kata rules \(inner)")
    }
    let package = OwnPackage(host: host, toolchain: toolchain, folder: folder)
    let dumps = try isPackage ? package.dumps(of: package.modules()) : [dump(ofFolder: folder)]
    var result = Result()
    for dump in dumps { try judge(dump, in: package, into: &result) }
    return result
  }

  private func judge(
    _ dump: RuleDump, in package: OwnPackage, into result: inout Result
  ) throws(Complaint) {
    let finished = try package.tree(of: dump)
    guard finished.ending == .exited(0) else {
      let error = Diagnostic.all(in: finished.errors).first { $0.severity == .error }
      let place = error.map { "\(package.relative($0.file)):\($0.line): \($0.message)" }
      let line = finished.errors.split(separator: "\n").first { $0.contains("error:") }
      let reason = place ?? line.map(String.init) ?? "the compiler gave no syntax tree"
      result.unread.append("\(dump.module): \(reason)")
      return
    }
    let tree = Data(finished.output.utf8)
    let names = try package.names(in: tree)
    let (sources, rules, endings) = (try package.sources(of: dump), Self.rules, endings)
    let search = Bounded(seconds: Limits.ruleSeconds) {
      RuleCheck.result(dump: tree, names: names, sources: sources, rules: rules, endings: endings)
    }
    switch try search.value() {
    case .checked(let findings):
      result.modules += 1
      result.findings += findings.map { finding in
        var finding = finding
        finding.file = package.relative(finding.file)
        return finding
      }
      let parts = RuleCheck.ownParts(dump: tree, names: names, sources: sources, endings: endings)
      result.hasParts = result.hasParts || parts?.classes.isEmpty == false
    case .unavailable(let reason): result.unread.append("\(dump.module): \(reason)")
    case nil: result.unread.append("\(dump.module): the search took too long")
    }
  }

  /// One module of all Swift files in a folder, which import nothing but the system's modules.
  private func dump(ofFolder folder: String) -> RuleDump {
    let files = host.files.tree(folder).filter { $0.hasSuffix(".swift") }
    return RuleDump(
      "Scene", files.map { "\(folder)/\($0)" },
      with: [toolchain.info.compiler] + toolchain.compilerWords
        + ["-swift-version", "5", "-parse-as-library", "-enable-bare-slash-regex"])
  }
}
