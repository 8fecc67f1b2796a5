import Foundation
import KataCore

/// What a command needs in order to judge: the course, the toolchain, the verdicts so far.
struct Desk {
  let workspace: Workspace
  let toolchain: Toolchain
  /// Told what takes long, while it does.
  private let progress: (String) -> Void
  /// Told what takes a minute, also where nobody looks.
  private let announce: (String) -> Void

  init(_ host: KataHost, _ output: Output) throws(Complaint) {
    try self.init(host, progress: output.progress, announce: output.announce)
  }

  init(
    _ host: KataHost, progress: @escaping (String) -> Void, announce: @escaping (String) -> Void
  ) throws(Complaint) {
    (self.progress, self.announce) = (progress, announce)
    var workspace = try Workspace(around: host.directory, host: host)
    workspace.memory = DigestMemory()
    self.workspace = workspace
    toolchain = try Toolchain(workspace.host, remembered: "\(workspace.state)/toolchain.json")
  }

  /// Verdicts in the course's order, from memory where nothing has changed.
  func verdicts(
    on exercises: [Course.Exercise], _ options: Judge.Options, fresh: Bool,
    each: (Verdict) -> Void
  ) throws(Complaint) -> [Verdict] {
    let store = VerdictStore(workspace: workspace, toolchain: toolchain.version)
    var keys: [ExerciseID: VerdictStore.Key] = [:]
    var known: [ExerciseID: Verdict] = [:]
    for exercise in exercises where try !workspace.isUntouched(exercise) {
      let key = try store.key(exercise, options)
      keys[exercise.id] = key
      guard !fresh, var verdict = store.verdict(exercise.id, key: key) else { continue }
      verdict.cached = true
      known[exercise.id] = verdict
    }
    let open = exercises.filter { known[$0.id] == nil }
    var verdicts = known.values.sorted { $0.id < $1.id }
    verdicts.forEach(each)
    guard !open.isEmpty else { return verdicts }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    try judge(options).judge(open) { judged throws(Complaint) in
      var verdict = judged
      // What was saved while it was judged may or may not have been what was judged.
      if let key = keys[verdict.id], let exercise = workspace.course[verdict.id],
        try store.key(exercise, options) == key
      {
        if let before = store.opinion(verdict.id, key: key) { verdict.compare(with: before) }
        try store.save(verdict, key: key)
      }
      verdicts.append(verdict)
      each(verdict)
    }
    return verdicts.sorted { $0.id < $1.id }
  }

  private func judge(_ options: Judge.Options) -> Judge {
    Judge(
      workspace: workspace, toolchain: toolchain, options: options, progress: progress,
      announce: announce)
  }

  /// Finds out beforehand what a verdict on the exercise will need to know of what is given.
  func warm(_ exercise: Course.Exercise) throws(Complaint) {
    try judge(Judge.Options()).warm(exercise)
    let store = VerdictStore(workspace: workspace, toolchain: toolchain.version)
    _ = try store.key(exercise, Judge.Options())
  }

  /// Builds what a verdict on the exercise will need.
  func prepare(_ exercise: Course.Exercise) throws(Complaint) {
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    try judge(Judge.Options()).prepare(exercise)
  }

  /// One `kata` at a time builds in this course.
  func lock() throws(Complaint) -> FileLock {
    try workspace.host.files.createFolder(workspace.state)
    let lock = try workspace.host.files.lock("\(workspace.state)/lock") {
      announce("waiting for another kata in this course")
    }
    // What a check that was killed has left of its processes' folders.
    try workspace.host.files.remove("\(workspace.state)/run")
    return lock
  }
}
