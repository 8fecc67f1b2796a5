import Host
import Basics
import Common
import Foundation

/// A copy of the course as it was shipped, in which submissions are judged one after the other.
///
/// The trainer's own exercises and progress stay as they are. A process that judges there reads the
/// course, and writes to the desk and to the folder of judgements.
struct Desk {
  let root: String
  private let workspace: Workspace

  /// The desk with this number, of the course in the workspace.
  init(_ number: Int, of workspace: Workspace) {
    self.workspace = workspace
    root = "\(Self.folder(of: workspace))/desk-\(number)"
  }

  /// Keeps other runs of `kata grade` away from the course's desks.
  static func lock(of workspace: Workspace, _ busy: () -> Void) throws(Complaint) -> FileLock? {
    try workspace.host.files.createFolder(folder(of: workspace))
    return try workspace.host.files.lock("\(folder(of: workspace))/lock", busy)
  }

  private static func folder(of workspace: Workspace) -> String { "\(workspace.state)/grade" }

  /// Makes the copy, unless an up-to-date one is there.
  func lay() throws(Complaint) {
    let files = workspace.host.files
    let note = "\(root)/course.txt"
    let digest = try Self.given(in: workspace)
    guard try files.text(note) != digest else { return }
    try files.remove(root)
    // In Exercises, only what was shipped counts.
    let scenes = Set(workspace.course.exercises.flatMap(\.scenePaths)).sorted()
    for path in ["Exercises", "Solutions"] + scenes where files.exists(workspace.path(path)) {
      let folder = ("\(root)/\(path)" as NSString).deletingLastPathComponent
      try files.createFolder(folder)
      try files.copy(workspace.path(path), "\(root)/\(path)")
    }
    try workspace.layShipped(in: root)
    try files.write(note, Data(digest.utf8))
  }

  /// A digest of what a desk holds.
  fileprivate static func given(in workspace: Workspace) throws(Complaint) -> String {
    let exercises = workspace.course.exercises
    let folders =
      exercises.map(\.layout).flatMap { [$0.readme, $0.givenWrong] }
      + Set(exercises.flatMap(\.scenePaths)).sorted()
      + ["Solutions", "Exercises/course.json", "Exercises/\(ExerciseLayout.recordedName)"]
    return try workspace.digest((folders + [ShippedFiles.path]).map(workspace.path))
  }

  /// Judges one exercise with these texts in the learner's folder.
  func judge(
    _ id: ExerciseID, _ texts: [String: String], limit: Double,
    isMac: Bool, progress: @escaping ProgressHandler
  ) throws(Complaint) -> Verdict {
    var host = workspace.host
    host.directory = root
    let session = try CheckSession(host, progress: progress)
    guard let exercise = session.workspace.course[id] else {
      throw .machine("The course holds no \(id).", next: "kata list")
    }
    let course = session.workspace
    try course.lay(texts, of: exercise)
    defer { try? course.lay(course.handedInStub(of: exercise), of: exercise) }
    var options = Judge.Options()
    options.isFresh = true
    options.conditions.limit = limit
    options.conditions.isForGrades = true
    options.conditions.usesMacBox = isMac
    options.runsStubs = true
    return try session.verdicts(on: [exercise], options)[0]
  }

  /// Builds the references of these exercises first, so that each is judged in seconds.
  func prepare(_ ids: [ExerciseID], progress: @escaping ProgressHandler) throws(Complaint) {
    var host = workspace.host
    host.directory = root
    let session = try CheckSession(host, progress: progress)
    let builder = session.builder
    guard builder.isFirst else { return }
    for exercise in ids.compactMap({ session.workspace.course[$0] }) {
      _ = try ReferencePrograms(builder: builder).binary(of: exercise)
    }
  }
}

/// Digests of everything that grades depend on, apart from the submission and the compiler.
struct CourseDigests {
  let whole: String
  private var exercises: [ExerciseID: String] = [:]

  init(_ workspace: Workspace) throws(Complaint) {
    whole = try workspace.digest([workspace.path("Sources")], and: [Desk.given(in: workspace)])
    for exercise in workspace.course.exercises {
      let layout = exercise.layout
      // A word in a README changes no grade.
      let parts = [layout.givenWrong, layout.expected, layout.solution] + exercise.scenePaths
      exercises[exercise.id] = try workspace.digest(
        parts.map(workspace.path),
        and: [workspace.shipped.digest(of: exercise.id), PrettyJSON.line(exercise)])
    }
  }

  /// The digest of what one exercise's grade depends on.
  subscript(id: ExerciseID) -> String { exercises[id] ?? whole }
}
