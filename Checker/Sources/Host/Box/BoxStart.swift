import CSystem
import Foundation
import Basics

/// The process that puts a box around itself and becomes a program in it.
///
/// It has one thread, and none of `kata`'s surroundings: no guardian, no signal handlers.
package enum BoxStart {
  /// Becomes the program; returns an exit code only if that failed.
  ///
  /// Only a trainer's program knows how to enter namespaces.
  package static func run(_ words: [String], namespaces: @escaping () -> Int32) -> Int32 {
    guard let (box, program) = Box.read(words) else {
      complain("this box can't be understood")
      return ExitCode.usage.rawValue
    }
    if let (layer, error) = close(box, namespaces) {
      complain("the box can't be closed: \(layer): \(SystemError.words(error))")
      return ExitCode.machine.rawValue
    }
    let error = withCStrings(program) { csystem_run_program($0, box.folder) }
    complain("\(program[0]) could not be started: \(SystemError.words(error))")
    // These are a shell's exit codes.
    return error == ENOENT ? 127 : 126
  }

  /// Closes the box layer by layer: each one forbids calls that the layers before it needed.
  ///
  /// Returns the first layer that failed, and its error.
  private static func close(
    _ box: Box, _ namespaces: @escaping () -> Int32
  ) -> (layer: String, error: Int32)? {
    csystem_box_close_descriptors()
    for (resource, value) in box.limits {
      let error = csystem_box_limit(csystem_resource(resource.rawValue), value)
      if error != 0 { return ("a limit", error) }
    }
    let layers: [(String, Bool, () -> Int32)] = [
      ("the parent", true, csystem_box_end_with_parent),
      ("namespaces", box.layers.namespaces, namespaces),
      ("rights", box.layers.landlock > 0 || box.layers.seccomp, csystem_box_drop_rights),
      ("Landlock", box.layers.landlock > 0, { landlock(box) }),
      ("seccomp", box.layers.seccomp, { csystem_box_seccomp(box.kind == .run ? 1 : 0) }),
    ]
    for (name, isWanted, apply) in layers where isWanted {
      let error = apply()
      if error != 0 { return (name, error) }
    }
    return nil
  }

  private static func landlock(_ box: Box) -> Int32 {
    withCStrings(box.readable) { readable in
      withCStrings(box.writable) { writable in
        withCStrings(box.executable) { executable in
          csystem_box_landlock(readable, writable, executable)
        }
      }
    }
  }

  private static func complain(_ words: String) {
    let line = Array("kata: \(words).\n".utf8)
    _ = csystem_write(2, line, line.count)
  }
}
