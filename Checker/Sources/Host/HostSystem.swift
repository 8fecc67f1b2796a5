import Dispatch
import Foundation
import CSystem

/// Everything that `kata` does to the world, and everything that it learns from it.
package struct HostSystem {
  package var files: Files
  package var processes: Processes
  package var terminal: Terminal
  package var features: HostFeatures
  /// Seconds since some moment; only differences mean anything.
  package var clock: () -> Double
  /// Seconds since 1970, as the machine's clock has it.
  package var now: () -> Double
  /// A text that tells this program from another build of it.
  package var program: () -> String
  /// The layers of a box that this system offers, and namespaces if the caller can enter them.
  package var layers: (_ namespaces: Bool) -> BoxLayers
  package var executable: String
  /// The number of processes that make sense side by side.
  package var cores: Int
  /// The machine's memory, in bytes.
  package var memory: UInt64
  package var system: String
  package var environment: [String: String]
  /// The folder in which `kata` was started.
  package var directory: String
}

extension HostSystem {
  package static func live() -> HostSystem {
    let files = Files.live()
    let executable = Bundle.main.executablePath ?? ""
    let process = ProcessInfo.processInfo
    return HostSystem(
      files: files, processes: .live(), terminal: .live(), features: .live,
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      now: { Date().timeIntervalSince1970 },
      program: { files.stamp(files.resolved(executable)) ?? "" }, layers: BoxLayers.live,
      executable: executable, cores: process.activeProcessorCount, memory: process.physicalMemory,
      system: process.operatingSystemVersionString, environment: process.environment,
      directory: FileManager.default.currentDirectoryPath)
  }

  /// A path as it was typed, seen from the folder in which `kata` was started.
  package func place(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." ? directory : "\(directory)/\(path)"
  }

  /// True if the locale's characters are UTF-8, or if there is no locale: then they most likely
  /// are.
  package var speaksUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale else { return true }
    return locale.uppercased().contains("UTF-8") || locale.uppercased().contains("UTF8")
  }
}

/// The features that the program has on Linux alone; without one, its part works in another way.
package enum HostFeatures: Sendable {
  case linux, mac

  /// A learner's code runs in a box.
  package var box: Bool { self == .linux }
  /// A second process ends whatever a killed `kata` leaves running.
  package var guardian: Bool { self == .linux }

  package static let live = csystem_is_linux() == 1 && !isMacOnLinux ? linux : mac

  /// True if `KATA_PLATFORM=mac` asks for a Mac's way on Linux, as `.ci/run` does in tests.
  package static let isMacOnLinux =
    csystem_is_linux() == 1 && ProcessInfo.processInfo.environment["KATA_PLATFORM"] == "mac"
}
