package import Foundation
package import Basics
package import Host

/// Has the compiler print its type-checked tree, and searches it for broken rules.
package struct RuleStage {
  let world: ProcessWorld
  let builder: Builder

  package init(world: ProcessWorld, builder: Builder) {
    (self.world, self.builder) = (world, builder)
  }

  private var host: HostSystem { world.workspace.host }

  /// A search that runs beside other work.
  package struct Search {
    package let result: () throws(Complaint) -> Verdict.Rules
  }

  /// Starts the compiler on these texts of an exercise; nil if no rule is judged.
  func start(_ exercise: Course.Exercise, _ texts: [String: String]) throws(Complaint) -> Job? {
    guard !exercise.rules.isEmpty else { return nil }
    var command = try builder.treeCommand(exercise, texts)
    // What is compiled beside it is waited for first.
    command.words = ["/usr/bin/nice", "-n", "5"] + command.words
    return try host.processes.start(command)
  }

  /// The compiler's tree of these texts; nil if it fails.
  package func dump(
    of exercise: Course.Exercise, _ texts: [String: String]
  ) throws(Complaint) -> Data? {
    let finished = try host.processes.run(builder.treeCommand(exercise, texts))
    return finished.ending == .exited(0) ? Data(finished.output.utf8) : nil
  }

  /// The parts in these texts, and the methods by which they get their messages; nil if the
  /// compiler fails.
  func ownParts(
    of exercise: Course.Exercise, _ texts: [String: String]
  ) throws(Complaint) -> OwnParts? {
    guard let dump = try dump(of: exercise, texts),
      let names = try world.toolchain.readable(RuleCheck.mangledNames(in: dump), host)
    else { return nil }
    return RuleCheck.ownParts(dump: dump, names: names, sources: exercise.layout.sources(texts))
  }

  /// Searches the tree of these texts; without a tree, or if the compiler failed, a new one is made.
  package func search(
    _ exercise: Course.Exercise, _ texts: [String: String], tree: Job? = nil,
    besides others: [Rule] = []
  ) throws(Complaint) -> Search {
    let rules = exercise.rules.compactMap(Rule.init(rawValue:)) + others
    guard !rules.isEmpty else { return Search { Verdict.Rules(state: .held) } }
    let sources = exercise.layout.sources(texts)
    var finished = try tree?.result()
    // The compiler's cache may be damaged.
    for _ in 1...2 where finished?.ending != .exited(0) && finished?.ending != .timedOut {
      if finished != nil { builder.forgetCache() }
      finished = try host.processes.run(builder.treeCommand(exercise, texts))
    }
    // On a busy machine, code that breaks a rule would pass.
    if others.isEmpty, let finished, finished.ending == .timedOut {
      try FailedBuild.demandTime(Limits.syntaxTreeSeconds, processor: finished.processor)
    }
    guard let finished, finished.ending == .exited(0) else {
      let error = Diagnostic.all(in: finished?.errors ?? "").first { $0.severity == .error }
      return unavailable("the compiler gave no syntax tree\(error.map { ": \($0.message)" } ?? "")")
    }
    let dump = Data(finished.output.utf8)
    guard let names = try world.toolchain.readable(RuleCheck.mangledNames(in: dump), host) else {
      return unavailable("this toolchain's swift-demangle is missing, or fails")
    }
    let search = Bounded(seconds: Limits.ruleSeconds) {
      RuleCheck.result(
        trees: try? TreeNode.trees(in: dump), names: names, sources: sources, rules: Set(rules),
        parts: exercise.parts, mostMessages: exercise.mostMessages)
    }
    return Search { () throws(Complaint) in
      var verdict = Verdict.Rules(state: .unavailable, judged: rules)
      switch try search.value() {
      case nil: verdict.reason = "the search for broken rules in this code took too long"
      case .unavailable(let reason): verdict.reason = reason
      case .checked(let findings):
        verdict.state = findings.isEmpty ? .held : .broken
        verdict.broken = findings
      }
      return verdict
    }
  }

  private func unavailable(_ reason: String) -> Search {
    Search { Verdict.Rules(state: .unavailable, reason: reason) }
  }
}
