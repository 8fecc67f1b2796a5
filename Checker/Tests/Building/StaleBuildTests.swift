@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// A build system knows a source by its place, size and time: here all three are always the same.
@Suite(.serialized, .oneBuildAtATime) struct StaleBuildTests {
  private let course: TemporaryCourse
  private let own = "Exercises/01-hello/Sources/GreetInteractor.swift"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
  }

  /// Overwrites the learner's file in its place, filled up to a length, with the same time as ever.
  private func save(_ text: String) throws {
    let path = "\(course.root)/\(own)"
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(
      contentsOf: Data((text + "// ").padding(toLength: 4000, withPad: "x", startingAt: 0).utf8))
    try file.truncate(atOffset: 4000)
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: path)
  }

  @Test(arguments: RealBuilds.areWanted ? [nil, "native", "swiftbuild"] : [nil])
  func `saves that differ in their text alone each get their own verdict`(system: String?) throws {
    let right = try course.read(own)
    let wrong = right.replacing(".nobody :", with: ".person(name: \"\") :")
    for round in 1...2 {
      for (text, outcome) in [(right, Outcome.passed), (wrong, .failed)] {
        try save(text)

        let report = try course.report(
          CheckReport.self, ["check", "1", "--fresh", "--scripts", "5"]
        ) { $0.environment["KATA_BUILD"] = system }

        #expect(report.exercises.map(\.outcome) == [outcome], "round \(round)")
      }
    }
  }
}
