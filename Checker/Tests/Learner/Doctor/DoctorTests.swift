import Basics
import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Learner

/// The test of a machine's fitness, made in the way in which a verdict comes about.
@Suite(.serialized, .oneBuildAtATime) struct DoctorTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
  }

  @Test func `a suite is seen to start and to end, whatever the learner has written`() throws {
    try course.write("no Swift at all", to: "Exercises/01-hello/Sources/GreetInteractor.swift")
    let answer = course.kata(["doctor"])
    #expect(answer.code == .success, "\(answer.output)")
    #expect(answer.output.contains("✓ a test suite runs ("))
    #expect(answer.output.contains("and rules can be checked"))
  }

  @Test(.realBuilds) func `on a Mac what starts suites is looked for, and tried`() throws {
    let swift = try FakeSwift.mac.get()
    try swift.installHelper()
    let fine = course.kata(["doctor"], change: swift.onAMacWithSwiftBuild)
    #expect(fine.code == .success, "\(fine.output)")
    #expect(fine.output.contains("✓ what starts suites is there"))

    try FileManager.default.removeItem(atPath: swift.helper)
    let other = course.kata(["doctor"], change: swift.onAMac)
    #expect(other.code == .success, "\(other.output)")
    let answer = course.kata(["doctor"], change: swift.onAMacWithSwiftBuild)
    #expect(answer.code == .machine)
    #expect(answer.output.contains("✗ There is no \(swift.helper)"))
    #expect(answer.output.contains("next: install Xcode"))
    #expect(answer.output.contains("✗ The suite of Exercise01 never started"))
  }

  @Test func `the report tells of the machine, and of nobody's name and places`() throws {
    let swift = try FakeSwift.mac.get()
    try swift.installHelper()
    let answer = course.kata(["doctor", "--report"]) { host in
      swift.onAMac(&host)
      host.environment["HOME"] = "/Users/ann.lee"
      host.environment["USER"] = "ann.lee"
      host.environment["DEVELOPER_DIR"] = "/Users/ann.lee/Xcode.app"
      host.environment["SECRET_TOKEN"] = "abc"
      host.system = "macOS of ann.lee"
    }
    #expect(answer.code == .success, "\(answer.output)")
    for fact in [
      "macOS of USER", "target: arm64-apple-macosx15.0", "DEVELOPER_DIR: ~/Xcode.app",
      "platform: ELSEWHERE (is not there)", "SDK: none", "TOOLCHAINS: mac", "✓ a test suite runs",
    ] {
      #expect(answer.output.contains(fact), "\(fact) is missing:\n\(answer.output)")
    }
    for secret in ["ann.lee", course.root, swift.root, "SECRET", "abc"] {
      #expect(!answer.output.contains(secret), "\(secret) is told:\n\(answer.output)")
    }
  }

  @Test func `the report is written where there is neither a course nor a compiler`() {
    let answer = course.kata(["doctor", "--report"]) { host in
      host.directory = "/"
      host.environment["PATH"] = "/nowhere"
    }
    #expect(answer.code == .machine)
    #expect(answer.output.contains("swift: none"))
    #expect(answer.output.contains("✗ There is no swift on the PATH"))
  }
}
