import Foundation
import Basics
import Host

/// Tries once with each toolchain whether the compiler itself can build tests that start.
struct BuildProbe {
  let build: CompilerBuild
  /// The file that remembers the answer.
  let memory: String

  private var files: Files { build.files }
  private var toolchain: String { "\(build.toolchain.version) \(build.toolchain.stamp)" }

  /// Nil until it was tried with this toolchain.
  var answer: Bool? { ((try? files.json(memory)) as [String: Bool]?)?[toolchain] }

  func note(_ works: Bool) throws(Complaint) {
    try files.write(json: [toolchain: works], to: memory)
  }

  /// The answer, from memory or from a trial.
  func works() throws(Complaint) -> Bool {
    if let answer { return answer }
    var works = try tries()
    // With the cache of a course that was moved, nothing compiles.
    if !works {
      build.forgetCache()
      works = try tries()
    }
    try note(works)
    return works
  }

  private func tries() throws(Complaint) -> Bool {
    var code = SourceModule("KataProbe", in: "KataProbe", ["Probe.swift": Self.code])
    var tests = SourceModule(
      "KataProbeTests", in: "KataProbeTests", ["Tests.swift": Self.tests], imports: ["KataProbe"])
    (code.isCounted, tests.isTest) = (true, true)
    guard let program = try build.build([code, tests]).program else { return false }
    let folder = "\(build.folder)/probe"
    let (events, profile) = ("\(folder)/events", "\(folder)/profile")
    try files.createFolder(folder)
    let launch = build.toolchain.launch
    let finished = try build.host.processes.run(
      Command(
        words: launch.words(
          launch.product(tests.name, in: program),
          ["--event-stream-output-path", events, "--event-stream-version", "6.3"], in: folder),
        environment: launch.variables(in: folder, inherited: build.host.environment)
          .merging(["LLVM_PROFILE_FILE": profile]) { $1 },
        limit: Limits.linkSeconds))
    let stream = EventStream(reading: try files.text(events) ?? "")
    let isCounted = !files.readPrefix(profile, 1).isEmpty
    try files.remove(folder)
    return finished.ending == .exited(0) && stream.tests.count == 1 && isCounted
  }

  private static let code = """
    import Foundation
    import Observation

    @Observable final class Probe {
      var words = "one two".components(separatedBy: " ")
    }

    """

  private static let tests = """
    import Testing

    @testable import KataProbe

    @Suite struct ProbeTests {
      @Test func `sees and starts`() { #expect(Probe().words.count == 2) }
    }

    """
}
