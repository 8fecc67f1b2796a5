import Foundation
import KataCore

/// A course on disk: where its parts lie, and what is known of them.
struct Workspace {
  let root: String
  let course: Course
  private(set) var host: KataHost
  /// Nil where nothing is gained by remembering: a process that looks once.
  var memory: DigestMemory?

  /// The course that the folder lies in.
  init(around directory: String, host: KataHost) throws(Complaint) {
    guard let root = Self.root(around: directory, host.files) else {
      throw .usage(
        "This folder is not inside a Kata VIP course.",
        next: "go to the folder that you cloned, and try again")
    }
    self.root = root
    self.host = host
    self.host.files = host.files.healing(below: "\(root)/.kata")
    course = try Self.course(in: root, host.files)
  }

  /// The course's folder; nil where there is none around.
  static func root(around directory: String, _ files: Files) -> String? {
    // The compiler tells of files by their real paths.
    var folder = files.resolved(directory)
    while !files.exists("\(folder)/Exercises/course.json") {
      let parent = (folder as NSString).deletingLastPathComponent
      guard parent != folder, !parent.isEmpty else { return nil }
      folder = parent
    }
    return folder
  }

  private static func course(in root: String, _ files: Files) throws(Complaint) -> Course {
    let path = "\(root)/Exercises/course.json"
    let data = try files.read(path) ?? Data()
    func fault(_ what: String) -> Complaint {
      .machine("Exercises/course.json \(what).", next: "git checkout -- Exercises/course.json")
    }
    guard let course = try? JSONDecoder().decode(Course.self, from: data) else {
      throw fault("can't be read as a course")
    }
    guard !course.exercises.isEmpty else { throw fault("names no exercises") }
    if let name = course.unknownRules.first {
      throw fault("names a rule that there is none of: \(name)")
    }
    return course
  }

  var state: String { "\(root)/.kata" }

  /// The place on disk of a path that is told from the course's root.
  func path(_ path: String) -> String { "\(root)/\(path)" }

  func exercise(_ id: ExerciseID) -> String { path(ExerciseLayout(id).folder) }

  func given(_ id: ExerciseID) -> String { path(ExerciseLayout(id).given) }

  func solution(_ id: ExerciseID) -> String { path(ExerciseLayout(id).solution) }

  /// Whether this copy has what it takes to compare with the reference.
  func hasReference(_ id: ExerciseID) -> Bool {
    let layout = ExerciseLayout(id)
    return [layout.player, layout.reference].allSatisfy { host.files.exists(path($0)) }
  }

  /// What can be looked at beside the exercises.
  var offers: Offers {
    func having(_ part: KeyPath<ExerciseLayout, String>) -> Set<ExerciseID> {
      let ids = course.exercises.map(\.id)
      return Set(ids.filter { host.files.exists(path(ExerciseLayout($0)[keyPath: part])) })
    }
    return Offers(hints: having(\.hints), solutions: having(\.why))
  }

  /// A path as it is written from the course's root.
  func relative(_ path: String) -> String {
    if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    let real = path.hasPrefix("/") ? host.files.resolved(path) : path
    return real.hasPrefix(root + "/") ? String(real.dropFirst(root.count + 1)) : path
  }

  /// Every file's name and content below the folders, in one digest.
  func digest(_ folders: [String], and facts: [String] = []) throws(Complaint) -> String {
    guard let memory else { return try newDigest(folders, facts) }
    let name = (folders + facts).joined(separator: "\u{0}")
    return try memory.digest(name, folders.flatMap(marks)) { () throws(Complaint) in
      try newDigest(folders, facts)
    }
  }

  /// What tells the files below a folder, or the file there, from what is saved later.
  func marks(below folder: String) -> [FileMark] {
    let isFolder = host.files.list(folder) != nil
    let names = isFolder ? host.files.tree(folder, of: [.file, .link, .other]) : [""]
    return names.map { name in
      let path = isFolder ? "\(folder)/\(name)" : folder
      var mark = host.files.mark(path) ?? FileMark()
      mark.text = "\(relative(path)) \(mark.text)"
      return mark
    }
  }

  private func newDigest(_ folders: [String], _ facts: [String]) throws(Complaint) -> String {
    var hash = SHA256()
    for folder in folders {
      let isFolder = host.files.list(folder) != nil
      let files = host.files.tree(folder, of: [.file, .link, .other]).map { "/\($0)" }
      for file in isFolder ? files : [""] {
        // What is no file is known by its name alone: reading it may not come to an end.
        let isFile = !isFolder || host.files.kind(folder + file) == .file
        let data = try isFile ? host.files.read(folder + file) ?? Data() : Data()
        hash.update(Array("\(relative(folder))\(file)\n\(data.count)\n".utf8))
        hash.update(Array(data))
      }
    }
    hash.update(Array(facts.joined(separator: "\n").utf8))
    return hash.hex()
  }

  /// What an exercise's suite must show; nothing is known of one that the learner writes.
  func expected(_ id: ExerciseID) throws(Complaint) -> Expected {
    guard course[id]?.writes != .suite else { return Expected(tests: [], suite: "") }
    let path = ExerciseLayout(id).expected
    guard let data = try host.files.read(self.path(path)),
      let expected = try? JSONDecoder().decode(Expected.self, from: data)
    else { throw damaged(id, "\(path) is missing or can't be read") }
    return expected
  }

  /// Complains when a part of the exercise is not there.
  func checkWhole(_ exercise: Course.Exercise) throws(Complaint) {
    let layout = exercise.layout
    var parts = exercise.shipped.flatMap {
      ["\(layout.folder)/\($0.folder)", "\(layout.given)/\($0.given)"]
    }
    if exercise.writes == .sources { parts += [layout.expected] + exercise.paths }
    for part in parts where !host.files.exists(path(part)) {
      throw damaged(exercise.id, "\(part) is missing")
    }
    for part in [exercise.own, exercise.beside]
    where !host.files.tree(path(part), of: [.file, .link, .other])
      .contains(where: { $0.hasSuffix(".swift") })
    {
      throw damaged(exercise.id, "\(part) holds no Swift file")
    }
  }

  private func damaged(_ id: ExerciseID, _ what: String) -> Complaint {
    .machine(
      "\(id) is not all there: \(what).",
      next: "git checkout -- \(ExerciseLayout(id).folder), or kata reset \(id.number)")
  }
}
