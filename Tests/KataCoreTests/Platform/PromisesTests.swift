import Foundation
import Testing

/// What is said of platforms in several places is the same in all of them.
@Suite struct PromisesTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Compiler.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the manifest asks for the macOS that the README names`() throws {
    let manifest = try text("Package.swift").firstMatch(of: #/\.macOS\(\.v([0-9]+)\)/#)
    let version = try #require(manifest?.output.1)
    // `Atomic` and `Mutex` came with 15.
    #expect(try #require(Int(version)) >= 15)
    #expect(try text("README.md").contains("macOS \(version) and Xcode 26.4"))
  }

  @Test func `the workflow goes the steps of the script one by one, and then all the rest`() throws
  {
    let script = try text(".ci/platform")
    let steps = try #require(script.firstMatch(of: #/\nsteps='(.+)'\n/#)?.output.1)
    let macos = try #require(
      try text(".github/workflows/ci.yml").split(separator: "\n  macos:").last)
    let runs = macos.matches(of: #/run: (\.ci/.+)/#).map { String($0.output.1) }
    #expect(runs == steps.split(separator: " ").map { ".ci/platform \($0)" } + [".ci/run"])
    for step in steps.split(separator: " ") {
      #expect(script.contains("\n\(step)() { # "), "\(step) has no name")
    }
  }
}
