import Foundation
import KataCore

/// Has the compiler print its type-checked tree, and looks in it for broken rules.
struct RuleStage {
  let world: World

  /// Has the compiler print the tree of the files below a folder; nil where no rule is judged.
  func command(_ exercise: Course.Exercise, at folder: String) -> Command? {
    guard !exercise.rules.isEmpty else { return nil }
    return Command(
      words: dump(exercise.id, paths(in: folder)).words,
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
    try begin(exercise, at: path, tree: tree)()
  }

  /// Begins to look at what the files are now; what comes back waits for what was found.
  func begin(
    _ exercise: Course.Exercise, at path: String, tree: Finished? = nil
  ) throws(Complaint) -> () throws(Complaint) -> Verdict.Rules {
    let rules = Set(exercise.rules.compactMap(Rule.init(rawValue:)))
    guard !rules.isEmpty, let command = command(exercise, at: path) else {
      return { Verdict.Rules(state: .held) }
    }
    var sources: [String: String] = [:]
    for path in paths(in: path) {
      sources[path] = try world.workspace.host.files.text(path) ?? ""
    }
    var finished = tree
    if finished == nil { finished = try world.workspace.host.processes.run(command) }
    guard let finished, finished.ending == .exited(0) else {
      return {
        Verdict.Rules(
          state: .unavailable, reason: "this compiler gives no syntax tree that kata can read")
      }
    }
    let searched = Bounded.begin(
      seconds: Limits.ruleSeconds, onTheClock: Limits.ruleSecondsOnTheClock
    ) { [sources] in
      RuleCheck.result(dump: Array(finished.output.utf8), sources: sources, rules: rules)
    }
    return { () throws(Complaint) in
      guard let searched = try searched() else {
        return Verdict.Rules(
          state: .unavailable, reason: "looking for broken rules in this code took too long")
      }
      var verdict = verdict(searched)
      verdict.judged = exercise.rules.compactMap(Rule.init(rawValue:))
      return verdict
    }
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

  private func dump(_ id: ExerciseID, _ files: [String]) -> RuleDump {
    // The compiler takes a cache that is reached by a link for another one, and trips over it.
    let debug = world.workspace.host.files.resolved("\(world.workspace.state)/build/debug")
    let info = world.toolchain.info
    let yaml = try? world.workspace.host.files.text("\(world.workspace.state)/build/debug.yaml")
    let settings = (yaml ?? nil).flatMap { FrontendSettings(of: "\(id)", description: $0) }
    var dump = RuleDump(
      module: "\(id)", files: files, moduleFolder: "\(debug)/Modules",
      settings: settings ?? FrontendSettings(info))
    dump.moduleCache = "\(debug)/ModuleCache"
    dump.pluginFolder = info.plugins
    return dump
  }
}
