import Foundation
import KataCore

/// The compiler's driver: asked once what it starts for a command, which is then started without it.
struct Driver {
  let host: KataHost
  /// Where its answers are kept.
  let folder: String

  /// What is started for the words; nil where it is not these programs, and the driver is needed.
  ///
  /// `names` stand for what changes from one time to the next.
  func jobs(
    of words: [String], names: [(String, String)], programs: [String]
  ) throws(Complaint) -> [[String]]? {
    let named = words.map { DriverJobs.replacing(names.map { ($0, $1) }, in: $0) }
    let path = "\(folder)/\(SHA256.hex(named.joined(separator: "\u{0}")).prefix(20)).json"
    let back = names.map { ($0.1, $0.0) }
    if let data = try host.files.read(path) {
      return (try? JSONDecoder().decode(DriverJobs?.self, from: data))??.replacing(back).jobs
    }
    let answer = try host.processes.run(command(words + ["-###"]))
    let jobs = answer.ending == .exited(0) ? DriverJobs(reading: answer.output) : nil
    let known = jobs?.programs == programs ? jobs?.replacing(names.map { ($0, $1) }) : nil
    let kept = known.map(withOwnFiles)
    if let data = try? JSONEncoder().encode(kept) { try host.files.write(path, data) }
    return kept?.replacing(back).jobs
  }

  func command(_ words: [String], limit: Double = Limits.linkSeconds) -> Command {
    let environment = host.environment.filter { !$0.key.hasPrefix("KATA_") }
    return Command(words: words, environment: environment, limit: limit)
  }

  /// What one job hands to the next lies beside the product, and not beside the first object.
  private func withOwnFiles(_ jobs: DriverJobs) -> DriverJobs {
    let made = jobs.jobs.joined().filter { $0.hasSuffix(".autolink") && !$0.hasPrefix("@/") }
    let paths = Set(made.map { $0.hasPrefix("@@") ? String($0.dropFirst()) : $0 })
    return jobs.replacing(paths.map { ($0, "@new@/objects.autolink") })
  }
}
