import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// A check is right, whatever has become of the files that `kata` keeps.
@Suite(.serialized, .oneBuildAtATime, .needsBench)
struct DamageTests {
  enum Damage: String, CaseIterable {
    case record = ".kata/bench/modules/Exercise01/*/record.json"
    case module = ".kata/bench/modules/Exercise01/*/Exercise01.swiftmodule"
    case object = ".kata/bench/modules/Exercise01/*/Exercise01.o"
    case text = ".kata/bench/modules/Exercise01/*/Exercises/01-hello/Sources/GreetInteractor.swift"
    case given = ".kata/bench/modules/GreetScene/*/GreetScene.swiftmodule"
    case givenObject = ".kata/bench/modules/GreetScene/*/GreetScene.o"
    case program = ".kata/bench/programs/*/kata-tests"
    case cache = ".kata/cache/*/*.pcm"
  }

  private func passes(_ course: TemporaryCourse) -> Bool {
    let answer = course.kata(["check", "1", "--fresh"])
    return answer.code == .success && answer.errors.isEmpty
      && answer.output.contains("rules: kept")
  }

  @Test(.realBuilds)
  func `rules are looked at again once a scene is mended, or its module is lost`() throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try #require(course.kata(["check", "1"]).code == .success)
    try course.remove(".kata/bench/modules/GreetScene")
    #expect(passes(course))

    let scene = "Sources/GreetScene/Greet.swift"
    let text = try course.read(scene)
    try course.write(text + "let broken: = 1\n", to: scene)
    #expect(course.kata(["check", "1"]).code == .machine)
    try course.write(text, to: scene)
    #expect(passes(course))
  }

  @Test(.realBuilds) func `a reference that does not play is made again by the next check`() throws
  {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try #require(course.kata(["check", "1"]).code == .success)
    let folder = ".kata/reference/Exercise01"
    let program = try #require(Files.live().list("\(course.root)/\(folder)")?.first)
    try course.write("#!/bin/sh\n", to: "\(folder)/\(program)")

    let answer = course.kata(["check", "1", "--fresh"])
    #expect(answer.code == .machine)
    #expect(answer.errors.contains("The reference of Exercise01 could not be played."))
    #expect(passes(course))
  }

  @Test(.realBuilds, arguments: Damage.allCases)
  func `a damaged file is made again`(damage: Damage) throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    // The course's own cache is used, and not the program's.
    try Files.live().createFolder("\(course.root)/.kata/cache")
    defer { try? course.remove(".kata/cache") }
    // The first build of all is announced.
    try #require(course.kata(["check", "1", "--fresh"]).code == .success)
    let spoilt = try Processes.live().run(
      Command(
        words: [
          "/bin/sh", "-c", "for f in $0; do echo spoilt >\"$f\" || exit; done",
          "\(course.root)/\(damage.rawValue)",
        ], environment: [:], limit: 60))
    try #require(spoilt.ending == .exited(0))
    #expect(passes(course))
    #expect(passes(course))
  }
}
