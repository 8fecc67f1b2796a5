import Foundation
package import Basics
package import Host

/// Causes of a failed build that are not errors in a source.
package enum FailedBuild {
  package static func isDiskFull(_ output: String) -> Bool {
    ["No space left on device", "quota exceeded", "disk is full", "I/O error (code: 28)"]
      .contains(where: output.contains)
  }

  /// True if a disk has no room for a program: a linker's own words do not always say so.
  static func lacksRoom(_ workspace: Workspace) -> Bool {
    let path = "\(workspace.state)/room"
    defer { try? workspace.host.files.remove(path) }
    return (try? workspace.host.files.write(path, Data(count: Limits.programBytes))) == nil
  }

  /// True if the build was cut short, as when memory is short: by chance, it may be.
  ///
  /// If the driver was killed, `swift build` prints that it was cancelled, and exits with 0. Its
  /// `swiftbuild` in Swift 6.3 crashes in about one of fifteen builds from nothing.
  static func wasCutShort(_ finished: Finished) -> Bool {
    if case .signalled = finished.ending { return true }
    let output = finished.output + finished.errors
    return output.contains("due to signal 9") || output.contains("Build cancelled!")
  }

  /// True if what was built is lost or spoilt: a module of the request is not found, or the errors are
  /// about its folder or a file that is gone, and neither linker nor disk is at fault.
  static func isDamaged(
    _ folder: String, _ diagnostics: [Diagnostic], _ output: String, of modules: [SourceModule]
  ) -> Bool {
    guard LinkFault(in: output) == nil, !isDiskFull(output) else { return false }
    let errors = diagnostics.filter { $0.severity == .error }
    // A compiler that crashes names what it was called with.
    let texts =
      errors.isEmpty
      ? output.lines.filter { !$0.contains("Program arguments: ") }
      : errors.map { "\($0.file) \($0.message)" }
    let words =
      ["\(folder)/", "missing required module '", "build database", "No such file or directory"]
      + modules.map { "no such module '\($0.name)'" }
    return texts.contains { words.contains(where: $0.contains) }
  }

  /// True if `swift build` has built what it was asked for.
  package static func isDone(_ finished: Finished) -> Bool {
    finished.ending == .exited(0) && !wasCutShort(finished)
  }

  /// The error of a compiler that ran into its time limit; throws if it had little of that time.
  static func tooLong(
    _ file: String, _ seconds: Double, processor: Double?
  ) throws(Complaint) -> Diagnostic {
    try demandTime(seconds, processor: processor)
    return Diagnostic(
      file: file, line: 1, column: 1, severity: .error,
      message: "the compiler was not done after \(Int(seconds)) s, here or in another file; "
        + "break up the longest expressions and literals")
  }

  /// Throws if a compiler that ran into its time limit had the processor for little of that time.
  static func demandTime(_ seconds: Double, processor: Double?) throws(Complaint) {
    guard let processor, processor < seconds / 3 else { return }
    throw .machine(
      "The compiler was not done after \(Int(seconds)) s, and had the processor for "
        + "\(Int(processor)) of them: this machine is busy.",
      next: "run the same command again once other work is done")
  }
}

extension Complaint {
  /// A build that failed, though no learner's file is at fault.
  package static func courseDoesNotBuild(
    _ diagnostics: [Diagnostic], _ output: String, _ workspace: Workspace
  ) -> Complaint {
    if FailedBuild.isDiskFull(output) || diagnostics.isEmpty && FailedBuild.lacksRoom(workspace) {
      return .machine(
        "The disk is full: the exercise could not be built.",
        next: "make room, and run the same command again")
    }
    let first = diagnostics.first { $0.severity == .error && !$0.file.isEmpty }.map {
      "\(workspace.relative($0.file)):\($0.line): \($0.message)"
    }
    let line = output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
    return .machine(
      "The course itself does not build: \(first ?? line ?? "swift build failed").",
      next: (try? workspace.altered(for: workspace.course.exercises))?.wayBack
        ?? "kata doctor looks further; "
        + "where there is git, git status shows what was changed outside Exercises/*/Sources")
  }
}
