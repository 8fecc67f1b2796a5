import Basics
import Common
import Host
import Foundation

/// Proves the exercises in several processes of this program, one for each core: each waits half
/// of its time for a compiler or a linker that uses one core alone.
struct SharedProof {
  let workspace: Workspace
  let builder: Builder
  let options: Verifier.Options

  private var host: HostSystem { workspace.host }

  /// The rows and faults of all shares; nil if one process is as good.
  func report(on exercises: [Course.Exercise]) throws(Complaint) -> VerifyReport? {
    let count = min(host.cores, exercises.count)
    guard count > 1, host.share == nil else { return nil }
    // Two processes that compile one module at once would spoil it.
    try builder.prepare(Set(exercises.map(\.scene)))
    let commands = shares(exercises, count).enumerated().map(command)
    let reports = try host.processes.run(commands).map(Self.report)
    return VerifyReport(
      exercises: reports.flatMap(\.exercises).sorted { $0.id < $1.id },
      faults: reports.flatMap(\.faults))
  }

  /// The report of a share; complains with what it said instead.
  static func report(of share: Finished) throws(Complaint) -> VerifyReport {
    if let report = try? JSONDecoder().decode(VerifyReport.self, from: Data(share.output.utf8)) {
      return report
    }
    throw .machine(
      "A process that proved some of the exercises has ended: \(share.errors.suffix(1000))",
      next: "kata verify NN, which proves one exercise in one process")
  }

  /// Deals the exercises out, those of many files first: they take longest.
  private func shares(_ exercises: [Course.Exercise], _ count: Int) -> [[Course.Exercise]] {
    let order = exercises.sorted { $0.edit.count > $1.edit.count }
    return (0..<count).map { share in
      order.indices.filter { $0 % count == share }.map { order[$0] }
    }
  }

  private func command(_ number: Int, _ exercises: [Course.Exercise]) -> Command {
    var words = [host.executable, "verify", "--json"] + exercises.map { "\($0.id)" }
    if options.isRecording { words.append("--record") }
    var environment = host.environment
    environment[HostSystem.shareVariable] = "\(number + 1)"
    return Command(words: words, environment: environment, limit: Limits.verifySeconds)
  }
}

extension Limits {
  /// Seconds for one process that proves a share of the course.
  static let verifySeconds = 3600.0
}

extension HostSystem {
  /// The variable by which `kata verify` numbers the processes that it shares its work with.
  static let shareVariable = "KATA_SHARE"

  /// The number of this process among those that `kata verify` started; nil if it is none of them.
  var share: String? { environment[Self.shareVariable] }
}
