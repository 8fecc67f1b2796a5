import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// A Mac's way to a verdict, on this machine.
@Suite(.serialized, .oneBuildAtATime, .realBuilds) struct MacLaunchTests {
  private let course: TemporaryCourse
  private let swift: FakeSwift

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try course.solve("Exercise02")
    swift = try FakeSwift.mac.get()
    try swift.installHelper()
  }

  private var remembered: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(course.root)/.kata/verdicts")) ?? []
  }

  /// Each way starts the program that it has built itself.
  @Test func `a solved exercise passes in each way after the other, with its rules held`() throws {
    let newer = { (host: inout HostSystem) in host.environment["KATA_BUILD"] = "swiftbuild" }
    for way in [swift.onAMac, newer, swift.onAMacWithSwiftBuild, newer] {
      let report = try course.report(
        CheckReport.self, ["check", "1", "--fresh"], change: way)
      #expect(report.exercises.map(\.outcome) == [.passed])
      #expect(
        report.exercises.map(\.rules.state) == [.held], "\(report.exercises.map(\.notes))")
      #expect(report.exercises.map(\.reference.state) == [.agreed])
    }
  }

  @Test(arguments: [
    ("rm -f", "", "is not there"),
    ("true", "#!/bin/sh\necho 'dyld[1]: Library not loaded' >&2\nkill -4 $$\n", "signal 4"),
  ])
  func `a helper that can't start a suite is the machine's fault, in both kinds of exercise`(
    deed: String, script: String, words: String
  ) throws {
    if !script.isEmpty { try swift.install(script, at: swift.helper) }
    _ = try Processes.live().run(
      Command(words: ["/bin/sh", "-c", "\(deed) '\(swift.helper)'"], environment: [:], limit: 60))

    for exercise in ["1", "2"] {
      let answer = course.kata(["check", exercise], change: swift.onAMacWithSwiftBuild)
      #expect(answer.code == .machine)
      #expect(answer.output == "")
      let told = answer.errors.split(separator: "\n").map(String.init)
      #expect(
        told.first?.hasPrefix("kata: The suite of Exercise0\(exercise) never started") == true)
      #expect(told.first?.contains(words) == true, "\(answer.errors)")
      #expect(told.last?.contains("doctor --report") == true)
      #expect(told.count > 2, "the last words are missing: \(answer.errors)")
    }
    #expect(remembered == [])
  }
}
