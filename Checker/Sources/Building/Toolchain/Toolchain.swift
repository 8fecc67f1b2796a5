import Foundation
package import Basics
package import Host

/// The Swift compiler that judges.
package struct Toolchain: Codable, Equatable {
  /// The `swift` program on the PATH: itself, or a proxy (swiftly's, Xcode's) that finds it.
  package var path: String
  /// The compiler's answer about itself, its target and its paths.
  package var info: TargetInfo
  /// The folder of Xcode's platform; nil on Linux, and where Xcode is not.
  package var platform: String?
  /// The SDK on a Mac.
  var sdk: String?
  /// A text that changes when another compiler stands at that path, or behind it.
  var stamp: String

  package var version: String { info.version }

  /// Finds it on the PATH; asks it what it is only when it is not the one of last time.
  package init(
    _ host: HostSystem, remembered file: String?, temporary: String? = nil
  ) throws(Complaint) {
    guard let path = host.processes.find("swift", host.environment["PATH"] ?? "") else {
      throw .machine(
        "There is no swift on the PATH.",
        next: "install Swift 6.3 or later from https://swift.org/install, and open a new shell")
    }
    if let file, let known: Toolchain = try host.files.json(file), known.path == path,
      known.stamp == Self.stamp(path, known.info, host)
    {
      self = known
      return
    }
    self.path = path
    info = try Self.info(path, host, temporary)
    stamp = Self.stamp(path, info, host)
    platform = info.isDarwin ? Self.ask("--show-sdk-platform-path", host) : nil
    sdk = info.isDarwin ? info.paths.sdkPath ?? Self.ask("--show-sdk-path", host) : nil
    try checkAge()
    if let file { try host.files.write(json: self, to: file) }
  }

  /// Proxies stay the same when the toolchain behind them changes: what chooses it counts, too.
  private static func stamp(_ path: String, _ info: TargetInfo, _ host: HostSystem) -> String {
    // The nearest one alone: from wherever in the course kata is started, it is the same.
    let versions = Swiftly.versionFiles(above: host.directory).first(where: host.files.exists)
    let marks =
      [path, info.compiler, "/var/db/xcode_select_link"] + Swiftly.configurations(host.environment)
      + (versions.map { [$0] } ?? [])
    let chosen = ["TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT"].compactMap { host.environment[$0] }
    let stamps = marks.compactMap { mark in
      let real = host.files.resolved(mark)
      return host.files.stamp(real).map { "\(real) \($0)" }
    }
    return (stamps + chosen).joined(separator: "|")
  }

  private static func info(
    _ path: String, _ host: HostSystem, _ temporary: String?
  ) throws(Complaint) -> TargetInfo {
    let answer = try host.processes.run(
      Command(
        words: [path, "-print-target-info"], environment: host.environmentOfTools(temporary),
        limit: Limits.toolchainVersionSeconds))
    guard let info = TargetInfo(reading: answer.output), !info.version.isEmpty else {
      let said = (answer.errors + answer.output).split(whereSeparator: \.isNewline)
      throw .machine(
        "\(path) does not say which Swift it is.", details: said.suffix(3).map(String.init),
        next: "run it with -print-target-info, and look at what it says")
    }
    return info
  }

  /// The answer of `xcrun` about the Mac's SDK; nil if it gives none, as of the platform where only
  /// the Command Line Tools are installed.
  private static func ask(_ option: String, _ host: HostSystem) -> String? {
    let answer = try? host.processes.run(
      Command(
        words: ["/usr/bin/xcrun", "--sdk", "macosx", option],
        environment: host.environment, limit: Limits.toolchainVersionSeconds))
    guard let answer, answer.ending == .exited(0) else { return nil }
    let path = answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return path.isEmpty ? nil : path
  }

  private func checkAge() throws(Complaint) {
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.lexicographicallyPrecedes([6, 3]) else { return }
    throw .machine(
      "Swift \(version) at \(path) is too old for this course.",
      next: "install Swift 6.3 or later from https://swift.org/install")
  }
}

extension Toolchain {
  /// The output of a program beside the compiler, for one list of words after another; nil if it is not
  /// there, or fails.
  func output(
    of program: String, _ lists: [[String]], _ host: HostSystem
  ) throws(Complaint) -> String? {
    let path = "\(info.binaries)/\(program)"
    guard host.files.exists(path) else { return nil }
    let finished = try host.processes.run(
      lists.map { words in
        Command(
          words: [path] + words, environment: host.environment, limit: Limits.syntaxTreeSeconds,
          keep: Limits.syntaxTreeBytes)
      })
    return finished.allSatisfy { $0.ending == .exited(0) } ? finished.map(\.output).joined() : nil
  }
}

/// The options that depend on the machine.
extension Toolchain {
  /// Options of each compilation: on a Mac the SDK, and the folders of the testing library.
  package var compilerWords: [String] {
    guard info.isDarwin else { return [] }
    return folders + launch.libraries.flatMap { ["-I", $0] }
      + ["-plugin-path", "\(info.plugins)/testing"]
  }

  /// Options of each program: the testing library, and on Linux the toolchain's linker, which is
  /// twice as fast as a system's.
  func linkerWords(hasLinker: Bool) -> [String] {
    guard info.isDarwin else { return (hasLinker ? ["-use-ld=lld"] : []) + ["-lTesting"] }
    let all = launch.frameworks + launch.libraries
    return folders + launch.libraries.flatMap { ["-L", $0] }
      + all.flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  private var folders: [String] {
    (sdk.map { ["-sdk", $0] } ?? []) + launch.frameworks.flatMap { ["-F", $0] }
  }

  /// The way to start tests that were built with it.
  package var launch: TestLaunch { TestLaunch(info: info, platform: platform) }
}

/// The files in which swiftly keeps its choice of a toolchain; its `swift` is always the same file.
package enum Swiftly {
  /// The files that can choose for a folder, the nearest first: the first that exists decides.
  static func versionFiles(above folder: String) -> [String] {
    let names = folder.split(separator: "/")
    return names.indices.reversed().map { "/\(names[...$0].joined(separator: "/"))/.swift-version" }
  }

  /// The file that chooses otherwise, at its places on Linux and on a Mac.
  static func configurations(_ environment: [String: String]) -> [String] {
    let user = environment["HOME"] ?? ""
    let data = environment["XDG_DATA_HOME"] ?? "\(user)/.local/share"
    let homes =
      environment["SWIFTLY_HOME_DIR"].map { [$0] } ?? ["\(data)/swiftly", "\(user)/.swiftly"]
    return homes.map { "\($0)/config.json" }
  }
}
