import CSystem
import Foundation

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
