import Foundation
import KataCore

/// The Swift compiler that judges.
struct Toolchain: Codable, Equatable {
  /// The `swift` program.
  var path: String
  var version: String
  /// What changes when another compiler stands at that path.
  var stamp: String

  static let oldest = [6, 3]

  /// Finds it on the PATH; asks it for its version only when it is not the one of last time.
  init(_ host: KataHost, remembered file: String?) throws(Complaint) {
    guard let path = host.processes.find("swift", host.environment["PATH"] ?? "") else {
      throw .machine(
        "There is no swift on the PATH.",
        next: "install Swift 6.3 or later from https://swift.org/install, and open a new shell")
    }
    let stamp = Self.stamp(path, host)
    if let file, let data = try? host.files.read(file),
      let known = try? JSONDecoder().decode(Toolchain.self, from: data),
      known.path == path, known.stamp == stamp
    {
      self = known
      return
    }
    self.path = path
    self.stamp = stamp
    version = try Self.version(path, host)
    try checkAge()
    guard let file, let data = try? JSONEncoder().encode(self) else { return }
    try host.files.write(file, data)
  }

  /// Proxies (swiftly's, Xcode's) stay the same when the toolchain behind them changes.
  private static func stamp(_ path: String, _ host: KataHost) -> String {
    let home = host.environment["HOME"] ?? ""
    let marks = [
      host.files.resolved(path), "/var/db/xcode_select_link", "\(home)/.swiftly/config.json",
    ]
    let chosen = ["TOOLCHAINS", "DEVELOPER_DIR"].map { host.environment[$0] ?? "" }
    return (marks.map { host.files.stamp(host.files.resolved($0)) ?? "" } + chosen)
      .joined(separator: "|")
  }

  private static func version(_ path: String, _ host: KataHost) throws(Complaint) -> String {
    let answer = try host.processes.run(
      Command(
        words: [path, "--version"], environment: host.environment,
        limit: Limits.toolchainVersionSeconds))
    guard let start = answer.output.range(of: "Swift version ") else {
      throw .machine(
        "\(path) does not say which version of Swift it is.",
        next: "run it with --version, and look at what it says")
    }
    let digits = answer.output[start.upperBound...].prefix { "0"..."9" ~= $0 || $0 == "." }
    return String(digits)
  }

  private func checkAge() throws(Complaint) {
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.lexicographicallyPrecedes(Self.oldest) else { return }
    throw .machine(
      "Swift \(version) at \(path) is too old for this course.",
      next: "install Swift 6.3 or later from https://swift.org/install")
  }
}

extension Toolchain {
  /// The toolchain of last time, without looking whether it is still there.
  static func remembered(_ workspace: Workspace) -> Toolchain? {
    guard let data = try? workspace.host.files.read("\(workspace.state)/toolchain.json") else {
      return nil
    }
    return try? JSONDecoder().decode(Toolchain.self, from: data)
  }
}
