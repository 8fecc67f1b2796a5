import Foundation
@testable import Common
@testable import Shared
import Testing

/// The workflow and the scripts, as far as a shell can tell without running them.
@Suite struct ScriptsTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Compiler.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the workflow goes the steps of the script one by one, and then all the rest`() throws
  {
    let script = try text(".ci/platform")
    let steps = try #require(script.firstMatch(of: #/\nsteps='(.+)'\n/#)?.output.1)
    let macos = try #require(
      try text(".github/workflows/ci.yml").split(separator: "\n  macos:").last)
    let runs = macos.matches(of: #/run: (\.ci/.+)/#).map { String($0.output.1) }
    let rest = [".ci/documents --swift", ".ci/run"]
    #expect(runs == steps.split(separator: " ").map { ".ci/platform \($0)" } + rest)
    for step in steps.split(separator: " ") {
      #expect(script.contains("\n\(step)() { # "), "\(step) has no name")
    }
  }

  @Test(arguments: [
    "kata", ".ci/run", ".ci/platform", "Scripts/soak", "Scripts/tiny",
    "Scripts/record-streams", "Scripts/release/standalone", ".ci/standalone",
    ".github/actions/rules/run",
  ])
  func `a script can be run, and is read by its own shell`(path: String) throws {
    let file = Compiler.root.appendingPathComponent(path).path
    #expect(FileManager.default.isExecutableFile(atPath: file))
    let shell = try text(path).hasPrefix("#!/bin/sh\n") ? "sh" : "bash"
    let read = try Compiler.call(["-n", file], of: shell)
    #expect(read.code == 0, "\(read.errors)")
  }
}
