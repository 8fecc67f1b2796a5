/// The facts about a shard beside its grades: `shard.json`, `kata.shard/1`.
///
/// Equal facts have equal bytes, so it holds no time and no machine's name.
package struct ShardRecord: Codable, Equatable, Sendable {
  package var schema = Self.schema
  package var i: Int
  package var n: Int
  package var rule = Shard.rule
  package var kata = Version.program
  package var course: String
  package var toolchain: String
  package var exercises: [ExerciseID]
  package var limits: Limits
  package var hasRoster: Bool
  /// A digest of the names of the whole class: every shard has to have seen the same folder.
  package var everyName: String
  /// The names of the shard's own submissions, and of its people who handed in nothing.
  package var names: [String]
  /// The people of the shard who have handed in more than once.
  package var repeated: [String]
  package var finished = false

  package struct Limits: Codable, Equatable, Sendable {
    /// Seconds for one process of a learner.
    package var timeout: Double
    package var scripts = KataCore.Limits.scripts
    package var box: Trust.Box

    package init(timeout: Double, box: Trust.Box) {
      (self.timeout, self.box) = (timeout, box)
    }
  }

  package static let schema = "kata.shard/1"

  package init(
    _ shard: Shard, course: String, toolchain: String, exercises: [ExerciseID], limits: Limits,
    hasRoster: Bool, everyName: [String], names: [String], repeated: [String]
  ) {
    (i, n, self.course, self.toolchain) = (shard.index, shard.count, course, toolchain)
    (self.exercises, self.limits, self.hasRoster) = (exercises, limits, hasRoster)
    self.everyName = Self.digest(of: everyName)
    (self.names, self.repeated) = (names.sorted(), repeated)
  }

  static func digest(of names: [String]) -> String {
    SHA256.hex(names.sorted().joined(separator: "\0"))
  }

  /// Nil if a damaged file says something impossible.
  package var shard: Shard? { schema == Self.schema ? Shard(i, of: n) : nil }
}
