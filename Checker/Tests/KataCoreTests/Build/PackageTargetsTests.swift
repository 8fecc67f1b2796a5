import Testing

@testable import KataCore

/// The answers of SwiftPM about a package, and about the compilation of its modules.
@Suite struct PackageTargetsTests {
  @Test func `targets of Swift are read, and tests are left out`() {
    let json = """
      {"name": "notes", "targets": [
        {"c99name": "Notes_Scene", "module_type": "SwiftTarget", "name": "Notes-Scene",
         "path": "Sources/Notes", "sources": ["A.swift", "In/B.swift"], "type": "library"},
        {"c99name": "NotesTests", "module_type": "SwiftTarget", "name": "NotesTests",
         "path": "Tests/NotesTests", "sources": ["T.swift"], "type": "test"},
        {"c99name": "CNotes", "module_type": "ClangTarget", "name": "CNotes",
         "path": "Sources/CNotes", "sources": ["c.c"], "type": "library"}
      ]}
      """
    let targets = PackageTargets(reading: json)?.targets
    #expect(
      targets == [
        .init(module: "Notes_Scene", files: ["Sources/Notes/A.swift", "Sources/Notes/In/B.swift"])
      ])
    #expect(PackageTargets(reading: "error: no package") == nil)
  }

  @Test func `a module keeps the options that change its meaning`() {
    let words = [
      "/usr/bin/swiftc", "-module-name", "Notes", "-emit-module", "-c", "@sources", "-I", "/m",
      "-target", "x86_64", "-swift-version", "6", "-Onone", "-enable-testing", "-D", "DEBUG",
      "-default-isolation", "MainActor", "-I/n", "-num-threads", "4", "-Xcc", "-DX",
    ]
    #expect(
      ModuleFlags.chosen(words) == [
        "-I", "/m", "-swift-version", "6", "-enable-testing", "-D", "DEBUG",
        "-default-isolation", "MainActor", "-I/n", "-Xcc", "-DX",
      ])
  }

  @Test func `files that SwiftPM has written for a module belong to it`() {
    let description = """
      commands:
        "C.Notes-x86_64-debug.module":
          tool: shell
          inputs: ["/p/Notes.swift","/b/Notes.build/DerivedSources/resources.swift","/b/sources"]
          args: ["swiftc"]

      """
    #expect(
      ModuleFlags.derived("Notes", in: "\n" + description + "\n")
        == ["/b/Notes.build/DerivedSources/resources.swift"])
    #expect(ModuleFlags.derived("Other", in: "\n" + description + "\n") == [])
  }
}
