import KataCore
import KataHost

/// The compiler's driver, which takes half as long as what it starts: it is asked once what it
/// starts for a command, and that is started without it from then on.
struct Driver {
  let host: KataHost
  /// The folder of its answers, by digests of the commands.
  let folder: String

  /// The commands that it starts for one of its own; that one itself unless it starts these programs.
  func jobs(of words: [String], programs: [String]) throws(Complaint) -> [[String]] {
    let path = "\(folder)/\(SHA256.hex(words.joined(separator: "\u{0}")).prefix(20)).json"
    if let jobs: [[String]] = try host.files.json(path) { return jobs }
    let answer = try host.processes.run(command(words + ["-###"], limit: Limits.linkSeconds))
    let jobs = answer.ending == .exited(0) ? DriverJobs.read(answer.output) : nil
    let names = jobs?.map { $0.first?.split(separator: "/").last.map(String.init) }
    let kept = names == programs ? jobs ?? [] : [words]
    try host.files.write(json: kept, to: path)
    return kept
  }

  func command(_ words: [String], limit: Double) -> Command {
    let environment = host.environment.filter { !$0.key.hasPrefix("KATA_") }
    return Command(words: words, environment: environment, limit: limit)
  }
}
