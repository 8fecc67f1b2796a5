package import Foundation
import KataBuild
package import KataCore
import KataCourse
package import KataHost
import KataRules

/// Has the compiler print its type-checked tree, and searches it for broken rules.
package struct RuleStage {
  let sandbox: ProcessSandbox

  package init(sandbox: ProcessSandbox) { self.sandbox = sandbox }

  private var host: KataHost { sandbox.workspace.host }
  private var reader: TreeReader { TreeReader(host: host, toolchain: sandbox.toolchain) }

  /// A search that runs beside other work.
  package struct Search {
    package let result: () throws(Complaint) -> Verdict.Rules
  }

  /// Starts the compiler on the learner's sources; nil if no rule is judged.
  func start(_ exercise: Course.Exercise) throws(Complaint) -> Job? {
    guard !exercise.rules.isEmpty else { return nil }
    return try host.processes.start(command(exercise.id, at: sandbox.workspace.path(exercise.own)))
  }

  /// The compiler's tree of a folder's Swift files; nil if it fails.
  package func dump(of id: ExerciseID, in folder: String) throws(Complaint) -> Data? {
    let finished = try host.processes.run(command(id, at: folder))
    return finished.ending == .exited(0) ? Data(finished.output.utf8) : nil
  }

  /// The parts in a folder, and the methods by which they get their messages; nil if the compiler
  /// fails.
  func ownParts(of id: ExerciseID, in folder: String) throws(Complaint) -> OwnParts? {
    guard let dump = try dump(of: id, in: folder),
      let names = try reader.readable(RuleCheck.mangledNames(in: dump))
    else { return nil }
    return RuleCheck.ownParts(
      dump: dump, names: names, sources: try reader.sources(paths(in: folder)))
  }

  /// Searches the tree of a folder's Swift files, the learner's unless another is named; without a
  /// tree, or if the compiler failed, a new one is made.
  package func search(
    _ exercise: Course.Exercise, in folder: String? = nil, tree: Job? = nil
  ) throws(Complaint) -> Search {
    let rules = exercise.rules.compactMap(Rule.init(rawValue:))
    guard !rules.isEmpty else { return Search { Verdict.Rules(state: .held) } }
    let folder = folder ?? sandbox.workspace.path(exercise.own)
    let sources = try reader.sources(paths(in: folder))
    var finished = try tree?.result()
    if finished?.ending != .exited(0) {
      finished = try host.processes.run(command(exercise.id, at: folder))
    }
    // On a busy machine, code that breaks a rule would pass.
    if let finished, finished.ending == .timedOut {
      try BuildFailure.demandTime(Limits.syntaxTreeSeconds, processor: finished.processor)
    }
    guard let finished, finished.ending == .exited(0) else {
      let error = Diagnostic.all(in: finished?.errors ?? "").first { $0.severity == .error }
      return unavailable("the compiler gave no syntax tree\(error.map { ": \($0.message)" } ?? "")")
    }
    let dump = Data(finished.output.utf8)
    guard let names = try reader.readable(RuleCheck.mangledNames(in: dump)) else {
      return unavailable("this toolchain's swift-demangle is missing, or fails")
    }
    let search = Bounded(seconds: Limits.ruleSeconds) {
      RuleCheck.result(
        dump: dump, names: names, sources: sources, rules: Set(rules), parts: exercise.parts)
    }
    return Search { () throws(Complaint) in
      var verdict = Verdict.Rules(state: .unavailable, judged: rules)
      switch try search.value() {
      case nil: verdict.reason = "the search for broken rules in this code took too long"
      case .unavailable(let reason): verdict.reason = reason
      case .checked(let findings):
        verdict.state = findings.isEmpty ? .held : .broken
        verdict.broken = findings
        for index in findings.indices {
          verdict.broken[index].file = sandbox.workspace.relative(findings[index].file)
        }
      }
      return verdict
    }
  }

  private func unavailable(_ reason: String) -> Search {
    Search { Verdict.Rules(state: .unavailable, reason: reason) }
  }

  private func paths(in folder: String) -> [String] {
    host.files.tree(folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  private func command(_ id: ExerciseID, at folder: String) -> Command {
    let dump = dump(id, paths(in: folder))
    // The first one of a new folder has the compiler read the system's modules anew.
    let isFirst = !host.files.exists(dump.moduleCache ?? "")
    return Command(
      words: dump.words, environment: host.environment,
      limit: Limits.syntaxTreeSeconds * (isFirst ? 2 : 1), keep: Limits.syntaxTreeBytes)
  }

  private func dump(_ id: ExerciseID, _ files: [String]) -> RuleDump {
    // The compiler takes a cache that is reached by a link for another one.
    let debug = host.files.resolved("\(sandbox.workspace.state)/build/debug")
    let info = sandbox.toolchain.info
    let yaml = try? host.files.text("\(sandbox.workspace.state)/build/debug.yaml")
    let settings = (yaml ?? nil).flatMap { FrontendSettings(of: "\(id)", description: $0) }
    var dump = RuleDump(
      module: "\(id)", files: files, moduleFolder: "\(debug)/Modules",
      settings: settings ?? FrontendSettings(info))
    dump.moduleCache = "\(debug)/ModuleCache"
    dump.pluginFolder = info.plugins
    return dump
  }
}
