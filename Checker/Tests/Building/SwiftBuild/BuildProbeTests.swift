import Basics
@testable import Common
import Host
@testable import Shared
import Testing

/// The probe asks this machine's own compiler.
@Suite(.serialized, .oneBuildAtATime, .realBuilds, .needsBench) struct BuildProbeTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
  }

  private func probe(
    in folder: String = "bench", cache: String = "cache",
    _ change: (inout HostSystem) -> Void = { _ in }
  ) throws -> BuildProbe {
    var host = HostSystem.live()
    change(&host)
    let build = CompilerBuild(
      host: host, toolchain: try Toolchain(host, remembered: nil),
      folder: "\(course.root)/.kata/\(folder)", cache: "\(course.root)/.kata/\(cache)",
      root: course.root, temporary: nil)
    return BuildProbe(build: build, memory: "\(course.root)/.kata/probe.json")
  }

  @Test func `here it works, and is tried once`() throws {
    defer { try? course.remove(".kata/probe.json") }
    #expect(try probe().answer == nil)
    #expect(try probe().works())

    #expect(try probe { $0.processes.failCompilations() }.works())
  }

  @Test func `it works with the cache of a course that was moved`() throws {
    defer { for name in ["probe.json", "new"] { try? course.remove(".kata/\(name)") } }
    _ = try probe(in: "one", cache: "old").works()
    try course.remove(".kata/probe.json")
    try course.move(".kata/old", to: ".kata/new")

    #expect(try probe(in: "two", cache: "new").works())
  }

  @Test func `a compiler that makes nothing does not work`() throws {
    defer { try? course.remove(".kata/probe.json") }
    let failing = try probe(in: "other") { $0.processes.failCompilations() }
    #expect(try !failing.works())
    #expect(try probe().answer == false)
  }

  @Test func `where it fails, swift build makes the verdict`() throws {
    defer { try? course.remove(".kata/builds.json") }
    try? course.remove(".kata/builds.json")
    try? course.remove(".kata/bench")
    for words in [["check", "1", "--fresh"], ["doctor"]] {
      let answer = course.kata(words) { $0.processes.failCompilations() }
      #expect(answer.code == .success, "\(answer)")
      if words == ["doctor"] { #expect(answer.output.contains("built by swift build")) }
    }
  }
}

extension Processes {
  /// Has each compilation of a module for the bench fail.
  fileprivate mutating func failCompilations() {
    answer { command, before throws(Complaint) in
      let isOurs = command.words.contains("-wmo") && !command.words.contains("build")
      guard isOurs else { return try before.run(command) }
      return Finished(ending: .exited(1), output: "error: no way\n", errors: "")
    }
  }
}
