import Foundation
import KataCore

/// Proves the exercises in several processes of this program, one a core: each waits half of its
/// time for a compiler or a linker that uses one core alone.
struct SharedProof {
  let workspace: Workspace
  let builder: Builder
  let options: VerifyOptions

  /// Tells a process that it proves a share of the exercises for another one, and which share.
  static let variable = "KATA_SHARE"

  private var host: KataHost { workspace.host }

  /// The rows and faults of all shares; nil when one process is as good.
  func report(on exercises: [Course.Exercise], beside: Command) throws(Complaint) -> (
    VerifyReport, Finished
  )? {
    let count = min(host.cores, exercises.count)
    guard count > 1, host.environment[Self.variable] == nil else { return nil }
    try plan(exercises)
    let commands = try shares(exercises, count).enumerated().map(command)
    var finished = try host.processes.run(commands + [beside])
    let last = finished.removeLast()
    return (VerifyReport(of: try finished.map(Self.report)), last)
  }

  /// What a share found; what it complained of instead, as it said it.
  static func report(of share: Finished) throws(Complaint) -> VerifyReport {
    let data = Data(share.output.utf8)
    if let report = try? JSONDecoder().decode(VerifyReport.self, from: data) { return report }
    let lines = share.errors.split(separator: "\n").map(String.init)
    let said = { (mark: String) in
      lines.last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    let code: Int32 = if case .exited(let code) = share.ending { code } else { 3 }
    throw Complaint(
      said("kata: ") ?? "A process that proved some of the exercises has ended without a word.",
      next: said("next: ") ?? "kata doctor looks for what is missing",
      exit: ExitCode(rawValue: code) ?? .machine)
  }

  private func shares(
    _ exercises: [Course.Exercise], _ count: Int
  ) throws(Complaint) -> [[Course.Exercise]] {
    let items = try exercises.map { exercise throws(Complaint) in
      let variants = try Variants(exercise, in: workspace).all.count
      return (item: exercise, work: variants * (2 + exercise.edit.count))
    }
    return Shares.even(items, among: count)
  }

  /// Has SwiftPM plan all of them at once, before anybody needs the plan.
  private func plan(_ exercises: [Course.Exercise]) throws(Complaint) {
    var plan = BuildPlan(exercises: [])
    for exercise in exercises {
      guard let reference = try? Variants(exercise, in: workspace).all.first else { continue }
      plan.exercises.append(exercise.id)
      plan.laid[exercise.id] = reference.texts
      if exercise.writes == .sources { plan.players.insert(exercise.id) }
    }
    // What does not compile is named by the share that it falls to.
    _ = try builder.build(plan)
  }

  private func command(_ number: Int, _ exercises: [Course.Exercise]) -> Command {
    var words = [host.executable, "verify", "--json"] + exercises.map { "\($0.id)" }
    if options.isRecording { words.append("--record") }
    if options.seeds > 0 { words += ["--seeds", "\(options.seeds)"] }
    var environment = host.environment
    environment[Self.variable] = "\(number + 1)"
    return Command(words: words, environment: environment, limit: Limits.verifySeconds)
  }
}
