import Basics
import Common
import CNamespaces
import Host

/// The box around a process that builds and runs submissions.
///
/// The compiler may start processes in it. Inside, each of a learner's processes has a narrower box
/// of its own.
struct GradeBox {
  private let workspace: Workspace
  private let toolchain: Toolchain
  let layers: BoxLayers
  /// The layer around a learner's process on a Mac; the compiler has no box there.
  static let macLayer = "sandbox-exec, unproved"

  init(_ workspace: Workspace, _ toolchain: Toolchain) {
    (self.workspace, self.toolchain) = (workspace, toolchain)
    layers =
      workspace.host.features.box ? workspace.host.layers(box_has_namespaces() == 1) : BoxLayers()
  }

  var level: Trust.Box { layers.level }

  /// True on a Mac whose `sandbox-exec` lets a program start, and neither read nor write the course.
  func holdsOnMac() throws(Complaint) -> Bool {
    guard toolchain.info.isDarwin else { return false }
    var box = Box(.run, layers: BoxLayers())
    box.executable = ["/bin", "/usr/bin"]
    let canary = workspace.path("Package.swift")
    let tries = [
      ["/bin/sh", "-c", "cd /usr/bin && exec true"], ["/bin/cat", canary],
      // The same file by another name.
      ["/bin/cat", "/System/Volumes/Data\(canary)"], ["/usr/bin/touch", canary],
    ].map { words in
      Command(
        words: box.macWords(starting: words), environment: [:], limit: Limits.boxTrialSeconds)
    }
    let endings = try workspace.host.processes.run(tries).map(\.ending)
    return endings.map { $0 == .exited(0) } == [true, false, false, false]
  }

  /// A command that reads the course and the toolchain, and writes to these folders alone.
  func command(
    _ words: [String], writing folders: [String], limit: Double
  ) throws(Complaint) -> Command {
    var environment = workspace.host.environment
    guard level != .none else {
      return Command(words: words, environment: environment, limit: limit)
    }
    let own = folders[0]
    for name in ["home", "tmp"] { try workspace.host.files.createFolder("\(own)/.\(name)") }
    (environment["HOME"], environment["TMPDIR"]) = ("\(own)/.home", "\(own)/.tmp")
    var box = box(reading: [workspace.root, toolchain.info.usr])
    box.writable += folders
    box.executable += folders + [toolchain.info.usr, toolchain.path, workspace.host.executable]
    return boxed(Command(words: words, environment: environment, limit: limit), box)
  }

  /// A system command in a box that lets it read a folder, and write nothing.
  func command(_ command: Command, reading folder: String) -> Command {
    level == .none ? command : boxed(command, box(reading: [folder]))
  }

  private func box(reading folders: [String]) -> Box {
    var box = Box(.build, layers: layers, in: folders[0])
    box.readable = Box.system + ["/etc", "/proc", "/dev", "/sys", "/var/lib"] + folders
    box.writable = ["/dev/null"]
    box.executable = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/opt"]
    box.limits = [.coreBytes: 0, .fileBytes: Limits.fileBytes]
    return box
  }

  private func boxed(_ command: Command, _ box: Box) -> Command {
    var command = command
    command.words = box.words(workspace.host.executable, starting: command.words)
    command.isSupervised = layers.namespaces
    return command
  }
}

extension Limits {
  /// Seconds for a program of the system that tries the box of a Mac.
  static let boxTrialSeconds = 20.0
}

extension BoxLayers {
  /// The strength of a box with these layers; Landlock before version 3 can't prevent truncation of
  /// files.
  var level: Trust.Box {
    if landlock >= 3, seccomp { return namespaces ? .isolated : .confined }
    return self == BoxLayers() ? .none : .partial
  }
}
