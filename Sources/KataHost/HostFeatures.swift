import CSystem
import Foundation

/// What the program does on Linux alone; every part has another way without it.
package struct HostFeatures: Sendable, Equatable {
  /// `kata` starts compiler and linker itself; without this, `swift build` does.
  package var directBuild: Bool
  /// A second process ends whatever a killed `kata` leaves running.
  package var guardian: Bool
  /// The system tells when something in a folder changes; without this, `watch` looks by itself.
  package var folderEvents: Bool

  package static let linux = Self(directBuild: true, guardian: true, folderEvents: true)
  package static let mac = Self(directBuild: false, guardian: false, folderEvents: false)

  /// The features of this system.
  package static let live = csystem_is_linux() == 1 && !isMacOnLinux ? linux : mac

  /// Whether this is Linux without its features, as a Mac is.
  ///
  /// `KATA_PLATFORM=mac` in the environment asks for that. It is for tests alone: `.ci/run` runs those
  /// of the verdicts so.
  package static let isMacOnLinux =
    csystem_is_linux() == 1 && ProcessInfo.processInfo.environment["KATA_PLATFORM"] == "mac"
}
