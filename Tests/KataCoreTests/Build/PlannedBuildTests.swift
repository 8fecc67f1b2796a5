import KataCore
import Testing

/// What is taken from SwiftPM's description of a build, as it was recorded on Linux.
@Suite struct PlannedBuildTests {
  private let yaml: String
  private let planned: PlannedBuild

  init() throws {
    yaml = try Fixture.text("Build/debug.yaml")
    planned = try #require(PlannedBuild(description: yaml))
  }

  private func module(_ name: String) throws -> PlannedBuild.Module {
    try #require(planned[name])
  }

  @Test func `each module stands behind those that it imports, also through others`() throws {
    let names = planned.modules.map(\.name)
    #expect(Set(names.prefix(2)) == ["LoginScene", "SpyKit"])
    #expect(
      Set(names.suffix(2)) == ["Exercise03Tests", "Exercise03Player"])
    let suite = try module("Exercise03Tests")
    #expect(suite.imports == ["Exercise03", "LoginScene", "LoginSpies", "SpyKit"])
  }

  @Test func `a module keeps its flags, and loses sources, products and bookkeeping`() throws {
    let module = try module("Exercise03")
    #expect(module.sources == ["/course/Exercises/Exercise03/Sources/LoginInteractor.swift"])
    #expect(module.objects.map { $0.hasSuffix("/LoginInteractor.swift.o") } == [true])
    #expect(module.interface == "/course/.kata/build/debug/Modules/Exercise03.swiftmodule")
    #expect(module.arguments.contains("-default-isolation"))
    #expect(module.arguments.contains("-enable-testing"))
    for flag in ["-incremental", "-parseable-output", "-index-store-path", "-I", "-c", "-j2"] {
      #expect(!module.arguments.contains(flag))
    }
    #expect(!module.arguments.contains { $0.hasPrefix("@") || $0.contains("/index/store") })
  }

  @Test func `the program is linked with what starts the tests`() {
    #expect(planned.link.arguments.contains("-emit-executable"))
    #expect(!planned.link.arguments.contains { $0.hasPrefix("@") || $0.hasSuffix(".xctest") })
    let runner = planned.link.runner.compactMap { $0.split(separator: "/").last }
    #expect(Set(runner).isSuperset(of: ["all-discovered-tests.swift.o", "runner.swift.o"]))
  }

  @Test func `cut down to some modules, it holds what they import, and nothing else`() throws {
    let narrowed = try #require(planned.narrowed(to: ["LoginSpies"]))
    #expect(Set(narrowed.modules.map(\.name)) == ["LoginScene", "LoginSpies", "SpyKit"])
    #expect(planned.narrowed(to: ["WeatherSpies"]) == nil)
  }

  @Test func `a file more or less leaves what is known of a module`() throws {
    let before = try #require(planned["Exercise03"])
    let files = ["/course/Exercises/Exercise03/Sources/More/Worker.swift"] + before.sources

    let two = try #require(planned.with(["Exercise03": files])?["Exercise03"])
    #expect(two.sources == files)
    #expect(two.objects.first == "Worker.swift.o")
    #expect(two.arguments == before.arguments)

    #expect(planned.with(["Exercise03": before.sources]) == planned)
    #expect(planned.with(["Exercise03": []]) == nil)
    #expect(planned.with(["Exercise12": files]) == nil)
  }

  @Test(arguments: [
    ("\ncommands:\n", "\norders:\n"), ("tool: shell", "tool: swift-compiler"),
    ("    outputs: [", "    outputs: {"), ("\"-wmo\",", ""), ("\"@/course", "\"/course"),
    ("\"-emit-executable\"", "\"-emit-library\""),
    ("\"/opt/swift/usr/bin/swiftc\",\"-L\"", "\"/opt/other/usr/bin/swiftc\",\"-L\""),
  ])
  func `a description of any other form is no plan`(old: String, new: String) {
    #expect(yaml.contains(old))
    #expect(PlannedBuild(description: yaml.replacing(old, with: new)) == nil)
  }
}
