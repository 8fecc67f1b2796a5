import Basics
import Common
import CNamespaces
import Foundation
@testable import Host
@testable import Shared
import Testing

@testable import Class

/// Attempts to get out of the box of a learner's process: each is made without it, where it should
/// succeed, and in it, where it must fail.
@Suite(.enabled(if: HostFeatures.live.box && BoxLayers.live(namespaces: false).level == .confined))
struct EscapeTests {
  /// An attempt of `Tests/EscapeProbe`, and where it succeeded.
  private struct Attempt {
    var name: String
    /// The word in `probe.c` for what it must do in a box: it fails, for example.
    var expectation: String
    var succeedsOutside = false
    var succeedsInside = false
  }

  private let probe: String
  private let program: String
  private let libraries: String
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    probe = try #require(builtProgram("escape-probe")).path
    program = try #require(builtProgram("kata-class")).path
    libraries = try Toolchain(.live(), remembered: nil).info.paths.runtimeResourcePath
  }

  @Test(arguments: [true, false])
  func `no attempt gets out of the box`(namespaces: Bool) throws {
    let attempts = try attempts { $0.namespaces = $0.namespaces && namespaces }
    let forbidden = attempts.filter {
      ["fails", namespaces ? "namespaces" : ""].contains($0.expectation)
    }
    #expect(forbidden.filter(\.succeedsInside).map(\.name) == [])
    // What fails without a box, too, proves nothing.
    #expect(forbidden.count(where: \.succeedsOutside) >= 41)
    #expect(
      attempts.filter { $0.expectation == "succeeds" && !$0.succeedsInside }.map(\.name) == [])
  }

  @Test func `a box that lacks a layer is found out`() throws {
    func escapes(_ change: (inout BoxLayers) -> Void) throws -> [String] {
      try attempts(change).filter { $0.expectation == "fails" && $0.succeedsInside }.map(\.name)
    }
    #expect(try escapes { $0.seccomp = false }.contains("fork"))
    #expect(try escapes { $0.landlock = 0 }.contains("read a file"))
  }

  /// All attempts, made in both places.
  private func attempts(_ change: (inout BoxLayers) -> Void) throws -> [Attempt] {
    var layers = BoxLayers.live(namespaces: box_has_namespaces() == 1)
    change(&layers)
    let list = try Processes.live().run(Command(words: [probe], environment: [:], limit: 20))
    var attempts = list.output.split(separator: "\n").map { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return Attempt(name: words[1], expectation: words[0])
    }
    for number in attempts.indices {
      attempts[number].succeedsOutside = try succeeds(number, in: nil)
      attempts[number].succeedsInside = try succeeds(number, in: layers)
    }
    return attempts
  }

  /// Makes one attempt; descriptor 9 is what it might inherit.
  private func succeeds(_ number: Int, in layers: BoxLayers?) throws -> Bool {
    let files = Files.live()
    let (outside, inside) = ("\(folder.path)/outside", "\(folder.path)/inside")
    try files.remove(folder.path)
    try files.write("\(outside)/canary", Data("canary".utf8))
    try files.write("\(inside)/input", Data("input".utf8))
    let environment = HostSystem.live().environment
    var words = [
      probe, "\(number)", outside, inside, environment["HOME"] ?? "/root",
      "\(ProcessInfo.processInfo.processIdentifier)",
    ]
    if let layers {
      words = Box.run(probe, libraries: [libraries], in: inside, layers: layers)
        .words(program, starting: words)
    }
    var command = Command(
      words: ["/bin/sh", "-c", #"exec 9<"$0" "$@""#, "\(outside)/canary"] + words,
      environment: ["PATH": "/usr/bin:/bin"], limit: 20, keep: 1 << 16)
    command.environment["LD_LIBRARY_PATH"] = environment["LD_LIBRARY_PATH"]
    let finished = try Processes.live().run(command)
    // The box was not understood, or not closed.
    let faults = [ExitCode.usage, .machine].map { Ending.exited($0.rawValue) }
    try #require(!faults.contains(finished.ending), "\(finished.errors)")
    return finished.ending == .exited(0)
  }
}
