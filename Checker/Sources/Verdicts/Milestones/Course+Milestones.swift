extension Course.Exercise {
  /// One of the steps in which an exercise is handed in, each judged by itself.
  package struct Milestone: Codable, Sendable, Equatable {
    package var title: String
    package var minutes: Int
    /// The numbers of its edges in the README.
    package var edges: [Int]
    /// The ends of the protocols of all parts by then, for the rule `parts`; nil for the exercise's.
    package var parts: [String]?
    /// True if its scripts are played by themselves, by a player that reads `SPYKIT_STAGE`.
    package var isPlayed: Bool?
    /// True for a change request: the files that it touches are counted.
    package var isChange: Bool?
  }

  /// The exercise as a milestone wants it.
  package func at(_ milestone: Int?) -> Self {
    var exercise = self
    if let milestone, let parts = stages?[milestone].parts { exercise.parts = parts }
    return exercise
  }

  /// The milestone of a test: the last one that has an edge of its.
  package func milestone(of edges: [Int]) -> Int? {
    stages?.lastIndex { milestone in edges.contains(where: milestone.edges.contains) }
  }
}
