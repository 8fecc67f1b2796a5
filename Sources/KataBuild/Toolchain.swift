import Foundation
package import KataCore
package import KataHost

/// The Swift compiler that judges.
package struct Toolchain {
  /// The `swift` program on the PATH: itself, or a proxy (swiftly's, Xcode's) that finds it.
  package let path: String
  /// What it says of itself, and where it really lies.
  package let info: TargetInfo
  /// The folder of Xcode's platform; nil on Linux, and where Xcode is not.
  package let platform: String?
  /// Another text when another compiler lies at the same place.
  let stamp: String

  package var version: String { info.version }

  /// Finds it on the PATH, and asks it what it is: a proxy's choice can change at any time.
  package init(_ host: KataHost) throws(Complaint) {
    guard let path = host.processes.find("swift", host.environment["PATH"] ?? "") else {
      throw .machine(
        "There is no swift on the PATH.",
        next: "install Swift 6.3 or later from https://swift.org/install, and open a new shell")
    }
    func ask(_ words: [String]) throws(Complaint) -> Finished {
      try host.processes.run(
        Command(
          words: words, environment: host.environment, limit: Limits.toolchainVersionSeconds))
    }
    let answer = try ask([path, "-print-target-info"])
    guard let info = TargetInfo(reading: answer.output), !info.version.isEmpty else {
      let said = (answer.errors + answer.output).split(whereSeparator: \.isNewline)
      throw .machine(
        "\(path) does not say which Swift it is.", details: said.suffix(3).map(String.init),
        next: "run it with -print-target-info, and look at what it says")
    }
    let numbers = info.version.split(separator: ".").compactMap { Int($0) }
    guard !numbers.lexicographicallyPrecedes([6, 3]) else {
      throw .machine(
        "Swift \(info.version) at \(path) is too old for this course.",
        next: "install Swift 6.3 or later from https://swift.org/install")
    }
    (self.path, self.info) = (path, info)
    stamp = "\(info.compiler) \(host.files.stamp(host.files.resolved(info.compiler)) ?? "")"
    // The Command Line Tools alone have none.
    let xcrun =
      info.isDarwin
      ? try? ask(["/usr/bin/xcrun", "--sdk", "macosx", "--show-sdk-platform-path"]) : nil
    let place = xcrun?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    platform = xcrun?.ending == .exited(0) && !place.isEmpty ? place : nil
  }
}
