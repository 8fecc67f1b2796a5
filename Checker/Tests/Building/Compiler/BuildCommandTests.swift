import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Synchronization
import Testing

/// The commands for SwiftPM, and the handling of its errors; a fake gives its answers here.
@Suite struct BuildCommandTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    try course.solve("Exercise01")
  }

  /// Every build fails with these words, of a compiler for this target.
  private func run(
    _ words: [String], saying errors: String, triple: String = "x86_64-unknown-linux-gnu"
  ) -> (answer: TemporaryCourse.Answer, builds: [[String]]) {
    let builds = Mutex<[[String]]>([])
    let answer = course.kata(words) { host in
      host.environment["KATA_BUILD"] = "native"
      host.processes = .compiler(triple: triple) { command in
        if command.words.contains("build") { builds.withLock { $0.append(command.words) } }
        return Finished(ending: .exited(1), output: errors, errors: "")
      }
    }
    return (answer, builds.withLock { $0 })
  }

  private var suiteWithoutTesting: String {
    let suite = "\(course.root)/Exercises/01-hello/Tests/GreetInteractorTests.swift"
    return "\(suite):2:8: error: no such module 'Testing'\n 2 | import Testing\n"
  }

  /// The case of a Mac with the Command Line Tools alone.
  @Test(arguments: [
    ("arm64-apple-macosx15.0", "install Xcode 26.4"),
    ("x86_64-unknown-linux-gnu", "install Swift 6.3"),
  ])
  func `a compiler that finds no testing library is the machine's fault`(
    triple: String, advice: String
  ) {
    for words in [["check", "1"], ["doctor"]] {
      let (answer, builds) = run(words, saying: suiteWithoutTesting, triple: triple)
      let said = answer.output + answer.errors
      #expect(answer.code == .machine, "\(said)")
      #expect(said.contains("does not find Swift's testing library"), "\(said)")
      #expect(said.contains("next: \(advice)"), "\(said)")
      // Swift 6.4's default build system has its products elsewhere.
      #expect(builds.map { $0.contains("native") } == [true])
    }
  }

  /// The case of everything below `/tmp` on a Mac.
  @Test func `an error that is named by a link is told at its place in the learner's file`() throws
  {
    try course.remove("Solutions")
    let link = "\(course.root)-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: course.root)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let file = "Exercises/01-hello/Sources/GreetInteractor.swift"
    let said = run(["check", "1"], saying: "\(link)/\(file):1:1: error: expected declaration\n")
      .answer
    #expect(said.code == .notPassed, "\(said.errors)")
    #expect(said.output.contains(" \(file):1"), "\(said.output)")
    #expect(!said.output.contains(link))
  }
}
