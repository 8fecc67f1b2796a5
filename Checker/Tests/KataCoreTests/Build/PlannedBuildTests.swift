import KataCore
import Testing

/// SwiftPM's description of a build, as it was recorded on Linux.
@Suite struct PlannedBuildTests {
  private let yaml: String
  private let planned: PlannedBuild

  init() throws {
    yaml = try Fixture.text("Build/debug.yaml")
    planned = try #require(PlannedBuild(description: yaml))
  }

  private func module(_ name: String) throws -> PlannedBuild.Module {
    try #require(planned.modules.first { $0.name == name })
  }

  @Test func `each module stands behind those that it imports, also through others`() throws {
    let names = planned.modules.map(\.name)
    #expect(Set(names.prefix(2)) == ["LoginScene", "SpyKit"])
    #expect(names.suffix(2) == ["Exercise03Player", "Exercise03Tests"])
    #expect(
      try module("Exercise03Tests").imports == ["Exercise03", "LoginScene", "LoginSpies", "SpyKit"])
  }

  @Test func `a module keeps its options, and loses sources, products and bookkeeping`() throws {
    let module = try module("Exercise03")
    #expect(module.words.prefix(3) == ["/opt/swift/usr/bin/swiftc", "-module-name", "Exercise03"])
    #expect(module.words.contains("-default-isolation"))
    #expect(module.words.contains("-enable-testing"))
    for word in ["-incremental", "-parseable-output", "-index-store-path", "-c", "-j2"] {
      #expect(!module.words.contains(word))
    }
    #expect(!module.words.contains { $0.hasPrefix("@") || $0.contains("/index/store") })
    #expect(module.objects.map { $0.hasSuffix("/LoginInteractor.swift.o") } == [true])
    #expect(module.interface == "/course/.kata/build/debug/Modules/Exercise03.swiftmodule")
  }

  @Test func `the program is linked with what starts the tests`() {
    #expect(!planned.link.words.contains { $0.hasPrefix("@") || $0.hasSuffix(".xctest") })
    let runner = planned.link.runner.compactMap { $0.split(separator: "/").last }
    #expect(Set(runner).isSuperset(of: ["all-discovered-tests.swift.o", "runner.swift.o"]))
  }

  @Test func `counters are linked for a module that counts`() throws {
    var module = try module("Exercise03")
    module.words.removeAll { $0 == "-profile-generate" }
    #expect(!PlannedBuild.words(planned.link, for: [module]).contains("-profile-generate"))
    module.words.append("-profile-generate")
    #expect(PlannedBuild.words(planned.link, for: [module]).contains("-profile-generate"))
  }

  @Test(arguments: [
    ("\ncommands:\n", "\norders:\n"), ("tool: shell", "tool: swift-compiler"),
    ("    outputs: [", "    outputs: {"), ("\"-wmo\",", ""), ("\"@/course", "\"/course"),
    ("\"-emit-executable\"", "\"-emit-library\""),
  ])
  func `a description of any other form is not read`(old: String, new: String) {
    #expect(yaml.contains(old))
    #expect(PlannedBuild(description: yaml.replacing(old, with: new)) == nil)
  }

  @Test func `a Mac's description is not read: its link command has another form`() throws {
    #expect(PlannedBuild(description: try Fixture.text("Build/debug.macos.yaml")) == nil)
  }
}
