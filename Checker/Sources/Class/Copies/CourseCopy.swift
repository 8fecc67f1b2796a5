import Build
import Core
import Course
import Host
import Judge
import Foundation

/// A learner's copy of the course: everything as shipped, nothing of the trainer's own.
struct CourseCopy {
  let session: CheckSession
  let options: Options

  struct Options {
    /// The folder to be made, as it was named.
    var folder = ""
    var path: CoursePath?
    var hasSolutions = true
    var hasHints = true

    init() {}
  }

  init(_ session: CheckSession, _ options: Options) {
    (self.session, self.options) = (session, options)
  }

  private var workspace: Workspace { session.workspace }
  private var files: Files { workspace.host.files }
  private var exercises: [Course.Exercise] { workspace.course.exercises }

  func make() throws(Complaint) -> CopyReport {
    let folder = try target()
    for exercise in exercises { try workspace.checkWhole(exercise) }
    var made = CopyReport(
      folder: options.folder, exercises: exercises.count, path: options.path?.name,
      hasSolutions: options.hasSolutions && workspace.hasSolutions,
      hasHints: options.hasHints && !workspace.offers.hints.isEmpty)
    let recordings = options.hasSolutions ? [:] : try self.recordings(&made.scripts)
    session.progress(.short("copying"))
    try copy(to: folder, CopyList(exercises, solutions: made.hasSolutions, hints: made.hasHints))
    for (path, bytes) in recordings { try files.write("\(folder)/\(path)", bytes) }
    for exercise in exercises { made.altered += try workspace.altered(for: exercise) }
    made.altered = Set(made.altered).sorted()
    made.files = CopyList.parts.reduce(0) { $0 + max(1, files.tree("\(folder)/\($1)").count) }
    made.isCommitted = try commit(folder)
    return made
  }

  /// The new folder with all links followed; complains if it is not empty, or inside the course.
  private func target() throws(Complaint) -> String {
    let next = "name a new folder"
    var rest: [String] = []
    var folder = (workspace.place(options.folder) as NSString).standardizingPath
    while !files.exists(folder), folder != "/" {
      rest.insert((folder as NSString).lastPathComponent, at: 0)
      folder = (folder as NSString).deletingLastPathComponent
    }
    folder = ([files.resolved(folder)] + rest).joined(separator: "/")
    guard folder != workspace.root, !folder.hasPrefix("\(workspace.root)/") else {
      throw .usage("A copy can't lie inside the course that it is made of.", next: next)
    }
    guard !files.exists(folder) || files.list(folder)?.isEmpty == true else {
      throw .usage("\(options.folder) exists, and is not empty.", next: next)
    }
    return folder
  }

  private func copy(to folder: String, _ list: CopyList) throws(Complaint) {
    for part in CopyList.parts {
      let isFolder = files.list(workspace.path(part)) != nil
      let names = isFolder ? files.tree(workspace.path(part)).map { "\(part)/\($0)" } : [part]
      for path in names where list.holds(path) && files.exists(workspace.path(path)) {
        try copy(path, to: "\(folder)/\(path)", list)
      }
    }
    for exercise in exercises {
      for part in ["Sources", "Tests"] {
        try files.lay(
          workspace.shipped[exercise.id, part], in: "\(folder)/\(exercise.layout.folder)/\(part)")
      }
    }
  }

  private func copy(_ path: String, to target: String, _ list: CopyList) throws(Complaint) {
    try files.createFolder((target as NSString).deletingLastPathComponent)
    if path.hasSuffix(".md"), let text = try files.text(workspace.path(path)) {
      return try files.write(target, Data(list.page(text).utf8))
    }
    if path == "Exercises/course.json", let way = options.path,
      let text = try files.text(workspace.path(path))
    {
      return try files.write(target, Data(CopyList.course(text, following: way.name).utf8))
    }
    try files.copy(workspace.path(path), target)
  }

  /// The reference's messages in each exercise's fixed scripts, by the paths of their files.
  private func recordings(_ scripts: inout Int) throws(Complaint) -> [String: Data] {
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    session.progress(.long("recording what the reference does"))
    let builder = Builder(workspace: workspace, toolchain: session.toolchain)
    let binaries = try References(workspace: workspace, builder: builder).binaries(for: exercises)
    let sandbox = ProcessSandbox(
      workspace: workspace, toolchain: session.toolchain, limit: Double(Limits.suiteSeconds))
    defer { try? sandbox.clean() }
    var recordings: [String: Data] = [:]
    for exercise in exercises {
      guard let binary = binaries[exercise.id] else { continue }
      let corpus = Corpus(workspace: workspace, id: exercise.id)
      let list = Scripts.random(
        seed: try corpus.seed(of: exercise), count: Limits.scripts, after: corpus.scenarios)
      let stage = ScriptStage(sandbox: sandbox, id: exercise.id, reference: binary)
      let (bytes, count) = try stage.record(list)
      scripts += count
      let isDarwin = session.toolchain.info.isDarwin
      recordings[exercise.layout.recording(isDarwin: isDarwin)] = bytes
    }
    return recordings
  }

  /// Makes a repository with one commit; returns false if git is missing, too old, or refuses.
  private func commit(_ folder: String) throws(Complaint) -> Bool {
    let host = workspace.host
    guard let git = host.processes.find("git", host.environment["PATH"] ?? "") else {
      return false
    }
    let who = ["-c", "user.name=Kata VIP", "-c", "user.email=kata@localhost"]
    let steps = [
      ["init", "-q", "-b", "main", "--template="],
      ["add", "-A", "-f", "."],
      who + ["-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null"]
        + ["commit", "-q", "-m", "Kata VIP"],
    ]
    for step in steps {
      let done = try host.processes.run(
        Command(
          words: [git, "-C", folder] + step,
          environment: host.environment.filter { !$0.key.hasPrefix("GIT_") },
          limit: Limits.copySeconds))
      guard done.ending == .exited(0) else {
        try files.remove("\(folder)/.git")
        return false
      }
    }
    return true
  }
}
