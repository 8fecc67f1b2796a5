import Foundation
import KataCore

extension Workspace {
  /// The course as it lies there.
  func marks() throws(Complaint) -> CourseMarks {
    var marks: CourseMarks = [:]
    for exercise in course.exercises {
      func digest(_ path: String) throws(Complaint) -> String {
        try content(of: path, in: exercise.id)
      }
      let layout = exercise.layout
      marks[exercise.key] = CourseMark(
        id: exercise.id, title: exercise.title, readme: try digest(layout.readme),
        suite: try digest(exercise.asking),
        stub: try digest(layout.start), isBegun: try !isUntouched(exercise))
    }
    return marks
  }

  /// A digest of a file's or a folder's contents, whatever number the exercise has: neither where they
  /// lie nor how they name its module counts.
  func content(of path: String, in id: ExerciseID) throws(Complaint) -> String {
    var hash = SHA256()
    let place = self.path(path)
    let isFolder = host.files.list(place) != nil
    for name in isFolder ? host.files.tree(place) : [""] {
      var data = try host.files.read(isFolder ? "\(place)/\(name)" : place) ?? Data()
      let module = Data("\(id)".utf8)
      while let range = data.range(of: module) { data.removeSubrange(range) }
      hash.update(Array("\(name)\n\(data.count)\n".utf8) + Array(data))
    }
    return hash.hex()
  }

  /// What was changed since the last time that this was asked; what is there now is remembered.
  func news() throws(Complaint) -> [Line] {
    let now = try marks()
    let memory = "\(state)/seen.json"
    let seen = (try? host.files.read(memory)).flatMap { data in
      data.flatMap { try? JSONDecoder().decode(CourseMarks.self, from: $0) }
    }
    // Whoever may not write here is told the same next time.
    if let data = try? JSONEncoder().encode(now) { try? host.files.write(memory, data) }
    return seen.map { Report.news(from: $0, to: now) } ?? []
  }
}
