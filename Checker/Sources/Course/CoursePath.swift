package import Basics

/// A way through the course for so much time: some of its exercises, in their order.
package struct CoursePath: Codable, Sendable, Equatable {
  package var name: String
  package var exercises: [ExerciseID]
  package var minutes: Int

  /// The path of a learner who has chosen none.
  package static let whole = "all"

  /// The name of a trainer's own choice.
  package static let own = "class"
}

extension CoursePath {
  package init(name: String, _ exercises: [Course.Exercise]) {
    self.init(
      name: name, exercises: exercises.map(\.id),
      minutes: exercises.reduce(0) { $0 + $1.minutes })
  }
}

extension Course {
  /// The shortest first; what is not written yet is in none.
  package var allPaths: [CoursePath] {
    var named = paths
    // The course says in which order; what it leaves out comes last.
    let whole = paths[CoursePath.whole] ?? []
    named[CoursePath.whole] = whole + exercises.map(\.id).filter { !whole.contains($0) }
    return named.map { name, ids in CoursePath(name: name, ids.compactMap { self[$0] }) }
      .sorted { ($0.minutes, $0.name) < ($1.minutes, $1.name) }
  }

  /// The exercises of a path; of one that there is not, or no longer, all of them.
  package func exercises(on path: String) -> [Exercise] {
    guard let known = allPaths.first(where: { $0.name == path }) else { return exercises }
    return known.exercises.compactMap { self[$0] }
  }

  package func path(named name: String) throws(Complaint) -> CoursePath {
    let paths = allPaths
    if let path = paths.first(where: { $0.name == name.lowercased() }) { return path }
    let names = paths.map(\.name)
    let meant =
      names.first { !name.isEmpty && $0.hasPrefix(name.lowercased()) }
      ?? Spelling.nearest(to: name.lowercased(), among: names)
    let all = names.joined(separator: ", ")
    throw .usage(
      "There is no path \"\(name)\""
        + (meant.map { "; did you mean \($0)?" } ?? "; there are \(all)."),
      next: "kata path shows them")
  }
}
