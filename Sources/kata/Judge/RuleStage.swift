import Foundation
import KataCore

/// Has the compiler print its type-checked tree, and looks in it for broken rules.
struct RuleStage {
  let world: World

  /// Has the compiler print the tree of the files below a folder; nil where no rule is judged.
  func command(_ exercise: Course.Exercise, at folder: String) -> Command? {
    guard !exercise.rules.isEmpty else { return nil }
    return Command(
      words: ["\(binaries)/swiftc"] + dump(exercise.id, paths(in: folder)).arguments,
      environment: world.workspace.host.environment, limit: Limits.syntaxTreeSeconds,
      keep: Limits.syntaxTreeBytes)
  }

  private func paths(in folder: String) -> [String] {
    world.workspace.host.files.tree(folder).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }

  /// Judges the Swift files below a folder by the exercise's rules, from the tree if it is there.
  func judge(
    _ exercise: Course.Exercise, at path: String, tree: Finished? = nil
  ) throws(Complaint) -> Verdict.Rules {
    let rules = Set(exercise.rules.compactMap(Rule.init(rawValue:)))
    guard !rules.isEmpty, let command = command(exercise, at: path) else {
      return Verdict.Rules(state: .held)
    }
    var sources: [String: String] = [:]
    for path in paths(in: path) {
      sources[path] = try world.workspace.host.files.text(path) ?? ""
    }
    var finished = tree
    if finished == nil { finished = try world.workspace.host.processes.run(command) }
    guard let finished, finished.ending == .exited(0) else {
      return Verdict.Rules(
        state: .unavailable, reason: "this compiler gives no syntax tree that kata can read")
    }
    let result = RuleCheck.result(
      dump: Array(finished.output.utf8), sources: sources, rules: rules)
    var verdict = verdict(result)
    verdict.judged = exercise.rules.compactMap(Rule.init(rawValue:))
    return verdict
  }

  private func verdict(_ result: RuleResult) -> Verdict.Rules {
    switch result {
    case .checked(let findings):
      let named = findings.map { finding in
        var finding = finding
        finding.file = world.workspace.relative(finding.file)
        return finding
      }
      return Verdict.Rules(state: named.isEmpty ? .held : .broken, broken: named)
    case .unavailable(let reason):
      return Verdict.Rules(state: .unavailable, reason: reason)
    }
  }

  /// Where the toolchain's programs lie.
  var binaries: String {
    (world.workspace.host.files.resolved(world.toolchain.path) as NSString)
      .deletingLastPathComponent
  }

  private func dump(_ id: ExerciseID, _ files: [String]) -> RuleDump {
    // The compiler takes a cache that is reached by a link for another one, and trips over it.
    let debug = world.workspace.host.files.resolved("\(world.workspace.state)/build/debug")
    var dump = RuleDump(
      module: "\(id)", files: files, moduleFolder: "\(debug)/Modules",
      packageName: packageName)
    dump.moduleCache = "\(debug)/ModuleCache"
    dump.pluginFolder = "\(binaries)/../lib/swift/host/plugins"
    return dump
  }

  /// As SwiftPM named it in the build that has only now ended.
  private var packageName: String {
    let plan = (try? world.workspace.host.files.text("\(world.workspace.state)/build/debug.yaml"))
    let mark = #""-package-name",""#
    guard let plan = plan ?? nil, let start = plan.range(of: mark) else { return "" }
    return String(plan[start.upperBound...].prefix { $0 != "\"" })
  }
}
