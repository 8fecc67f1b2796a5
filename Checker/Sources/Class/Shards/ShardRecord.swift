import Core
import Host

/// The facts about a shard beside its grades: `shard.json`, `kata.shard/1`.
///
/// Equal facts have equal bytes, so it holds no time and no machine's name.
struct ShardRecord: Codable, Equatable, Sendable {
  var schema = Self.schema
  var i: Int
  var n: Int
  var rule = Shard.rule
  var kata = Version.program
  var course: String
  var toolchain: String
  var exercises: [ExerciseID]
  var limits: Limits
  var hasRoster: Bool
  /// A digest of the names of the whole class: every shard has to have seen the same folder.
  var everyName: String
  /// The names of the shard's own submissions, and of its people who handed in nothing.
  var names: [String]
  /// The people of the shard who have handed in more than once.
  var repeated: [String]
  var finished = false

  struct Limits: Codable, Equatable, Sendable {
    /// Seconds for one process of a learner.
    var timeout: Double
    var scripts = Core.Limits.scripts
    var box: Trust.Box
  }

  static let schema = "kata.shard/1"

  init(
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
  var shard: Shard? { schema == Self.schema ? Shard(i, of: n) : nil }
}
