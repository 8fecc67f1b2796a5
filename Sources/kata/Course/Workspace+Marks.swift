import Foundation
import KataCore

extension Workspace {
  /// The course as it lies there.
  func marks() throws(Complaint) -> CourseMarks {
    var marks: CourseMarks = [:]
    for exercise in course.exercises {
      let layout = exercise.layout
      // Digests of contents alone: where they lie may change with the number.
      func digest(_ path: String) throws(Complaint) -> String {
        var hash = SHA256()
        let isFolder = host.files.list(self.path(path)) != nil
        for name in isFolder ? host.files.tree(self.path(path)) : [""] {
          let file = isFolder ? "\(self.path(path))/\(name)" : self.path(path)
          hash.update(Array("\(name)\n".utf8) + Array(try host.files.read(file) ?? Data()))
        }
        return hash.hex()
      }
      marks[exercise.key] = CourseMark(
        id: exercise.id, title: exercise.title, readme: try digest(layout.readme),
        suite: try digest(
          exercise.writes == .suite ? layout.givenSubjects : layout.shippedTests),
        stub: try digest(layout.start), isBegun: try !isUntouched(exercise))
    }
    return marks
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
