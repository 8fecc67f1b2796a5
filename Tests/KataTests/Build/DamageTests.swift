import Foundation
import KataCore
import KataHost
import Testing

@testable import kata

/// A check is right, whatever has become of the files that `kata` keeps.
@Suite(.serialized, .oneBuildAtATime, .enabled(if: HostFeatures.live.directBuild))
struct DamageTests {
  enum Damage: String, CaseIterable {
    case database = ".kata/build/build.db"
    case description = ".kata/build/debug.yaml"
    case record = ".kata/build/built.json"
    case command = ".kata/build/direct/commands/*"
    case module = ".kata/build/direct/modules/Exercise01-*/Exercise01.swiftmodule"
    case object = ".kata/build/direct/modules/Exercise01-*/Exercise01.o"
    case given = ".kata/build/debug/Modules/GreetScene.swiftmodule"
    case givenObject = ".kata/build/debug/GreetScene.build/*.o"
    case program = ".kata/build/direct/programs/*/KataVIPPackageTests.xctest"
  }

  private func files(_ pattern: String, in root: String) -> [String] {
    var paths = [root]
    for part in pattern.split(separator: "/").map(String.init) {
      paths = paths.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let ends = part.split(separator: "*", omittingEmptySubsequences: false)
        return names.filter {
          ends.count == 1 ? $0 == part : $0.hasPrefix(ends[0]) && $0.hasSuffix(ends[1])
        }.map { "\(folder)/\($0)" }
      }
    }
    return paths
  }

  private func passes(_ course: TemporaryCourse) -> Bool {
    let answer = course.kata(["check", "1", "--fresh"])
    return answer.code == .success && answer.errors.isEmpty
  }

  @Test(.realBuilds, arguments: Damage.allCases)
  func `a damaged file is made again`(damage: Damage) throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    // The first build of all is announced.
    try #require(course.kata(["check", "1", "--fresh"]).code == .success)
    let found = files(damage.rawValue, in: course.root)
    try #require(!found.isEmpty)
    for path in found {
      try Data("no longer what it was".utf8).write(to: URL(fileURLWithPath: path))
    }
    // Where its commands are known, SwiftPM is not asked.
    if [.database, .description, .record].contains(damage) {
      try course.remove(".kata/build/direct")
    }
    #expect(passes(course))
    #expect(passes(course))
  }
}
