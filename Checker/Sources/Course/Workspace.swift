import Foundation
package import Basics
package import Host

/// A course on disk.
package struct Workspace {
  package let root: String
  package let course: Course
  /// Stubs and suites as shipped; empty if the file that lists them is missing.
  package var shipped: ShippedFiles
  package private(set) var host: HostSystem
  /// The stamps of the course's own lists when they were read.
  private let stamps: [String?]

  /// The course that the folder lies in.
  package init(around directory: String, host: HostSystem) throws(Complaint) {
    guard let root = Self.root(around: directory, host.files) else {
      throw .usage(
        "This folder is not inside a Kata VIP course.",
        next: "go to the folder that you cloned, and try again")
    }
    (self.root, self.host) = (root, host)
    for line in try FileChange.settle(in: root, host) {
      host.terminal.writeError("kata: \(Visible.text(line)).\n")
    }
    stamps = Self.stamps(in: root, host.files)
    course = try Self.course(in: root, host.files)
    shipped = try ShippedTexts(in: root, host).found(course, keeps: true)
  }

  /// The folder of the course around a folder; nil if there is none.
  ///
  /// An update that was cut short may have taken its list away.
  static func root(around directory: String, _ files: Files) -> String? {
    // The compiler names files by their real paths.
    var folder = files.resolved(directory)
    while !["Exercises/course.json", FileChange.recorded].contains(where: {
      files.exists("\(folder)/\($0)")
    }) {
      let parent = (folder as NSString).deletingLastPathComponent
      guard parent != folder, !parent.isEmpty else { return nil }
      folder = parent
    }
    return folder
  }

  private static func stamps(in root: String, _ files: Files) -> [String?] {
    ["Exercises/course.json", ShippedFiles.path].map { files.stamp("\(root)/\($0)") }
  }

  private static func course(in root: String, _ files: Files) throws(Complaint) -> Course {
    let path = "\(root)/Exercises/course.json"
    func fault(_ what: String) -> Complaint {
      .damaged("Exercises/course.json \(what).", "Exercises/course.json")
    }
    guard let course: Course = try files.json(path) else {
      throw fault("can't be read as a course")
    }
    guard !course.exercises.isEmpty else { throw fault("names no exercises") }
    if let name = course.unknownRules.first { throw fault("names an unknown rule: \(name)") }
    return course
  }

  package var state: String { "\(root)/.kata" }

  /// The course as it is now: each of its files is read once, and what is saved later is not seen.
  package var frozen: Workspace {
    var frozen = self
    frozen.host.files = host.files.frozen(in: ["Exercises", "Solutions", "Sources"].map(path))
    return frozen
  }

  /// The place on disk of a path from the course's root.
  package func path(_ path: String) -> String { "\(root)/\(path)" }

  /// The paths of an exercise of this course, from its root.
  package func layout(_ id: ExerciseID) -> ExerciseLayout {
    guard let exercise = course[id] else { preconditionFailure("\(id) is not in this course") }
    return exercise.layout
  }

  package func solution(_ id: ExerciseID) -> String { path(layout(id).solution) }

  /// The file that holds the learner's work as it was before a change request.
  package func changeRecord(of exercise: Course.Exercise) -> String {
    "\(state)/changes/\(exercise.name).json"
  }

  /// True if this copy holds what a comparison with the reference needs.
  package func hasReference(_ id: ExerciseID) -> Bool {
    let layout = layout(id)
    return [layout.player, layout.reference].allSatisfy { host.files.exists(path($0)) }
  }

  /// The recording that stands in for the reference; nil where there is none for this system.
  package func recording(_ id: ExerciseID, isDarwin: Bool) -> String? {
    let layout = layout(id)
    let recording = path(layout.recording(isDarwin: isDarwin))
    let isThere = [recording, path(layout.player)].allSatisfy(host.files.exists)
    return isThere && !hasReference(id) ? recording : nil
  }

  /// True if this copy holds the solution of at least one exercise.
  package var hasSolutions: Bool {
    course.exercises.contains { host.files.exists("\(solution($0.id))/\($0.ownFolder)") }
  }

  /// The exercises that this copy has hints and solutions of.
  package var offers: Offers {
    func having(_ part: KeyPath<ExerciseLayout, String>) -> Set<ExerciseID> {
      let having = course.exercises.filter { host.files.exists(path($0.layout[keyPath: part])) }
      return Set(having.map(\.id))
    }
    return Offers(hints: having(\.hints), solutions: having(\.why), questions: having(\.questions))
  }

  /// The path from the course's root; the path itself if it lies elsewhere.
  package func relative(_ path: String) -> String {
    if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    let real = path.hasPrefix("/") ? host.files.resolved(path) : path
    return real.hasPrefix(root + "/") ? String(real.dropFirst(root.count + 1)) : path
  }

  /// A digest of the names and contents of all files below the folders, and of these facts.
  package func digest(_ folders: [String], and facts: [String] = []) throws(Complaint) -> String {
    var bytes: [UInt8] = []
    for folder in folders {
      for path in host.files.below(folder) {
        // Only the name of anything but a file counts: reading a pipe may never end.
        let isFile = path == folder || host.files.kind(path) == .file
        let data = try isFile ? host.files.read(path) ?? Data() : Data()
        bytes += "\(relative(folder))\(path.dropFirst(folder.count))\n\(data.count)\n".utf8
        bytes += data
      }
    }
    bytes += facts.joined(separator: "\n").utf8
    return SHA256.hex(bytes)
  }

  /// The marks of the files below a folder, or of the file there: a later save changes them.
  package func marks(below folder: String) -> [FileMark] {
    host.files.below(folder).map { path in
      var mark = host.files.mark(path) ?? FileMark()
      mark.text = "\(relative(path)) \(mark.text)"
      return mark
    }
  }

  /// The recorded results of an exercise's suite; empty for one that the learner writes.
  package func expected(_ id: ExerciseID) throws(Complaint) -> Expected {
    let after = try host.files.text(self.path(layout(id).after)).map(After.init)
    guard course[id]?.writes != .suite else { return Expected(tests: [], after: after) }
    let path = layout(id).expected
    guard var expected = try host.files.text(self.path(path)).flatMap(Expected.init(reading:))
    else {
      throw damaged(id, path, "is missing or can't be read")
    }
    let edges = TestEdges(shipped[id, "Tests"])
    for index in expected.tests.indices {
      expected.tests[index].edges = edges[expected.tests[index].name]
    }
    expected.after = after
    expected.sentences = Readme(try host.files.text(self.path(layout(id).readme)) ?? "").sentences
    return expected
  }

  /// Throws a complaint if a given part of the exercise is missing that can't be laid out anew.
  package func checkWhole(_ exercise: Course.Exercise) throws(Complaint) {
    for folder in [exercise.ownFolder, exercise.givenFolder]
    where shipped.digests(exercise.id, folder).isEmpty {
      throw damaged(exercise.id, ShippedFiles.path, "holds nothing of its \(folder)")
    }
    try demandShipped(exercise.givenFolder, of: exercise)
    if exercise.writes == .suite, !holdsSwift(exercise.givenPath) {
      throw .machine(
        "\(exercise.id) is not all there: \(exercise.givenPath) holds no Swift file.",
        next: "kata reset \(exercise.id.number) --given")
    }
  }

  /// Throws a complaint if a text in a folder of the exercise is not found as it was shipped; own tests
  /// in a given folder are the learner's.
  package func demandShipped(_ folder: String, of exercise: Course.Exercise) throws(Complaint) {
    let own = exercise.ownSuite.map { "\($0.ownFolder)/" }.flatMap { "\(folder)/" == $0 ? nil : $0 }
    let lost = shipped.missing(of: exercise.id).first {
      $0.hasPrefix("\(folder)/") && own.map($0.hasPrefix) != true
    }
    guard let path = lost.map({ "\(exercise.layout.folder)/\($0)" }) else { return }
    throw .machine(
      "\(path) is not as shipped, and the original can't be found, in git or elsewhere.",
      next: "copy it from a fresh copy of the course")
  }

  func holdsSwift(_ folder: String) -> Bool {
    host.files.tree(path(folder)).contains { $0.hasSuffix(".swift") }
  }

  private func damaged(_ id: ExerciseID, _ part: String, _ what: String) -> Complaint {
    .damaged("\(id) is not all there: \(part) \(what).", part)
  }
}

extension Workspace {
  /// The name of the path that the learner follows.
  package var followedPath: String {
    let chosen = (try? host.files.text(pathMemory))?.trimmingCharacters(in: .whitespacesAndNewlines)
    let names = course.allPaths.map(\.name)
    return [chosen, course.path].compactMap(\.self).first(where: names.contains) ?? CoursePath.whole
  }

  package func follow(_ path: CoursePath) throws(Complaint) {
    try host.files.write(pathMemory, Data("\(path.name)\n".utf8))
  }

  /// The lock by which one `kata` at a time builds in this course, or changes it.
  package func lock(_ progress: ProgressHandler) throws(Complaint) -> FileLock {
    try host.files.createFolder(state)
    let lock = try host.files.lock("\(state)/lock") {
      progress(.long("waiting for another kata in this course"))
    }
    // The other one may have been killed, or have updated the course.
    let said = try FileChange.settle(in: root, host, lock)
    guard said.isEmpty, Self.stamps(in: root, host.files) == stamps else {
      throw .machine(
        "Another kata has changed this course meanwhile.", details: said,
        next: "run the same command again")
    }
    return lock
  }

  /// The exercises that are named, by a number or by a place, which the learner's folder may begin.
  package func named(_ names: [String]) throws(Complaint) -> [Course.Exercise] {
    try course.named(
      names.map { name in
        let path = name.hasPrefix("/") ? name : "\(host.directory)/\(name)"
        return ExerciseID(name) == nil && host.files.exists(path) ? host.files.resolved(path) : name
      })
  }

  /// The exercises that a command is about if none is named.
  package var ownExercises: [Course.Exercise] { course.exercises(on: followedPath) }

  /// Of all states those on the learner's path, in its order.
  package func onPath(_ states: [ExerciseState]) -> PathState {
    PathState(
      path: followedPath,
      exercises: ownExercises.compactMap { own in states.first { $0.id == own.id } })
  }

  private var pathMemory: String { "\(state)/path" }
}

extension Files {
  /// Makes a folder hold these texts and no others; returns the files that did not hold theirs before.
  @discardableResult
  package func lay(_ texts: [String: String], in folder: String) throws(Complaint) -> [String] {
    for name in tree(folder) where texts[name] == nil { try remove("\(folder)/\(name)") }
    var written: [String] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key })
    where try read("\(folder)/\(name)") != Data(text.utf8) {
      try write("\(folder)/\(name)", Data(text.utf8))
      written.append(name)
    }
    return written
  }

  /// All that lies below a folder but the folders in it, by its path; the path itself if it is none.
  func below(_ path: String) -> [String] {
    guard list(path) != nil else { return [path] }
    return tree(path, of: [.file, .link, .other]).map { "\(path)/\($0)" }
  }

  /// The Swift files below a folder, by their paths in it.
  package func texts(in folder: String) throws(Complaint) -> [String: String] {
    var texts: [String: String] = [:]
    for name in tree(folder) where name.hasSuffix(".swift") {
      texts[name] = try text("\(folder)/\(name)")
    }
    return texts
  }
}
