import Foundation
import Basics
import CSystem

/// A box around one process: its layers, and the files, folders and limits that it allows.
///
/// `kata box BOX PROGRAM …` takes it as JSON, puts it around itself and becomes the program.
package struct Box: Equatable, Codable, Sendable {
  package var kind: Kind
  /// The layers of the box; if the system refuses one, the program is not started.
  package var layers: BoxLayers
  /// The folder in which the program starts; nil for this one.
  package var folder: String?
  /// Files and folders that can be read.
  ///
  /// In this list and the next two, links are followed, and missing paths are left out.
  package var readable: [String] = []
  /// Files and folders that can be written and read.
  package var writable: [String] = []
  /// Files and folders that can be executed and read.
  package var executable: [String] = []
  package var limits: [Resource: UInt64] = [:]

  package enum Kind: String, Codable, Sendable {
    /// A box for compilers: it may start processes and programs.
    case build
    /// A box for a learner's code: it may start threads alone.
    case run
  }

  /// In the order of `csystem_resource`.
  package enum Resource: UInt32, Codable, Sendable {
    case processorSeconds, fileBytes, addressBytes, descriptors, coreBytes
  }

  package init(_ kind: Kind, layers: BoxLayers, in folder: String? = nil) {
    (self.kind, self.layers, self.folder) = (kind, layers, folder)
  }
}

extension Box {
  /// The command's name, which no help mentions.
  package static let command = "box"

  /// The words that start a program in the box; `kata` is this program's path.
  package func words(_ kata: String, starting program: [String]) -> [String] {
    [kata, Self.command, PrettyJSON.line(self)] + program
  }

  /// Reads the words behind the command's name; nil if `words` did not write them.
  package static func read(_ words: [String]) -> (box: Box, program: [String])? {
    guard words.count > 1,
      let box = try? JSONDecoder().decode(Box.self, from: Data(words[0].utf8))
    else { return nil }
    return (box, Array(words.dropFirst()))
  }
}

extension Box {
  /// A box in which one program runs, and writes to its folder alone.
  ///
  /// It can read the folders of its libraries, and those of the system.
  package static func run(
    _ program: String, libraries: [String], in folder: String, layers: BoxLayers
  ) -> Box {
    var box = Box(.run, layers: layers, in: folder)
    box.readable = system + libraries
    box.writable = [folder, "/dev/null"]
    box.executable = [program] + loaders
    box.limits = [
      .coreBytes: 0, .fileBytes: Limits.fileBytes, .processorSeconds: Limits.processorSeconds,
      .addressBytes: UInt64(Limits.addressKibibytes) << 10, .descriptors: Limits.descriptors,
    ]
    return box
  }

  /// The libraries and system files that every program on Linux reads.
  package static let system = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/nix/store",
    "/etc/ld.so.cache", "/etc/ld.so.preload", "/usr/share/zoneinfo", "/usr/share/locale",
    "/etc/localtime", "/dev/urandom", "/dev/zero",
    "/sys/devices/system/cpu",
    // Dispatch looks there at its own threads, whose numbers are not known in advance.
    "/proc",
  ]

  /// The programs that load a program's libraries.
  package static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]
}

/// The layers of a box: what a system offers, or what a box is made of.
package struct BoxLayers: Equatable, Codable, Sendable {
  /// The version of Landlock, which keeps files from a process; 0 for none.
  package var landlock = 0
  /// A filter that refuses calls to the system.
  package var seccomp = false
  /// A process sees no others, and no network.
  package var namespaces = false
  /// Limits of time, memory and files.
  package var limits = false

  package init(
    landlock: Int = 0, seccomp: Bool = false, namespaces: Bool = false, limits: Bool = false
  ) {
    (self.landlock, self.seccomp) = (landlock, seccomp)
    (self.namespaces, self.limits) = (namespaces, limits)
  }

  /// The layers that this system offers.
  package static func live(namespaces: Bool) -> BoxLayers {
    guard csystem_is_linux() == 1 else { return BoxLayers() }
    return BoxLayers(
      landlock: Int(csystem_box_landlock_version()), seccomp: csystem_box_has_seccomp() == 1,
      namespaces: namespaces, limits: true)
  }

  /// The layers' names, such as ["landlock 7", "seccomp", "namespaces", "rlimits"].
  package var names: [String] {
    (landlock > 0 ? ["landlock \(landlock)"] : []) + (seccomp ? ["seccomp"] : [])
      + (namespaces ? ["namespaces"] : []) + (limits ? ["rlimits"] : [])
  }
}
