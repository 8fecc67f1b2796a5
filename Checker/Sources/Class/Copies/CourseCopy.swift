import Basics
import Common
import Host
import Update
import Foundation

/// A learner's copy of the course: everything as shipped, nothing of the trainer's own.
struct CourseCopy {
  let session: CheckSession
  let options: Options

  struct Options {
    /// The folder to be made, as it was named.
    var folder = ""
    /// True if it is the folder of an earlier copy, which gets the course as a second commit.
    var isOnto = false
    var path: CoursePath?
    var hasSolutions = true
    var hasHints = true
  }

  private var workspace: Workspace { session.workspace }
  private var files: Files { workspace.host.files }
  private var exercises: [Course.Exercise] { workspace.course.exercises }

  func make() throws(Complaint) -> CopyReport {
    let folder = options.isOnto ? "\(workspace.state)/export" : try target()
    if options.isOnto { try files.remove(folder) }
    for exercise in exercises { try workspace.checkWhole(exercise) }
    var made = CopyReport(
      folder: options.folder, exercises: exercises.count, path: options.path?.name,
      hasSolutions: options.hasSolutions && workspace.hasSolutions,
      hasHints: options.hasHints && !workspace.offers.hints.isEmpty)
    let recordings = options.hasSolutions ? [:] : try self.recordings(&made.scripts)
    session.progress(.short("copying"))
    let list = CopyList(
      exercises: exercises, hasSolutions: made.hasSolutions, hasHints: made.hasHints)
    try copy(to: folder, list)
    for (path, bytes) in recordings { try files.write("\(folder)/\(path)", bytes) }
    made.altered = try workspace.altered(for: exercises).all
    made.files = CopyList.parts.reduce(0) { $0 + max(1, files.tree("\(folder)/\($1)").count) }
    if options.isOnto {
      made.history = try EarlierCopy(options.folder, of: workspace).take(folder, session.progress)
      try files.remove(folder)
    } else {
      made.history = try commit(folder) ? .one : .none
    }
    return made
  }

  /// The new folder with all links followed; complains if it is not empty, or inside the course.
  private func target() throws(Complaint) -> String {
    let next = "name a new folder"
    var rest: [String] = []
    var folder = (workspace.host.place(options.folder) as NSString).standardizingPath
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
    try workspace.layShipped(in: folder)
  }

  private func copy(_ path: String, to target: String, _ list: CopyList) throws(Complaint) {
    try files.createFolder((target as NSString).deletingLastPathComponent)
    if path.hasSuffix(".md"), let text = try files.text(workspace.path(path)) {
      return try files.write(target, Data(list.page(text).utf8))
    }
    if path == "Exercises/course.json", let way = options.path,
      let text = try files.text(workspace.path(path))
    {
      return try files.write(target, Data(CopyList.course(text, following: way).utf8))
    }
    try files.copy(workspace.path(path), target)
  }

  /// The reference's messages in each exercise's fixed scripts, by the paths of their files.
  private func recordings(_ scripts: inout Int) throws(Complaint) -> [String: Data] {
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    session.progress(.long("recording what the reference does"))
    let references = ReferencePrograms(builder: session.builder)
    let world = session.world
    defer { try? world.clean() }
    var recordings: [String: Data] = [:]
    // Those that the class needs first are done first.
    let own = options.path?.exercises ?? []
    let ordered =
      exercises.filter { own.contains($0.id) } + exercises.filter { !own.contains($0.id) }
    for (index, exercise) in ordered.enumerated() {
      session.progress(.short("recording \(index + 1) of \(ordered.count)"))
      guard let binary = try references.binary(of: exercise) else { continue }
      let stage = ScriptStage(world: world, id: exercise.id, reference: binary)
      let (bytes, count) = try stage.record(ScriptList.all(of: exercise, in: workspace))
      scripts += count
      let isDarwin = session.toolchain.info.isDarwin
      recordings[exercise.layout.recording(isDarwin: isDarwin)] = bytes
    }
    return recordings
  }

  /// Makes a repository with one commit; returns false if git is missing, too old, or refuses.
  private func commit(_ folder: String) throws(Complaint) -> Bool {
    guard let git = Git(workspace.host, in: folder) else { return false }
    for step in [
      ["init", "-q", "-b", "main", "--template="], ["add", "-A", "-f", "."],
      try git.committer() + ["commit", "-q", "-m", "Kata VIP"],
    ] where try git.answer(step) == nil {
      try files.remove("\(folder)/.git")
      return false
    }
    return true
  }
}

extension Workspace {
  /// Lays all exercises into a copy of the course as they were shipped, and their texts in one file.
  func layShipped(in copy: String) throws(Complaint) {
    for exercise in course.exercises {
      for part in ["Sources", "Tests"] {
        try host.files.lay(
          shipped[exercise.id, part], in: "\(copy)/\(exercise.layout.folder)/\(part)")
      }
    }
    try host.files.write("\(copy)/\(ShippedFiles.textsPath)", Data((shipped.written ?? "").utf8))
  }
}

/// A copy that was made before, with a history.
struct EarlierCopy {
  let git: Git
  private let copy: Workspace

  init(_ folder: String, of workspace: Workspace) throws(Complaint) {
    copy = try Workspace(around: workspace.host.place(folder), host: workspace.host)
    guard copy.root != workspace.root, let git = Git(workspace.host, in: copy.root),
      try git.isRoot()
    else {
      throw .usage(
        "\(folder) is no copy with a history.", next: "kata export DIR makes one in a new folder")
    }
    guard try git.answer(["status", "--porcelain", "--", ".", ":!.kata"]) == "" else {
      throw .usage(
        "\(folder) has changes that are not committed.",
        next: "git -C \(folder) status shows them; commit or undo them first")
    }
    try git.demandRest(then: "kata export --onto")
    // Of a file that git was told not to look at, it can't say that nothing has changed.
    let unseen = try git.answer(["ls-files", "-v"])?.split(separator: "\n")
      .first { $0.first?.isLowercase == true || $0.first == "S" }?.dropFirst(2)
    if let unseen {
      throw .usage(
        "\(folder) has files whose changes git passes over, such as \(unseen).",
        next: "git -C \(folder) update-index --no-assume-unchanged --no-skip-worktree \(unseen)")
    }
    self.git = git
  }

  /// Commits a folder's files, and lays them in the copy, if it hasn't all of them.
  func take(_ folder: String, _ progress: ProgressHandler) throws(Complaint) -> CopyReport.History {
    let (lock, files) = (try copy.lock(progress), copy.host.files)
    var new = git
    new.folder = folder
    let room = ["GIT_DIR": "\(copy.root)/.git", "GIT_INDEX_FILE": "\(copy.state)/export-index"]
    func demand(_ words: [String]) throws(Complaint) -> String {
      try new.demand(words, with: room.merging(["GIT_WORK_TREE": folder]) { $1 }, next: Git.again)
    }
    defer { try? files.remove("\(copy.state)/export-index") }
    _ = try demand(["add", "-A", "-f", "."])
    let tree = try demand(["write-tree"])
    let changed = try demand(["diff-tree", "-r", "-z", "--name-only", "HEAD", tree])
    guard !changed.isEmpty else { return .unchanged }
    let words = ["commit-tree", tree, "-p", "HEAD", "-m", "Update the course"]
    let commit = try demand(try git.committer() + words)
    let tracked = try Set(
      demand(["ls-tree", "-r", "-z", "--name-only", "HEAD"]).split(separator: "\0"))
    var change = try FileChange("kata export --onto", as: "export", in: copy, lock)
    for path in changed.split(separator: "\0") {
      let (path, isTracked) = (String(path), tracked.contains(path))
      // Tracked files are as they were committed: git has just said so.
      let seen = isTracked ? try files.state(copy.path(path)) : nil
      if files.exists("\(folder)/\(path)") {
        try change.put(file: "\(folder)/\(path)", at: path, over: seen, keeps: false)
      } else {
        try change.put(nil, at: path, over: seen, keeps: false)
      }
    }
    try change.make { () throws(Complaint) in
      _ = try git.demand(["reset", "-q", commit], next: Git.again)
    }
    return .another
  }

  /// The options that it was made with.
  var options: CourseCopy.Options {
    get throws(Complaint) {
      var options = CourseCopy.Options()
      options.path = try copy.course.path.map { name throws(Complaint) in
        try copy.course.path(named: name)
      }
      options.hasSolutions = copy.hasSolutions
      options.hasHints = !copy.offers.hints.isEmpty
      return options
    }
  }
}
