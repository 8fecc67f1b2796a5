import Basics
import Common
import Host

/// The next thing that an exercise lacks, in the order of work.
struct NextWork {
  let name: String
  let output: Output
  let host: HostSystem

  /// The course as it is now.
  var workspace: Workspace {
    get throws(Complaint) { try Workspace(around: host.directory, host: host) }
  }

  /// A sentence on what is missing first; nil if nothing is, and the exercise was recorded.
  func missing() throws(Complaint) -> String? {
    var workspace = try self.workspace
    let exercise = try workspace.named([name])[0]
    try workspace.demandNoRepair()
    try workspace.recordShipped([exercise])
    let contents = try ExerciseContents(exercise, in: workspace)
    if let first = contents.missing.first { return "\(first) is missing" }
    if let first = contents.specificationFaults.first { return first }
    // A build takes longer: it waits until what can be read is right.
    let session = try CheckSession(host, progress: output.note)
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    var options = Verifier.Options()
    options.isBrief = true
    if let fault = try options.report(on: [exercise], session, output).faults.first {
      return fault.text
    }
    // A mutant that no longer applies is one that there is.
    let stale = try Mutants(of: exercise, in: workspace).faults
    if let first = (stale + contents.solutionFaults).first { return first }
    (options.isBrief, options.isRecording) = (false, true)
    let report = try options.report(on: [exercise], session, output)
    return report.faults.first?.text ?? report.exercises.first?.scriptFault
  }

  /// All that an author writes, as it lies there now; what is recorded beside it isn't looked at.
  func marks(in workspace: Workspace) throws(Complaint) -> [String] {
    let exercise = try workspace.named([name])[0]
    let layout = exercise.layout
    let parts =
      [layout.folder, layout.why, layout.reference, layout.player, layout.mutants]
      + ["\(layout.solution)/Alternatives", "Exercises/course.json"] + exercise.scenePaths
    return parts.map(workspace.path).filter(host.files.exists)
      .flatMap { workspace.marks(below: $0) }.map(\.text)
  }
}

/// Says what is missing next, each time that a file was saved.
final class NextWorkLoop: TerminalCommand {
  private let work: NextWork
  private let loop: TerminalLoop
  /// The course as it was when something changed last; reading it takes long.
  private var workspace: Workspace?
  private var seen: [String] = []
  private var told = ""

  init(_ work: NextWork) {
    self.work = work
    loop = TerminalLoop(work.host, isPlain: true, takesKeysIfPlain: false)
  }

  func run() throws(Complaint) -> ExitCode { try loop.run(self) }

  var descriptors: [Int32] { [] }
  var rows: [String] { [] }
  func resize(to size: (columns: Int, rows: Int)) {}
  func resume() {}
  func press(_ key: Key) {}
  func end() {}

  func wake(isQuiet: Bool, typed: [UInt8]) throws(Complaint) {
    let workspace = if let known = workspace { known } else { try work.workspace }
    let marks = try work.marks(in: workspace)
    self.workspace = marks == seen ? workspace : nil
    guard marks != seen else {
      if loop.isInputOver { loop.code = .success }
      return
    }
    seen = marks
    let missing = try work.missing()
    work.output.clearProgress()
    let line = missing ?? "The exercise is sound, and recorded."
    // What was told stays true until something else is missing.
    if line != told { work.output.write([Line(line, missing == nil ? .good : .plain)]) }
    told = line
  }
}
