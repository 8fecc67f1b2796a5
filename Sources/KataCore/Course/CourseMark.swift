/// What an exercise was when it was last looked at, by digests.
package struct CourseMark: Codable, Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  package var readme: String
  package var suite: String
  package var stub: String
  /// Whether the learner has begun it: then the stub is no longer theirs to take.
  package var isBegun: Bool

  package init(
    id: ExerciseID, title: String, readme: String, suite: String, stub: String, isBegun: Bool
  ) {
    self.id = id
    self.title = title
    self.readme = readme
    self.suite = suite
    self.stub = stub
    self.isBegun = isBegun
  }
}

/// Every exercise by the name that stays.
package typealias CourseMarks = [String: CourseMark]

extension Report {
  /// What has become of the exercises; nothing where all is as it was.
  package static func news(from old: CourseMarks, to new: CourseMarks) -> [Line] {
    var lines: [Line] = []
    for (name, now) in new.sorted(by: { $0.value.id < $1.value.id }) {
      guard let was = old[name] else {
        lines.append(Line("  \(now.id) · \(now.title): new"))
        continue
      }
      let words = words(from: was, to: now)
      if !words.isEmpty {
        lines.append(Line("  \(now.id) · \(now.title): \(words.joined(separator: ", "))"))
      }
      if was.stub != now.stub, now.isBegun {
        lines.append(
          Line("    your work stays; the new stub lies in \(ExerciseLayout(now.id).start)"))
      }
    }
    for (name, was) in old.sorted(by: { $0.value.id < $1.value.id }) where new[name] == nil {
      lines.append(Line("  \(was.id) · \(was.title): no longer there"))
    }
    return lines.isEmpty ? [] : [Line("What has changed in the course:", .strong)] + lines
  }

  private static func words(from was: CourseMark, to now: CourseMark) -> [String] {
    var words: [String] = []
    if was.id != now.id { words.append("was \(was.id)") }
    if was.title != now.title { words.append("was called \(was.title)") }
    if was.readme != now.readme { words.append("its README") }
    if was.suite != now.suite { words.append("its suite") }
    if was.stub != now.stub { words.append("its stub") }
    return words
  }
}
