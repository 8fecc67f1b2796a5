import Foundation
import KataCore

/// A course on disk: where its parts lie, and what is known of them.
struct Workspace {
  let root: String
  let course: Course
  let host: KataHost

  /// The course that the folder lies in.
  init(around directory: String, host: KataHost) throws(Complaint) {
    var folder = directory
    while !host.files.exists("\(folder)/Exercises/course.json") {
      let parent = (folder as NSString).deletingLastPathComponent
      guard parent != folder, !parent.isEmpty else {
        throw .usage(
          "This folder is not inside a Kata VIP course.",
          next: "go to the folder that you cloned, and try again")
      }
      folder = parent
    }
    root = folder
    self.host = host
    course = try Self.course(in: folder, host.files)
  }

  private static func course(in root: String, _ files: Files) throws(Complaint) -> Course {
    let path = "\(root)/Exercises/course.json"
    let data = try files.read(path) ?? Data()
    do {
      return try JSONDecoder().decode(Course.self, from: data)
    } catch {
      throw .machine(
        "Exercises/course.json can't be read as a course.",
        next: "git checkout -- Exercises/course.json")
    }
  }

  var state: String { "\(root)/.kata" }

  func exercise(_ id: ExerciseID) -> String { "\(root)/Exercises/\(id)" }

  func given(_ id: ExerciseID) -> String { "\(exercise(id))/.given" }

  func solution(_ id: ExerciseID) -> String { "\(root)/Solutions/\(id)" }

  /// Whether this copy has what it takes to compare with the reference.
  func hasReference(_ id: ExerciseID) -> Bool {
    host.files.exists("\(solution(id))/Player") && host.files.exists("\(solution(id))/Sources")
  }

  /// A path as it is written from the course's root.
  func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// Every file's name and content below the folders, in one digest.
  func digest(_ folders: [String], and facts: [String] = []) throws(Complaint) -> String {
    var hash = SHA256()
    for folder in folders {
      let files = host.files.list(folder) == nil ? [""] : host.files.tree(folder).map { "/\($0)" }
      for file in files {
        let data = try host.files.read(folder + file) ?? Data()
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
    let path = "\(given(id))/expected.json"
    guard let data = try host.files.read(path),
      let expected = try? JSONDecoder().decode(Expected.self, from: data)
    else { throw damaged(id, "\(relative(path)) is missing or can't be read") }
    return expected
  }

  /// Complains when a part of the exercise is not there.
  func checkWhole(_ exercise: Course.Exercise) throws(Complaint) {
    let folder = self.exercise(exercise.id)
    var parts = exercise.shipped.flatMap { [$0.folder, ".given/\($0.given)"] }
    if exercise.writes == .sources {
      parts += [".given/expected.json"] + exercise.edit.map { "Sources/\($0)" }
    }
    for part in parts where !host.files.exists("\(folder)/\(part)") {
      throw damaged(exercise.id, "Exercises/\(exercise.id)/\(part) is missing")
    }
    for part in exercise.shipped.map(\.folder)
    where !host.files.tree("\(folder)/\(part)").contains(where: { $0.hasSuffix(".swift") }) {
      throw damaged(exercise.id, "Exercises/\(exercise.id)/\(part) holds no Swift file")
    }
  }

  private func damaged(_ id: ExerciseID, _ what: String) -> Complaint {
    .machine(
      "\(id) is not all there: \(what).",
      next: "git checkout -- Exercises/\(id), or kata reset \(id.number)")
  }
}
