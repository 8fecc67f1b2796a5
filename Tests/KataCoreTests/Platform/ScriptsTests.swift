import Foundation
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
    #expect(runs == steps.split(separator: " ").map { ".ci/platform \($0)" } + [".ci/run"])
    for step in steps.split(separator: " ") {
      #expect(script.contains("\n\(step)() { # "), "\(step) has no name")
    }
  }

  /// A block's lines stand deeper than its key.
  private func commands(of workflow: String) -> [String] {
    let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard let key = lines[index].firstMatch(of: #/^( *)(- )?run: (.+)$/#) else { return nil }
      guard key.output.3 == "|" else { return String(key.output.3) }
      let column = key.output.1.count + (key.output.2?.count ?? 0)
      let block = lines[(index + 1)...].prefix { line in
        line.isEmpty || line.prefix { $0 == " " }.count > column
      }
      return block.joined(separator: "\n")
    }
  }

  @Test func `a shell reads each command of the workflow, and takes nothing from outside into it`()
    throws
  {
    let workflow = try text(".github/workflows/ci.yml")
    let commands = commands(of: workflow)
    #expect(commands.count == workflow.matches(of: #/\brun: /#).count)
    #expect(commands.contains { $0.contains("\n") })
    for command in commands {
      let read = try Compiler.call(["-n", "-c", command], of: "bash")
      #expect(read.code == 0, "\(command): \(read.errors)")
      #expect(!command.contains("${{"), "\(command)")
    }
  }

  @Test(arguments: [
    "kata", ".ci/run", ".ci/platform", "Scripts/bench", "Scripts/soak", "Scripts/stale",
    "Scripts/tiny",
  ])
  func `a script can be run, and is read by its own shell`(path: String) throws {
    let file = Compiler.root.appendingPathComponent(path).path
    #expect(FileManager.default.isExecutableFile(atPath: file))
    let shell = try text(path).hasPrefix("#!/bin/sh\n") ? "sh" : "bash"
    let read = try Compiler.call(["-n", file], of: shell)
    #expect(read.code == 0, "\(read.errors)")
  }
}
