import KataCore

/// A box around one process: its layers, and the files, folders and limits that it allows.
///
/// `kata box … -- PROGRAM …` takes it as words, puts it around itself and becomes the program.
package struct Box: Equatable, Sendable {
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
  /// Limits, each with its value.
  package var limits: [Resource: UInt64] = [:]

  package enum Kind: String, Sendable {
    /// A box for compilers: it may start processes and programs.
    case build
    /// A box for a learner's code: it may start threads alone.
    case run
  }

  package enum Resource: String, Sendable, CaseIterable {
    case processorSeconds = "--processor-seconds"
    case fileBytes = "--file-bytes"
    case addressBytes = "--address-bytes"
    case descriptors = "--descriptors"
    case coreBytes = "--core-bytes"
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
    var words = [kata, Self.command, "--kind", kind.rawValue]
    if layers.landlock > 0 { words.append("--landlock") }
    if layers.seccomp { words.append("--seccomp") }
    if layers.namespaces { words.append("--namespaces") }
    if let folder { words += ["--in", folder] }
    for path in readable { words += ["--read", path] }
    for path in writable { words += ["--write", path] }
    for path in executable { words += ["--execute", path] }
    for resource in Resource.allCases {
      if let value = limits[resource] { words += [resource.rawValue, "\(value)"] }
    }
    return words + ["--"] + program
  }

  /// Reads the words behind the command's name; nil if `words` did not write them.
  package static func read(_ words: [String]) -> (box: Box, program: [String])? {
    var box = Box(.run, layers: BoxLayers(limits: true))
    var rest = words[...]
    while let word = rest.popFirst(), word != "--" {
      switch word {
      case "--landlock": box.layers.landlock = 1
      case "--seccomp": box.layers.seccomp = true
      case "--namespaces": box.layers.namespaces = true
      default:
        guard let value = rest.popFirst(), box.take(word, value) else { return nil }
      }
    }
    return rest.isEmpty ? nil : (box, Array(rest))
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--kind":
      guard let kind = Kind(rawValue: value) else { return false }
      self.kind = kind
    case "--in": folder = value
    case "--read": readable.append(value)
    case "--write": writable.append(value)
    case "--execute": executable.append(value)
    default:
      guard let resource = Resource(rawValue: option), let number = UInt64(value) else {
        return false
      }
      limits[resource] = number
    }
    return true
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
  package static let loaders = [
    "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1",
  ]
}
